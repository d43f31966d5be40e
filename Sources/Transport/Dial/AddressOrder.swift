/// The order in which addresses are tried (RFC 8305 4): families take turns, beginning with the first address's, so that one broken family
/// costs one stagger.
enum AddressOrder {
    static func interleaved(_ addresses: [Address], limit: Int) -> [Address] {
        guard let first = addresses.first else { return [] }
        var seen: Set<Address> = []
        let distinct = addresses.filter { seen.insert($0).inserted }
        let leading = distinct.filter { $0.isIPv6 == first.isIPv6 }
        let other = distinct.filter { $0.isIPv6 != first.isIPv6 }
        var order: [Address] = []
        for index in 0..<max(leading.count, other.count) {
            if index < leading.count { order.append(leading[index]) }
            if index < other.count { order.append(other[index]) }
        }
        return Array(order.prefix(limit))
    }
}

extension Address {
    var isIPv6: Bool {
        if case .ipv6 = self { return true }
        return false
    }
}
