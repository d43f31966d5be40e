import Evidence

/// Content-Security-Policy: one or more policies that all apply (CSP Level 3, 2.2).
package struct ContentSecurityPolicy: Sendable {
    package struct Source: Sendable, Hashable {
        /// As sent.
        package let text: String
        package let range: OctetRange

        /// In lower case; of nonces and hashes the rest is not to be compared so.
        package var keyword: String { text.lowercased() }
        package var isNonceOrHash: Bool {
            ["'nonce-", "'sha256-", "'sha384-", "'sha512-"].contains { keyword.hasPrefix($0) }
        }
    }

    package struct Directive: Sendable, Hashable {
        /// In lower case.
        package let name: String
        package let nameRange: OctetRange
        package let sources: [Source]
        /// The octets after the name, blanks at the ends removed.
        package let value: OctetRange

        /// `'unsafe-inline'` where it works: browsers ignore it beside a nonce, a hash or `'strict-dynamic'`.
        package var unsafeInline: Source? {
            if sources.contains(where: { $0.isNonceOrHash || $0.keyword == "'strict-dynamic'" }) { return nil }
            return source("'unsafe-inline'")
        }

        package func source(_ keyword: String) -> Source? { sources.first { $0.keyword == keyword } }
    }

    package struct Policy: Sendable, Hashable {
        package let directives: [Directive]
        /// Directives whose name stood before: ignored.
        package let repeated: [Directive]

        package subscript(name: String) -> Directive? { directives.first { $0.name == name } }
        /// What scripts in elements must obey.
        package var scripts: Directive? { self["script-src-elem"] ?? self["script-src"] ?? self["default-src"] }
    }

    package let policies: [Policy]

    private static let directivesKept = 256
    private static let sourcesKept = 1_024

    package init(_ values: FieldValues) {
        var policies: [Policy] = []
        for range in values.ranges {
            // Commas part policies even within what looks like quotes.
            for piece in ContentSecurityPolicy.pieces(range, in: values.octets, at: 0x2C) where policies.count < 64 {
                let policy = ContentSecurityPolicy.policy(piece, in: values.octets)
                if !policy.directives.isEmpty { policies.append(policy) }
            }
        }
        self.policies = policies
    }

    private static func policy(_ range: OctetRange, in octets: [UInt8]) -> Policy {
        var directives: [Directive] = []
        var repeated: [Directive] = []
        var names: Set<String> = []
        for piece in pieces(range, in: octets, at: 0x3B) where directives.count + repeated.count < directivesKept {
            let words = words(piece, in: octets)
            guard let name = words.first else { continue }
            let directive = Directive(
                name: octets.lowercasedText(name),
                nameRange: name,
                sources: words.dropFirst().map { Source(text: octets.text($0), range: $0) },
                value: octets.trimmed(name.upperBound..<piece.upperBound)
            )
            if names.insert(directive.name).inserted { directives.append(directive) } else { repeated.append(directive) }
        }
        return Policy(directives: directives, repeated: repeated)
    }

    private static func pieces(_ range: OctetRange, in octets: [UInt8], at separator: UInt8) -> [OctetRange] {
        octets[range].split(separator: separator).map { $0.startIndex..<$0.endIndex }
    }

    private static func words(_ range: OctetRange, in octets: [UInt8]) -> [OctetRange] {
        octets[range].split(maxSplits: sourcesKept) { $0.isFoldedBlank || $0 == 0x0C }.map { $0.startIndex..<$0.endIndex }
    }
}
