import Evidence

/// A policy that is a structured item with a known token: Cross-Origin-Opener-Policy and Cross-Origin-Embedder-Policy (HTML 7.1.3, 7.1.4).
package struct CrossOriginPolicy: Sendable {
    /// The known token; `nil` is what a browser takes for `unsafe-none`.
    package let value: String?
    package let valueRange: OctetRange?
    /// The parameter `report-to`.
    package let endpoint: String?
    /// The key of a `report-to` that is no string, and is ignored.
    package let mistypedEndpoint: OctetRange?
    /// What cannot be read: the failing place, or a token that is not known.
    package let invalid: OctetRange?

    package static let openerPolicies: Set<String> = ["unsafe-none", "same-origin-allow-popups", "same-origin", "noopener-allow-popups"]
    package static let embedderPolicies: Set<String> = ["unsafe-none", "require-corp", "credentialless"]

    package init(_ values: FieldValues, known: Set<String>) {
        let parsed = StructuredField.item(values)
        guard !values.isEmpty, let item = parsed.value else {
            value = nil
            valueRange = nil
            endpoint = nil
            mistypedEndpoint = nil
            invalid = values.isEmpty ? nil : parsed.failure.map { $0.range.isEmpty ? values.span : $0.range }
            return
        }
        if case .token(let token) = item.value, known.contains(token) { value = token } else { value = nil }
        let report = item.parameters.first { $0.key == "report-to" }
        if case .string(let name) = report?.value { endpoint = name } else { endpoint = nil }
        mistypedEndpoint = endpoint == nil ? report?.keyRange : nil
        valueRange = value == nil ? nil : item.range
        invalid = value == nil ? item.range : nil
    }
}

/// Cross-Origin-Resource-Policy: one word, compared with regard to case (Fetch 3.6).
package struct CrossOriginResourcePolicy: Sendable {
    package let value: String?
    package let invalid: OctetRange?

    package init(_ values: FieldValues) {
        let text = values.joined
        let isKnown = ["same-origin", "same-site", "cross-origin"].contains(text)
        value = isKnown ? text : nil
        invalid = isKnown || values.isEmpty ? nil : values.span
    }
}
