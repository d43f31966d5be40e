import Evidence

/// 1*DIGIT that must fit an Int: positions and lengths.
package enum DecimalNumber: Sendable, Hashable {
    case value(Int)
    /// Digits, but more than an Int holds.
    case overflow
    case notDigits

    package init(_ range: OctetRange, in octets: [UInt8]) {
        guard !range.isEmpty, range.allSatisfy({ octets[$0].isDigit }) else {
            self = .notDigits
            return
        }
        var value = 0
        for index in range {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(Int(octets[index] - 0x30))
            if overflow || carry {
                self = .overflow
                return
            }
            value = sum
        }
        self = .value(value)
    }

    package var number: Int? {
        if case .value(let value) = self { return value }
        return nil
    }
}
