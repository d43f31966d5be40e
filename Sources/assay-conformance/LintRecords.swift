import Foundation
import HTTPContent
import HTTPSemantics
import HTTPSyntax

/// Readers of fields with parts of their own, in the form of httplint's corpus.
enum LintRecords {
    static let readings: [String: LintValues.Reading] = [
        "accept": { values in
            ParameterisedMember.all(values).map { member in
                call("AcceptValue", [values.octets.text(member.value), parameters(member.parameters, without: "q"), quality(member)])
            }
        },
        "accept-language": { values in
            ParameterisedMember.all(values).map { call("AcceptLanguageValue", [values.octets.text($0.value), quality($0)]) }
        },
        "accept-encoding": members, "accept-patch": members, "accept-post": members, "server-timing": members, "te": members,
        "transfer-encoding": { values in
            ParameterisedMember.all(values).map { [values.octets.lowercasedText($0.value), parameters($0.parameters)] as [Any] }
        },
        "cache-control": { values in
            let field = CacheControl(values)
            return field.directives.map { directive in
                [directive.name, directive.seconds ?? field.value(of: directive) ?? NSNull() as Any] as [Any]
            }
        },
        "content-disposition": disposition,
        "content-range": range,
        "content-security-policy": policies, "content-security-policy-report-only": policies,
        "content-type": { values in
            guard let first = values.first else { return NSNull() }
            let member = ParameterisedMember(first, in: values.octets)
            return [values.octets.lowercasedText(member.value), parameters(member.parameters)] as [Any]
        },
        "cookie": { values in
            values.ranges.flatMap { CommaList.split($0, in: values.octets, at: 0x3B) }.map { piece in
                let pair = values.octets.text(values.octets.trimmed(piece)).split(separator: "=", maxSplits: 1).map(String.init)
                return [call("CookiePair", [pair.first ?? "", pair.count > 1 ? pair[1] : ""])]
            }
        },
        "if-range": { $0.texts.first ?? NSNull() as Any },
        "link": { values in
            let field = LinkField(values)
            return field.links.map { [field.octets.text($0.target), parameters($0.parameters)] as [Any] }
        },
        "nel": json, "report-to": json,
        "origin": { values in
            guard let text = values.texts.first?.split(separator: " ").first, let colon = text.range(of: "://") else { return NSNull() }
            let host = text[colon.upperBound...].split(separator: ":")
            let port = host.count > 1 ? Int(host[1]) : nil
            return call("OriginValue", [String(text[..<colon.lowerBound]), String(host.first ?? ""), port ?? NSNull() as Any])
        },
        "range": requestRange,
        "retry-after": { values in RetryAfter(values, now: 0).value.map { seconds($0) } ?? NSNull() as Any },
        "strict-transport-security": { values in
            let field = StrictTransportSecurity(values)
            return [
                "max-age": field.statedMaxAge ?? NSNull() as Any, "includesubdomains": field.includesSubdomains,
                "preload": field.asksForPreload,
            ] as [String: Any]
        },
    ]

    static func cookies(_ values: FieldValues) -> Any {
        values.ranges.map { range in
            let cookie = SetCookie(range, in: values.octets)
            let attributes = cookie.attributes.compactMap { attribute -> [Any]? in
                switch attribute.name {
                case .expires:
                    return CookieDate.seconds(attribute.value, in: values.octets).map { ["Expires", $0] }
                case .maxAge: return Int(values.octets.text(attribute.value)).map { ["Max-Age", $0] }
                case .domain: return ["Domain", values.octets.text(attribute.value)]
                case .path: return ["Path", values.octets.text(attribute.value)]
                case .secure: return ["Secure", ""]
                case .httpOnly: return ["HttpOnly", ""]
                case .partitioned: return ["Partitioned", ""]
                case .sameSite: return ["SameSite", values.octets.text(attribute.value)]
                default: return nil
                }
            }
            return [cookie.name, cookie.value, attributes] as [Any]
        }
    }

    private static func seconds(_ value: RetryAfter.Value) -> Any {
        switch value {
        case .delay(let seconds): seconds
        case .date(let date): date.seconds
        }
    }

    private static func call(_ name: String, _ arguments: [Any]) -> Any { ["$call": name, "args": arguments] }

    private static func quality(_ member: ParameterisedMember) -> Any {
        guard let text = member["q"]?.value, let number = Double(text), (0...1).contains(number) else { return NSNull() }
        return number
    }

    private static func parameters(_ list: [Parameter], without name: String = "") -> [String: Any] {
        Dictionary(list.filter { $0.name != name }.map { ($0.name, $0.value as Any) }, uniquingKeysWith: { $1 })
    }

    @Sendable private static func members(_ values: FieldValues) -> Any {
        ParameterisedMember.all(values).map { [values.octets.text($0.value), parameters($0.parameters)] as [Any] }
    }

    @Sendable private static func disposition(_ values: FieldValues) -> Any {
        guard let first = values.first, let field = ContentDisposition(FieldValues(octets: values.octets, ranges: [first])) else {
            return NSNull()
        }
        let pairs = field.parameters.map { parameter -> (String, Any) in
            let extended = parameter.name.hasSuffix("*") ? ExtendedValue(parameter.value) : nil
            return (parameter.name, extended?.text ?? parameter.value)
        }
        return [field.type ?? "", Dictionary(pairs, uniquingKeysWith: { first, _ in first })] as [Any]
    }

    @Sendable private static func range(_ values: FieldValues) -> Any {
        let readable: Set<ContentRange.Flaw> = [.firstAfterLast, .lastBeyondTotal, .blanks, .repeated, .unknownUnit]
        guard let field = ContentRange(values), field.defects.allSatisfy({ readable.contains($0.kind) }) else { return NSNull() }
        let unit = field.unit
        return call(
            "ContentRangeValue",
            [unit, field.first?.value ?? NSNull() as Any, field.last?.value ?? NSNull() as Any, field.total?.value ?? NSNull() as Any]
        )
    }

    @Sendable private static func requestRange(_ values: FieldValues) -> Any {
        guard let field = RequestRange(values), field.isValid else { return NSNull() }
        let specs = field.specs.map { spec -> [Any] in
            switch spec {
            case .from(let first, let last): [first, last ?? NSNull() as Any]
            case .suffix(let length): [NSNull(), length]
            }
        }
        return call("RangeValue", [field.unit, specs])
    }

    @Sendable private static func policies(_ values: FieldValues) -> Any {
        ContentSecurityPolicy(values).policies.map { policy in
            Dictionary(policy.directives.map { ($0.name, values.octets.text($0.value)) }, uniquingKeysWith: { first, _ in first })
        }
    }

    @Sendable private static func json(_ values: FieldValues) -> Any {
        let document = JSONDocument(reading: JSONFieldText.array(values))
        guard document.isValid, let root = document.root else { return NSNull() }
        return form(root)
    }

    private static func form(_ value: JSONValue) -> Any {
        switch value.kind {
        case .object: Dictionary(value.members.map { ($0.name.string ?? "", form($0.value)) }, uniquingKeysWith: { $1 })
        case .array: value.elements.map(form)
        case .string: value.string ?? ""
        case .number: value.int64.map { Int($0) as Any } ?? value.double ?? 0
        case .boolean: value.bool ?? false
        case .null: NSNull()
        }
    }
}
