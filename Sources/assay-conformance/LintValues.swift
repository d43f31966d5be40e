import Foundation
import HTTPContent
import HTTPSemantics
import HTTPSyntax

/// httplint/value: what the field parsers read, in the form of that corpus.
enum LintValues {
    typealias Reading = @Sendable (FieldValues) -> Any

    /// Nothing for a field that has no reader.
    static func actual(_ name: String, _ values: FieldValues, now: Int) -> [String: Any] {
        if let reading = structured[name] ?? lists[name] ?? singles[name] ?? LintRecords.readings[name] {
            return ["value": reading(values)]
        }
        if ["date", "expires", "last-modified", "sunset"].contains(name) {
            return ["value": DateField(values, now: now).seconds ?? NSNull() as Any]
        }
        return name == "set-cookie" ? ["value": LintRecords.cookies(values)] : [:]
    }

    // MARK: - Structured fields

    private static let structured: [String: Reading] = {
        var result: [String: Reading] = [:]
        let lists = ["accept-ch", "cache-group-invalidation", "cache-groups", "cache-status", "proxy-status", "speculation-rules"]
        for name in lists { result[name] = { StructuredField.list($0).value.map { $0.map(form) } ?? NSNull() as Any } }
        let dictionaries = [
            "cdn-cache-control", "content-digest", "repr-digest", "want-content-digest", "want-repr-digest", "permissions-policy",
            "reporting-endpoints", "use-as-dictionary", "priority",
        ]
        for name in dictionaries { result[name] = { StructuredField.dictionary($0).value.map(form) ?? NSNull() as Any } }
        let items = [
            "available-dictionary", "cross-origin-embedder-policy", "cross-origin-embedder-policy-report-only",
            "cross-origin-opener-policy", "cross-origin-opener-policy-report-only", "deprecation", "origin-agent-cluster", "dictionary-id",
        ]
        for name in items { result[name] = { StructuredField.item($0).value.map { form(.item($0)) } ?? NSNull() as Any } }
        result["accept-query"] = { values in
            AcceptQuery(values).members.map { [$0.name as Any? ?? form($0.value), form($0.parameters)] as [Any] }
        }
        return result
    }()

    static func form(_ dictionary: StructuredField.Dictionary) -> Any {
        Dictionary(dictionary.map { ($0.key, form($0.value)) }, uniquingKeysWith: { $1 })
    }

    static func form(_ member: StructuredField.Member) -> Any {
        switch member {
        case .item(let item): [form(item.value), form(item.parameters)] as [Any]
        case .innerList(let list): [list.items.map { form(.item($0)) }, form(list.parameters)] as [Any]
        }
    }

    static func form(_ parameters: StructuredField.Parameters) -> Any {
        Dictionary(parameters.map { ($0.key, form($0.value)) }, uniquingKeysWith: { $1 })
    }

    static func form(_ value: StructuredField.BareItem) -> Any {
        switch value {
        case .integer(let number): number
        case .decimal(let decimal): Double(decimal.thousandths) / 1_000
        case .string(let text), .displayString(let text): text
        case .token(let token): ["$token": token]
        case .binary(let octets): ["$bytes_b64": Base64.encoded(octets)]
        case .boolean(let flag): flag
        case .date(let seconds): seconds
        }
    }

    // MARK: - Lists of texts

    private static let lists: [String: Reading] = {
        var result: [String: Reading] = [:]
        let plain = [
            "access-control-allow-headers", "access-control-allow-methods", "access-control-expose-headers",
            "access-control-request-headers", "allow", "connection", "pragma", "referrer-policy", "trailer", "upgrade", "warning",
            "timing-allow-origin", "if-match", "if-none-match", "authentication-info", "proxy-authentication-info", "expect", "via",
            "cache-digest", "preference-applied", "tcn",
        ]
        for name in plain { result[name] = { values in CommaList.members(of: values).map { values.octets.text($0) } } }
        for name in ["accept-ranges", "content-encoding", "content-language"] {
            result[name] = { TokenList($0).members.map(\.lowercased) }
        }
        result["vary"] = { values in
            var seen: Set<String> = []
            return Vary(values).members.map(\.name).filter { seen.insert($0).inserted }
        }
        result["clear-site-data"] = { values in
            CommaList.members(of: values).map { values.octets.text(QuotedString.inner($0, in: values.octets) ?? $0) }
        }
        result["alt-svc"] = { values in CommaList.members(of: values).map { values.octets.text($0) } }
        result["server"] = { $0.texts }
        for name in ["www-authenticate", "proxy-authenticate"] { result[name] = { challenges($0) } }
        return result
    }()

    /// Each challenge with its parameters, as sent.
    private static func challenges(_ values: FieldValues) -> Any {
        let field = ChallengeField(values)
        return field.challenges.map { challenge in
            let end = challenge.parameters.last?.range.upperBound ?? challenge.token68?.upperBound ?? challenge.schemeRange.upperBound
            return field.octets.text(challenge.schemeRange.lowerBound..<end)
        }
    }

    // MARK: - Single values

    private static let singles: [String: Reading] = {
        var result: [String: Reading] = [:]
        let plain = [
            "access-control-allow-origin", "access-control-request-method", "authorization", "content-location", "content-md5", "from",
            "cross-origin-resource-policy", "host", "if-unmodified-since", "if-modified-since", "location", "max-forwards", "referer",
            "user-agent", "sourcemap", "proxy-authorization",
        ]
        for name in plain { result[name] = { $0.texts.first ?? NSNull() as Any } }
        result["access-control-allow-credentials"] = { $0.joined == "true" ? "true" : NSNull() as Any }
        result["x-frame-options"] = { $0.texts.first?.uppercased() ?? NSNull() as Any }
        result["x-content-type-options"] = { $0.texts.first?.lowercased() ?? NSNull() as Any }
        for name in ["access-control-max-age", "content-length", "age"] {
            result[name] = { values in
                values.first.flatMap { DecimalNumber($0, in: values.octets).number } ?? NSNull() as Any
            }
        }
        result["etag"] = { values in
            values.first.map { EntityTag($0, in: values.octets) }.map { [$0.isWeak, $0.opaque] as [Any] } ?? NSNull() as Any
        }
        return result
    }()
}
