import Evidence

/// Deprecation: since when, or from when on, the resource is not to be relied on (RFC 9745).
package struct Deprecation: Sendable {
    /// Unix time; `nil` when the value is not `@` and seconds, nor a date as drafts had it.
    package let seconds: Int?
    /// The value of the first line.
    package let octets: OctetRange?
    /// `@1688169599`, a structured date; drafts had `true` and HTTP-date.
    package let isStandard: Bool

    package init(_ values: FieldValues, now: Int) {
        octets = values.first
        guard let value = values.first, let start = value.first else {
            seconds = nil
            isStandard = false
            return
        }
        let end = value.first { values.octets[$0] == 0x3B } ?? value.upperBound
        let digits = values.octets.trimmed(start + 1..<max(end, start + 1))
        if values.octets[start] == 0x40, digits.count <= 15, let number = DecimalNumber(digits, in: values.octets).number {
            seconds = number
            isStandard = true
        } else {
            seconds = HTTPDate(value, in: values.octets, now: now)?.seconds
            isStandard = false
        }
    }
}
