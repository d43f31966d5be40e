import Transport

/// What a pace is kept for.
enum PaceKey: Sendable, Hashable {
    case host(String, UInt16)
    /// The first 24 bits.
    case ipv4(UInt32)
    /// The first 48 bits.
    case ipv6(UInt64)

    /// The block of an address: IPv4 /24, IPv6 /48.
    init(blockOf address: Address) {
        switch address {
        case .ipv4(let address): self = .ipv4(address >> 8)
        case .ipv6(let high, _): self = .ipv6(high >> 16)
        }
    }

    /// Addresses of a name whose blocks count.
    private static let addressLimit = 16

    /// The blocks of all addresses that may be dialled, each once: whoever controls a name could put another address in front each time.
    static func blocks(of addresses: [Address]) -> [PaceKey] {
        var keys: [PaceKey] = []
        for address in addresses.prefix(addressLimit) {
            let key = PaceKey(blockOf: address)
            if !keys.contains(key) { keys.append(key) }
        }
        return keys
    }
}
