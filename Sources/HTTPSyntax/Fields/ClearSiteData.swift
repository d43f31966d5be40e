import Evidence

/// Clear-Site-Data: which stored data of the origin the browser is to drop (Clear Site Data 3.1).
package struct ClearSiteData: Sendable {
    package struct Kind: Sendable, Hashable {
        /// Without quotes.
        package let name: String
        package let isQuoted: Bool
        package let range: OctetRange
    }

    package static let known: Set<String> = [
        "cache", "clientHints", "cookies", "executionContexts", "prefetchCache", "prerenderCache", "storage", "*",
    ]

    package let kinds: [Kind]
    package let isPresent: Bool

    package init(_ values: FieldValues) {
        isPresent = !values.isEmpty
        kinds = CommaList.members(of: values).prefix(64).map { member in
            let inner = QuotedString.inner(member, in: values.octets)
            return Kind(name: values.octets.text(inner ?? member), isQuoted: inner != nil, range: member)
        }
    }

    /// Kinds that a browser obeys.
    package var effective: [Kind] { kinds.filter { $0.isQuoted && ClearSiteData.known.contains($0.name) } }
}
