import Evidence

/// If-Range: send the part only if the representation is still the one the client has (RFC 9110 13.1.5).
package enum IfRange: Sendable {
    case tag(EntityTag)
    case date(HTTPDate)

    /// `nil` when the field is absent or empty.
    package init?(_ values: FieldValues, now: Int) {
        guard let value = values.first, !value.isEmpty else { return nil }
        if let date = HTTPDate(value, in: values.octets, now: now) {
            self = .date(date)
        } else {
            self = .tag(EntityTag(value, in: values.octets))
        }
    }
}
