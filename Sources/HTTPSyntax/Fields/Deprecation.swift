import Evidence

/// Deprecation: since when the resource is not to be used (RFC 9745 2.1).
package struct Deprecation: Sendable {
    /// Unix time; `nil` when the value is no structured date.
    package let since: Int?
    /// `?1` or the word `true`, by drafts before the RFC.
    package let isPlainlyTrue: Bool
    package let range: OctetRange?
    package let failure: Defect<StructuredField.Flaw>?

    package init(_ values: FieldValues) {
        let parsed = StructuredField.item(values)
        range = values.first
        failure = values.isEmpty ? nil : parsed.failure
        if case .date(let seconds) = parsed.value?.value { since = seconds } else { since = nil }
        isPlainlyTrue = parsed.value?.value == .boolean(true) || parsed.value?.value == .token("true")
    }
}
