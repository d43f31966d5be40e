import Evidence
import HTTPSyntax
import WebURL

/// Values that break the grammar of their field, for fields that no other topic looks at; and oddities that all list fields share.
package struct FieldGrammarFacts: Sendable {
    package let failures: [FieldPlace]
    /// Empty members of comma-separated lists (RFC 9110 5.6.1.1).
    package let emptyMembers: [FieldPlace]
    /// Backslashes before octets that need none, in quoted strings (RFC 9110 5.6.4).
    package let needlessEscapes: [FieldPlace]
    /// Commas and semicolons in quoted strings of fields whose readers often split without looking at quotes.
    package let quotedDelimiters: [FieldPlace]
    /// Values that hide a text in percent escapes or encoded words.
    package let encodedTexts: [FieldPlace]

    private static let tokenLists: [FieldName] = [
        "allow", "trailer", "connection", "content-language", "access-control-allow-methods", "access-control-allow-headers",
        "access-control-expose-headers",
    ]
    private static let otherLists: [FieldName] = [
        "accept-ranges", "cache-control", "content-encoding", "transfer-encoding", "upgrade", "vary",
        "via", "link", "pragma", "alt-svc", "accept-patch", "accept-post", "www-authenticate", "proxy-authenticate", "server-timing",
    ]
    private static let quoting: [FieldName] = [
        "content-type", "content-disposition", "link", "warning", "www-authenticate", "proxy-authenticate", "cache-control",
        "server-timing", "accept-patch", "accept-post", "authentication-info", "preference-applied",
    ]
    /// What `others` looks at.
    private static let uncommon: [FieldName] = [
        "via", "server", "link", "location", "content-location", "upgrade", "www-authenticate", "proxy-authenticate",
    ]
    private static let splitting: [FieldName] = ["content-type", "accept-patch", "accept-post", "preference-applied"]
    private static let texts: Set<String> = [
        "x-message", "x-error", "x-error-message", "x-description", "x-title", "x-filename", "x-file-name", "x-status-message",
        "x-reason", "x-user", "x-username", "x-name", "x-debug", "grpc-message", "x-amz-meta-filename",
    ]

    init(_ exchange: Exchange) {
        // Most of these fields are absent from any one response, and are passed over before anything is made for them.
        let fields = exchange.message.fields
        let tokens = FieldGrammarFacts.tokenLists.filter(fields.has).map { ($0, TokenList(exchange.values($0))) }
        let others = FieldGrammarFacts.otherLists.filter(fields.has).map { ($0, TokenList(exchange.values($0))) }
        let noTokens = tokens.flatMap { name, list in
            list.defects.filter { $0.kind == .notToken }.map { FieldPlace(name.text, $0.range, "no token") }
        }
        failures = noTokens + FieldGrammarFacts.others(exchange)
        emptyMembers = (tokens + others).flatMap { name, list in
            list.defects.filter { $0.kind == .empty }.map {
                FieldPlace(name.text, FieldGrammarFacts.visible($0.range, in: exchange), "nothing between commas in \(name.text)")
            }
        }
        needlessEscapes = FieldGrammarFacts.quoting.filter(fields.has).flatMap { name in
            FieldGrammarFacts.quoted(exchange.values(name)) { octets, index in
                octets[index] == 0x5C && index + 1 < octets.count && octets[index + 1] != 0x22 && octets[index + 1] != 0x5C
            }
            .map { FieldPlace(name.text, $0..<$0 + 2, "the backslash is not needed") }
        }
        quotedDelimiters = FieldGrammarFacts.splitting.filter(fields.has).flatMap { name in
            FieldGrammarFacts.quoted(exchange.values(name)) { octets, index in octets[index] == 0x2C || octets[index] == 0x3B }
                .map { FieldPlace(name.text, $0..<$0 + 1, "part of the quoted value, not a delimiter") }
        }
        encodedTexts = exchange.message.fields.lines.compactMap { line in
            let value = exchange.message.octets[line.value]
            let isWord = value.count > 1 && value[value.startIndex] == 0x3D && value[value.startIndex + 1] == 0x3F
            guard isWord || value.contains(0x25) else { return nil }
            let octets = Array(value)
            let name = exchange.message.fields.name(of: line).lowercased()
            guard isWord || FieldGrammarFacts.texts.contains(name), let hidden = EncodedText.hidden(in: octets) else { return nil }
            guard hidden.form == .percent || hidden.form == .encodedWords else { return nil }
            return FieldPlace(name, line.value, "\(hidden.form.rawValue) for \(hidden.text.prefix(80))")
        }
    }

    /// An empty range is shown by the comma before it, where there is one.
    private static func visible(_ range: OctetRange, in exchange: Exchange) -> OctetRange {
        guard range.isEmpty, range.lowerBound > 0 else { return range }
        var index = range.lowerBound - 1
        while index > 0, exchange.message.octets[index].isFoldedBlank { index -= 1 }
        return exchange.message.octets[index] == 0x2C ? index..<index + 1 : range
    }

    /// Places within quoted strings; an escape counts as one octet, its backslash.
    private static func quoted(_ values: FieldValues, where matches: ([UInt8], Int) -> Bool) -> [Int] {
        var found: [Int] = []
        for range in values.ranges {
            var isQuoted = false
            var index = range.lowerBound
            while index < range.upperBound, found.count < 64 {
                let octet = values.octets[index]
                if octet == 0x22 { isQuoted.toggle() } else if isQuoted, matches(values.octets, index) { found.append(index) }
                index += isQuoted && octet == 0x5C ? 2 : 1
            }
        }
        return found
    }

    private static func others(_ exchange: Exchange) -> [FieldPlace] {
        var found: [FieldPlace] = []
        guard uncommon.contains(where: exchange.message.fields.has) else { return found }
        found += Via(exchange.values("via")).malformed.map { FieldPlace("via", $0, "not a version and a host or pseudonym") }
        let server = exchange.values("server")
        found += server.ranges.compactMap { ProductList($0, in: server.octets).failure }.map {
            FieldPlace("server", $0, "neither a product nor a comment")
        }
        found += LinkField(exchange.values("link")).defects.map { FieldPlace("link", $0.range, words($0.kind)) }
        let location = exchange.values("content-location")
        if !location.isEmpty {
            found += LocationField(location).ranges(.invalidCharacter).map { FieldPlace("content-location", $0, "no URI holds this") }
        }
        found += unresolvable(exchange)
        let upgrade = exchange.values("upgrade")
        found += CommaList.members(of: upgrade).filter { !upgrade.octets[$0].allSatisfy { $0.isTokenCharacter || $0 == 0x2F } }.map {
            FieldPlace("upgrade", $0, "no protocol name")
        }
        for name: FieldName in ["www-authenticate", "proxy-authenticate"] {
            found += ChallengeField(exchange.values(name)).defects.map { FieldPlace(name.text, $0.range, "neither scheme nor parameter") }
        }
        return found
    }

    /// References that are no URL, where no redirection looks at them.
    private static func unresolvable(_ exchange: Exchange) -> [FieldPlace] {
        guard exchange.message.fields.has("location") || exchange.message.fields.has("content-location") else { return [] }
        let base = exchange.url ?? WebURL("https://unknown.invalid/")
        let isRedirect = [301, 302, 303, 307, 308].contains(exchange.message.status)
        let names: [FieldName] = isRedirect ? ["content-location"] : ["content-location", "location"]
        return names.compactMap { name in
            let field = LocationField(exchange.values(name))
            guard let range = field.value, let reference = field.reference, WebURL(octets: reference, base: base) == nil else { return nil }
            return FieldPlace(name.text, range, "no URL")
        }
    }

    private static func words(_ flaw: LinkField.Flaw) -> String {
        switch flaw {
        case .noBrackets: "the target does not stand in angle brackets"
        case .unterminatedTarget: "no closing angle bracket"
        case .strayOctets: "between the target and its parameters"
        }
    }
}
