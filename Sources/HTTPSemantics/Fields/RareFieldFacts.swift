import Evidence
import HTTPSyntax

/// What is wrong with fields that few responses have, each looked at for itself.
package struct RareFieldFacts: Sendable {
    package let keepAlive: [FieldPlace]
    /// Durations of Server-Timing that are no number.
    package let durations: [FieldPlace]
    /// Languages that stand in Content-Language before.
    package let languages: [FieldPlace]
    package let sunset: [FieldPlace]
    /// Use-As-Dictionary (RFC 9842 2.1).
    package let dictionary: [FieldPlace]
    /// Client hints asked for.
    package let hints: [FieldPlace]
    /// Preferences applied that the request does not have; none when the request is not known.
    package let unaskedPreferences: [FieldPlace]
    package let preferences: OctetRange?
    /// Names of fields that a 206 to If-Range need not repeat (RFC 9110 15.3.7).
    package let repeatedInPart: [OctetRange]
    /// Content codings that need a dictionary (RFC 9842).
    package let dictionaryCodings: [OctetRange]

    private static let representation: [FieldName] = [
        "content-type", "content-language", "content-encoding", "content-disposition", "last-modified",
    ]

    init(_ exchange: Exchange, now: Int) {
        keepAlive = RareFieldFacts.keepAlive(exchange.values("keep-alive"))
        let timing = ServerTiming(exchange.values("server-timing"))
        durations = timing.metrics.filter { !$0.hasNumericDuration }.compactMap(\.duration).map {
            FieldPlace("Server-Timing", $0.range, "no number")
        }
        languages = TokenList(exchange.values("content-language")).defects.filter { $0.kind == .repeated }.map {
            FieldPlace("Content-Language", $0.range, "stood before")
        }
        let end = DateField(exchange.values("sunset"), now: now)
        sunset = end.isInvalid ? end.octets.map { [FieldPlace("Sunset", $0, "no HTTP-date")] } ?? [] : []
        dictionary = RareFieldFacts.dictionary(exchange.values("use-as-dictionary"))
        hints = (StructuredField.list(exchange.values("accept-ch")).value ?? []).compactMap { member in
            member.token.map { FieldPlace($0, member.range, "asked for") }
        }
        let applied = exchange.values("preference-applied")
        preferences = applied.isEmpty ? nil : applied.span
        let asked = FieldValues(text: exchange.requestField("prefer") ?? "")
        let names = Set(ParameterisedMember.all(asked).map { Parameter($0.value, in: asked.octets).name })
        let found = ParameterisedMember.all(applied).map { Parameter($0.value, in: applied.octets) }
        repeatedInPart =
            exchange.message.status == 206
            ? RareFieldFacts.representation.flatMap { exchange.message.fields.lines(named: $0).map(\.name) } : []
        dictionaryCodings = TokenList(exchange.values("content-encoding")).members.filter {
            $0.lowercased == "dcb" || $0.lowercased == "dcz"
        }
        .map(\.range)
        unaskedPreferences =
            exchange.request.method == nil
            ? [] : found.filter { !names.contains($0.name) }.map { FieldPlace("Preference-Applied", $0.range, "not in Prefer") }
    }

    private static func keepAlive(_ values: FieldValues) -> [FieldPlace] {
        guard !values.isEmpty else { return [] }
        let field = KeepAlive(values)
        if field.timeout == nil, field.max == nil, field.malformed.isEmpty {
            return [FieldPlace("Keep-Alive", values.span, "neither timeout nor max")]
        }
        return field.malformed.map { FieldPlace("Keep-Alive", $0, "not name=value") }
    }

    private static func dictionary(_ values: FieldValues) -> [FieldPlace] {
        guard !values.isEmpty, let members = StructuredField.dictionary(values).value else { return [] }
        var found: [FieldPlace] = []
        for entry in members where !isRight(entry) {
            found.append(FieldPlace("Use-As-Dictionary", entry.value.range, "\(entry.key) cannot have this value"))
        }
        if !members.contains(where: { $0.key == "match" }) { found.append(FieldPlace("Use-As-Dictionary", values.span, "no match")) }
        return found
    }

    private static func isRight(_ entry: StructuredField.Entry<StructuredField.Member>) -> Bool {
        switch (entry.key, entry.value) {
        case ("match", .item(let item)), ("id", .item(let item)): item.value.typeName == "string"
        case ("type", .item(let item)): item.value.typeName == "token"
        case ("ttl", .item(let item)): item.value.typeName == "integer"
        case ("match-dest", .innerList(let list)): list.items.allSatisfy { $0.value.typeName == "string" }
        case ("match", _), ("id", _), ("type", _), ("ttl", _), ("match-dest", _): false
        default: true
        }
    }
}
