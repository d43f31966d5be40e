import Evidence

/// delta-seconds (RFC 9111 1.2.2): 1*DIGIT.
package enum DeltaSeconds {
    /// What every greater number is read as.
    package static let limit = 1 << 31

    /// Seconds, at most `limit`; `nil` when `range` is not digits alone.
    package static func value(_ range: OctetRange, in octets: [UInt8]) -> Int? {
        guard !range.isEmpty else { return nil }
        var value = 0
        for index in range {
            guard octets[index].isDigit else { return nil }
            value = min(value * 10 + Int(octets[index] - 0x30), limit)
        }
        return value
    }
}
