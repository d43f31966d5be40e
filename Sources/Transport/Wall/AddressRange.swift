/// Addresses that share their first bits: a CIDR block.
package struct AddressRange: Sendable, Hashable {
    private let first: Address
    private let length: Int

    /// Reads `address/length`, or an address alone for a block of one; bits beyond the length do not matter.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let start = parts.first, let address = Address(String(start)) else { return nil }
        let most = if case .ipv4 = address { 32 } else { 128 }
        first = address
        guard parts.count == 2 else {
            length = most
            return
        }
        guard parts[1].utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(parts[1]), number <= most else { return nil }
        length = number
    }

    package func contains(_ address: Address) -> Bool {
        switch (first, address) {
        case (.ipv4(let mine), .ipv4(let other)):
            return length == 0 || (mine ^ other) >> UInt32(32 - length) == 0
        case (.ipv6(let high, let low), .ipv6(let otherHigh, let otherLow)):
            if length <= 64 { return length == 0 || (high ^ otherHigh) >> UInt64(64 - length) == 0 }
            return high == otherHigh && (low ^ otherLow) >> UInt64(128 - length) == 0
        default:
            return false
        }
    }
}

extension Sequence<AddressRange> {
    func contain(_ address: Address) -> Bool { contains { $0.contains(address) } }
}
