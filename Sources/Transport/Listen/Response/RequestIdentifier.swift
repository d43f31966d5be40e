import CSystem

/// Makes request identifiers: 32 hexadecimal digits, unique across processes, not secret.
struct RequestIdentifiers: Sendable {
    private let process = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
    private let counter = Guarded<UInt64>(0)

    func next() -> String {
        let number = counter.withLock { counter in
            counter &+= 1
            return counter
        }
        var octets: [UInt8] = []
        octets.reserveCapacity(32)
        RequestIdentifiers.append(hexadecimal: RequestIdentifiers.mixed(process.0 &+ number &* 0x9E37_79B9_7F4A_7C15), to: &octets)
        RequestIdentifiers.append(hexadecimal: process.1 &+ number, to: &octets)
        return String(decoding: octets, as: UTF8.self)
    }

    /// The peer's own identifier, when it is at most 128 visible ASCII characters.
    static func accepted(_ value: String?) -> String? {
        guard let value, (1...128).contains(value.utf8.count), value.utf8.allSatisfy({ (33...126).contains($0) }) else { return nil }
        return value
    }

    /// The finaliser of SplitMix64.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    private static func append(hexadecimal value: UInt64, to octets: inout [UInt8]) {
        for shift in stride(from: 60, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: value >> UInt64(shift) & 15)
            octets.append(digit < 10 ? 48 + digit : 87 + digit)
        }
    }
}
