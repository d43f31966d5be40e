import Evidence
import HTTPSyntax

/// What the parameters of fields show that clients read in different ways.
package struct ParameterFacts: Sendable {
    /// `name*` values that are not charset'language'escapes, or stand in quotes.
    package let invalidExtended: [FieldPlace]
    /// `name*` values in a charset other than UTF-8.
    package let otherCharsets: [FieldPlace]
    /// Values within single quotes, which are part of the value.
    package let singleQuoted: [FieldPlace]
    /// Blanks beside `=`.
    package let blanks: [FieldPlace]

    init(_ exchange: Exchange) {
        let members = ParameterFacts.members(exchange)
        var invalid: [FieldPlace] = []
        var charsets: [FieldPlace] = []
        for (field, parameter) in members where parameter.name.hasSuffix("*") && parameter.name.utf8.count > 1 {
            guard let range = parameter.valueRange else { continue }
            let parts = parameter.value.split(separator: "'", omittingEmptySubsequences: false)
            let charset = parts.count >= 3 ? parts[0].lowercased() : ""
            if !charset.isEmpty, charset != "utf-8" {
                charsets.append(FieldPlace(field, range, "charset \(charset)"))
            } else if parameter.isQuoted {
                invalid.append(FieldPlace(field, range, "no quotes are allowed here"))
            } else if ExtendedValue(parameter.value) == nil {
                invalid.append(FieldPlace(field, range, charset.isEmpty ? "no charset" : "the escapes are no UTF-8"))
            }
        }
        invalidExtended = invalid
        otherCharsets = charsets
        singleQuoted = members.compactMap { field, parameter in
            guard !parameter.isQuoted, let range = parameter.valueRange, parameter.value.utf8.count >= 2 else { return nil }
            guard parameter.value.hasPrefix("'"), parameter.value.hasSuffix("'") else { return nil }
            return FieldPlace(field, range, "the single quotes are part of the value")
        }
        blanks = members.flatMap { field, parameter in
            parameter.defects.filter { $0.kind == .blankAroundEquals }.map { FieldPlace(field, $0.range, "a blank beside =") }
        }
    }

    private static func members(_ exchange: Exchange) -> [(String, Parameter)] {
        var found: [(String, Parameter)] = []
        for name: FieldName in ["content-disposition", "transfer-encoding", "accept-patch", "accept-post", "server-timing"] {
            for member in ParameterisedMember.all(exchange.values(name)) { found += member.parameters.map { (name.text, $0) } }
        }
        for link in LinkField(exchange.values("link")).links { found += link.parameters.map { ("link", $0) } }
        return found
    }
}
