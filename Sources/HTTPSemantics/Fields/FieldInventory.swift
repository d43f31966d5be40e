import Evidence
import HTTPSyntax

/// A place in a field line, with what is to be said of it.
package struct FieldPlace: Sendable {
    /// The usual name of the field.
    package let field: String
    package let range: OctetRange
    package let detail: String

    package init(_ field: String, _ range: OctetRange, _ detail: String) {
        self.field = field
        self.range = range
        self.detail = detail
    }
}

/// The names of the final head against the registry of field names.
package struct FieldInventory: Sendable {
    /// Fields that only a request may hold, at their names.
    package let requestOnly: [FieldPlace]
    /// Fields whose registration says that they are deprecated or obsolete, those with a check of their own left out.
    package let outdated: [FieldPlace]
    /// Unknown names with the known one they most likely stand for.
    package let misspelt: [FieldPlace]
    /// Further lines of fields that have one value, those with a check of their own left out.
    package let repeated: [FieldPlace]

    /// Unknown names that are compared with known ones.
    private static let unknownLimit = 64
    private static let outdatedElsewhere: Set<String> = ["pragma", "x-xss-protection", "feature-policy"]
    private static let repeatedElsewhere: Set<String> = [
        "age", "content-length", "content-type", "location", "etag", "strict-transport-security", "content-disposition",
        "access-control-allow-origin", "x-frame-options",
    ]

    init(_ exchange: Exchange) {
        let fields = exchange.message.fields
        var requestOnly: [FieldPlace] = []
        var outdated: [FieldPlace] = []
        var misspelt: [FieldPlace] = []
        var repeated: [FieldPlace] = []
        // Names of the registry, of which a head has a handful: fewer comparisons than hashing costs, and never many.
        var seen: [String] = []
        var unknown = 0
        for line in fields.lines where line.hasValidName {
            guard let entry = FieldRegistry.entry(of: line, in: fields.octets) else {
                unknown += 1
                let name = fields.name(of: line)
                if unknown <= FieldInventory.unknownLimit, let meant = FieldRegistry.likelyMeant(by: name) {
                    misspelt.append(FieldPlace(name, line.name, "\(meant.name) is known"))
                }
                continue
            }
            if entry.isRequestOnly { requestOnly.append(FieldPlace(entry.name, line.name, "of use in requests alone")) }
            let isOutdated = entry.standing == .deprecated || entry.standing == .obsoleted
            if isOutdated, !entry.isRequestOnly, !FieldInventory.outdatedElsewhere.contains(entry.name.lowercased()) {
                outdated.append(FieldPlace(entry.name, line.name, "registered as \(entry.standing.rawValue)"))
            }
            guard entry.isSingleton else { continue }
            if !seen.contains(entry.name) {
                seen.append(entry.name)
            } else if !FieldInventory.repeatedElsewhere.contains(entry.name.lowercased()) {
                repeated.append(FieldPlace(entry.name, line.name, "a second \(entry.name)"))
            }
        }
        self.requestOnly = requestOnly
        self.outdated = outdated
        self.misspelt = misspelt
        self.repeated = repeated
    }
}
