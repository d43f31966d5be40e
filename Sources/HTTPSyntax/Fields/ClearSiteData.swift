import Evidence

/// Clear-Site-Data: kinds of data in quotes (Clear Site Data 3.1).
package struct ClearSiteData: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// A known kind without its quotes: not recognised.
        case unquoted
        case unknown
        /// No kind at all.
        case empty
    }

    private static let known: Set<String> = [
        "*", "cache", "clienthints", "cookies", "executioncontexts", "prefetchcache", "prerendercache", "storage",
    ]

    /// Known kinds, in lower case.
    package let kinds: [String]
    package let defects: [Defect<Flaw>]

    package init(_ values: FieldValues) {
        var kinds: [String] = []
        var defects: [Defect<Flaw>] = []
        let members = CommaList.members(of: values).prefix(64)
        for member in members {
            let text = values.octets.lowercasedText(member)
            let isQuoted = text.utf8.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
            let kind = isQuoted ? String(text.dropFirst().dropLast()) : text
            if !ClearSiteData.known.contains(kind) {
                defects.append(Defect(kind.isEmpty ? .empty : .unknown, at: member))
            } else if isQuoted {
                kinds.append(kind)
            } else {
                defects.append(Defect(.unquoted, at: member))
            }
        }
        if members.isEmpty, !values.isEmpty { defects.append(Defect(.empty, at: values.span)) }
        self.kinds = kinds
        self.defects = defects
    }
}
