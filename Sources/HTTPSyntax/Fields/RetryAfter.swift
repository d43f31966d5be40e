import Evidence

/// Retry-After: how long to wait before asking again (RFC 9110 10.2.3).
package struct RetryAfter: Sendable {
    package enum Value: Sendable, Hashable {
        /// Seconds, at most 2^31.
        case delay(Int)
        case date(HTTPDate)
    }

    /// Of the first line; `nil` when the field is absent or cannot be understood at all.
    package let value: Value?
    /// The value of the first line.
    package let octets: OctetRange?

    /// `now` (Unix time) decides the century of two-digit years.
    package init(_ values: FieldValues, now: Int) {
        octets = values.first
        value = values.first.flatMap { range in
            if let delay = DeltaSeconds.value(range, in: values.octets) { return .delay(delay) }
            return HTTPDate(range, in: values.octets, now: now).map { .date($0) }
        }
    }

    package var isPresent: Bool { octets != nil }

    /// Whole seconds, or one of the three forms of a date.
    package var isValid: Bool {
        switch value {
        case .delay: true
        case .date(let date): date.isStandard
        case nil: false
        }
    }

    /// Seconds to wait from `now` (Unix time); 0 when the date is past, `nil` when there is nothing to go by.
    package func seconds(from now: Int) -> Int? {
        switch value {
        case .delay(let seconds): seconds
        case .date(let date): max(0, date.seconds - min(max(now, 0), 1 << 40))
        case nil: nil
        }
    }
}
