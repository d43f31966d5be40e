import Evidence
import HTTPSyntax
import WebURL

extension SecurityFacts {
    static func reportOnlyInvalid(_ exchange: Exchange) -> [OctetRange] {
        let opener = exchange.values("cross-origin-opener-policy-report-only")
        let embedder = exchange.values("cross-origin-embedder-policy-report-only")
        return [
            CrossOriginPolicy(opener, known: CrossOriginPolicy.openerPolicies).invalid,
            CrossOriginPolicy(embedder, known: CrossOriginPolicy.embedderPolicies).invalid,
        ]
        .compactMap { $0 }
    }

    static func speculationRules(_ exchange: Exchange) -> [FieldPlace] {
        let base = exchange.url
        return (StructuredField.list(exchange.values("speculation-rules")).value ?? []).compactMap { member in
            guard case .item(let item) = member, case .string(let text) = item.value else { return nil }
            // A relative reference without a base says nothing.
            guard base != nil || text.contains("://") else { return nil }
            guard let url = WebURL(text, base: base) else { return FieldPlace("Speculation-Rules", item.range, "no URL") }
            return url.scheme == "https" ? nil : FieldPlace("Speculation-Rules", item.range, "not over TLS")
        }
    }
}
