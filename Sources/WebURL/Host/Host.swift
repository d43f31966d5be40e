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
