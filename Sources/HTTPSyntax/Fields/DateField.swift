import Evidence

/// A field whose value is one HTTP-date: Date, Expires, Last-Modified.
package struct DateField: Sendable {
    /// The date of the first line, in whatever form it could be understood.
    package let date: HTTPDate?
    /// The value of the first line, or `nil` when the field is absent.
    package let octets: OctetRange?
    /// The value of the first line as text.
    package let text: String?
    /// The values of further lines.
    package let repeated: [OctetRange]

    /// `now` (Unix time) decides the century of two-digit years.
    package init(_ values: FieldValues, now: Int) {
        octets = values.first
        text = values.first.map { values.octets.text($0) }
        date = values.first.flatMap { HTTPDate($0, in: values.octets, now: now) }
        repeated = Array(values.ranges.dropFirst().prefix(64))
    }

    package var isPresent: Bool { octets != nil }

    /// Unix time, when the value is in one of the three forms that a cache must know.
    package var seconds: Int? { date.flatMap { $0.isStandard ? $0.seconds : nil } }

    /// Present, and not in any of the three forms.
    package var isInvalid: Bool { isPresent && seconds == nil }
}
