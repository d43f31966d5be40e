/// What kind of host a URL has (URL Standard, section 3.1); the text of it is `WebURL.hostname`.
package enum Host: Sendable, Hashable {
    /// No host, as in `mailto:` and `data:` URLs.
    case none
    /// A host of no characters, as in `file:///`.
    case empty
    /// A domain in ASCII form, of a special URL.
    case domain
    /// An IPv4 address, the first octet highest.
    case ipv4(UInt32)
    /// An IPv6 address, the first group highest in `high`.
    case ipv6(high: UInt64, low: UInt64)
    /// The host of a URL whose scheme is not special: any text.
    case opaque
}

extension Host {
    /// Reads an address as one writes it today: four decimal numbers, or IPv6 without brackets. Short, octal and hexadecimal forms are none.
    package init?(address text: String) {
        let octets = Array(text.utf8)
        if let pair = IPv6.dottedQuad(octets[...]) {
            self = .ipv4(UInt32(pair.high) << 16 | UInt32(pair.low))
        } else if let address = IPv6(parsing: octets[...]) {
            self = .ipv6(high: address.high, low: address.low)
        } else {
            return nil
        }
    }

    /// The text of an address, IPv6 without brackets (RFC 5952); nil for other hosts.
    package var address: String? {
        var out: [UInt8] = []
        switch self {
        case .ipv4(let address): IPv4.write(address, to: &out)
        case .ipv6(let high, let low): IPv6(high: high, low: low).write(to: &out)
        case .none, .empty, .domain, .opaque: return nil
        }
        return String(decoding: out, as: UTF8.self)
    }
}
