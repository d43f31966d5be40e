import WebURL

/// The address of a host, as bits: the wall judges these and the dialer connects to them, never to a text.
package enum Address: Sendable, Hashable {
    /// The first octet highest.
    case ipv4(UInt32)
    /// The first group highest in `high`.
    case ipv6(high: UInt64, low: UInt64)

    /// Reads four decimal numbers, or IPv6 without brackets; nothing else.
    package init?(_ text: String) {
        guard let host = Host(address: text) else { return nil }
        self.init(host)
    }

    /// The address that a URL names, nil when it names something else.
    package init?(_ host: Host) {
        switch host {
        case .ipv4(let address): self = .ipv4(address)
        case .ipv6(let high, let low): self = .ipv6(high: high, low: low)
        case .none, .empty, .domain, .opaque: return nil
        }
    }

    /// The IPv4 address that an IPv6 address carries, by whichever of the ways to carry one.
    var embeddedIPv4: UInt32? {
        guard case .ipv6(let high, let low) = self else { return nil }
        let last = UInt32(truncatingIfNeeded: low)
        let beforeLast = UInt32(truncatingIfNeeded: low >> 32)
        switch (high, beforeLast) {
        case (0, 0), (0, 0xFFFF), (0, 0xFFFF_0000): return last  // compatible, mapped (RFC 4291), translated (RFC 2765)
        case (0x0064_FF9B_0000_0000, 0): return last  // NAT64 (RFC 6052)
        case (_, 0x0000_5EFE), (_, 0x0200_5EFE): return last  // ISATAP (RFC 5214)
        default: break
        }
        if high >> 48 == 0x2002 { return UInt32(truncatingIfNeeded: high >> 16) }  // 6to4 (RFC 3056)
        if high >> 32 == 0x2001_0000 { return ~last }  // Teredo (RFC 4380), the client's address with its bits flipped
        return nil
    }

    /// Whether it lies in the well-known prefix of NAT64, `64:ff9b::/96`.
    var isNAT64: Bool {
        guard case .ipv6(let high, let low) = self else { return false }
        return high == 0x0064_FF9B_0000_0000 && low >> 32 == 0
    }
}

extension Address: CustomStringConvertible {
    package var description: String {
        let host: Host =
            switch self {
            case .ipv4(let address): .ipv4(address)
            case .ipv6(let high, let low): .ipv6(high: high, low: low)
            }
        return host.address ?? ""
    }

    /// The address with a port, as in a URL.
    package func description(port: UInt16) -> String {
        if case .ipv6 = self { return "[\(self)]:\(port)" }
        return "\(self):\(port)"
    }
}
