import Foundation
import HTTPContent
import HTTPSemantics
import HTTPSyntax
import Recording

/// What the field parsers make of the cases of header-fields and content-disposition.
enum FieldSuites {
    static func actual(suite: String, file: String, case input: [String: Any]) -> [String: Any]? {
        switch (suite, file) {
        case ("header-fields", "chromium-fields.json"): value(input)
        case ("header-fields", "chromium-headers.json"): head(input)
        case ("header-fields", "link.json"): links(input)
        case ("header-fields", "wpt-nosniff.json"):
            (input["input"] as? String).map { text in
                ["nosniff": SecurityFacts(exchange("HTTP/1.1 200 OK\r\n\(text)\r\n\r\n"), now: 0).contentTypeOptions.isNosniff]
            }
        case ("content-disposition", _): disposition(input)
        default: nil
        }
    }

    /// A head whose code points stand for octets.
    private static func exchange(_ head: String) -> Exchange {
        Exchange(Hop(request: Request(method: "GET"), received: head.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }))
    }

    private static func values(_ text: String) -> FieldValues {
        FieldValues(lines: [text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }])
    }

    // MARK: - One value

    private static func value(_ input: [String: Any]) -> [String: Any]? {
        guard let text = input["input"] as? String else { return nil }
        let values = values(text)
        switch input["field"] as? String {
        case "Content-Type":
            let type = MediaTypeExtraction(lines: [Array(values.octets)]).mediaType
            return [
                "mime_type": type?.essence ?? "", "charset": type?.charset ?? "", "had_charset": type?.charset != nil,
                "boundary": type?.parameter("boundary")?.value ?? "",
            ]
        case "Content-Encoding":
            let list = TokenList(values)
            let isValid = !list.defects.contains { $0.kind == .notToken } && !list.has("*")
            return ["valid": isValid, "codings_sorted": isValid ? Set(list.members.map(\.lowercased)).sorted() : []]
        case "quoted-string":
            let octets = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
            let range = 0..<octets.count
            let inner = QuotedString.inner(range, in: octets)
            let isStrict = input["strict"] as? Bool ?? false
            let value = isStrict ? inner.map { QuotedString.unescaped($0, in: octets) } : QuotedString.lenient(range, in: octets)
            return ["valid": inner != nil, "value": value.map { $0.text(0..<$0.count) } ?? NSNull() as Any]
        case "token":
            return ["valid": !text.isEmpty && text.unicodeScalars.allSatisfy { $0.isASCII && UInt8($0.value).isTokenCharacter }]
        case "Strict-Transport-Security":
            let field = StrictTransportSecurity(values)
            return [
                "valid": field.isValid, "max_age": field.maxAge ?? NSNull() as Any, "include_subdomains": field.includesSubdomains,
            ]
        case "WWW-Authenticate": return challenge(ChallengeField(values))
        default: return nil
        }
    }

    private static func challenge(_ field: ChallengeField) -> [String: Any]? {
        guard let first = field.challenges.first else { return ["scheme": "", "params": [String](), "params_valid": false] }
        let usable = first.parameters.filter { !$0.value.isEmpty && !$0.name.isEmpty }
        var actual: [String: Any] = [
            "scheme": first.name, "params": usable.map { [$0.name, $0.value] },
            "params_valid": usable.count == first.parameters.count && field.defects.isEmpty,
        ]
        actual["token68"] = first.token68.map { field.octets.text($0) }
        return actual
    }

    // MARK: - A head

    private static func head(_ input: [String: Any]) -> [String: Any]? {
        guard let text = input["input"] as? String, let id = input["id"] as? String else { return nil }
        let exchange = exchange(text)
        let fields = exchange.message.fields
        switch id.prefix(while: { $0 != "/" }) {
        case "content-type":
            let values = exchange.values("content-type")
            let extraction = MediaTypeExtraction(lines: values.ranges.map { Array(values.octets[$0]) })
            return [
                "mime_type": extraction.mediaType?.essence ?? NSNull() as Any,
                "charset": extraction.mediaType?.charset?.lowercased() ?? NSNull() as Any, "combined": values.joined,
            ]
        case "lines": return ["lines": fields.lines.map { "\(fields.name(of: $0)): \(fields.value(of: $0))" }]
        case "redirect":
            let facts = RedirectionFacts(exchange, now: 0)
            let location = facts.isRedirectStatus ? facts.location.reference : nil
            return ["is_redirect": location != nil, "location": location.map { String(decoding: $0, as: UTF8.self) } ?? NSNull() as Any]
        case "content-length": return ["content_length": ContentLength(exchange.values("content-length")).value ?? NSNull() as Any]
        case "keep-alive": return ["keep_alive": PersistenceFacts(exchange).isPersistent]
        default: return nil
        }
    }

    // MARK: - Link

    private static func links(_ input: [String: Any]) -> [String: Any]? {
        guard let text = input["input"] as? String else { return nil }
        let field = LinkField(FieldValues(text: text))
        let links = field.links.flatMap { link -> [[String: Any]] in
            var record: [String: Any] = ["uri": field.octets.text(link.target)]
            for parameter in link.parameters where parameter.name != "rel" { add(parameter, to: &record) }
            guard let relation = link["rel"] else { return [record] }
            let relations = link.relations.isEmpty ? [relation.value] : link.relations
            return relations.map { name in record.merging(["rel": name]) { $1 } }
        }
        return ["links": links]
    }

    private static func add(_ parameter: Parameter, to record: inout [String: Any]) {
        let name = parameter.name
        if name == "hreflang", let earlier = record[name] {
            record[name] = (earlier as? [String] ?? [earlier as? String ?? ""]) + [parameter.value]
        } else if record[name] == nil {
            let extended = name.hasSuffix("*") ? ExtendedValue(parameter.value) : nil
            record[name] =
                extended.map { ["language": $0.language, "encoding": NSNull(), "value": $0.text] as [String: Any] } ?? parameter.value
        }
    }

    // MARK: - Content-Disposition

    private static func disposition(_ input: [String: Any]) -> [String: Any]? {
        guard let encoded = input["input_b64"] as? String else { return nil }
        let values = FieldValues(lines: [LintSuites.octets(encoded)])
        guard let field = ContentDisposition(values) else {
            return ["type": NSNull(), "filename": NSNull(), "parameters": [String: Any]()]
        }
        let others = field.parameters.filter { !$0.name.hasPrefix("filename") }
        return [
            "type": field.browserType, "filename": DownloadName(field).browser ?? NSNull() as Any,
            "parameters": Dictionary(others.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
        ]
    }
}
