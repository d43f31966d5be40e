/// A URL as the caller or a Location field wrote it, read as RFC 3986 reads it, without repair.
struct URLText {
    private let octets: [UInt8]

    init(_ text: String) {
        octets = Array(text.utf8)
    }

    /// Judges what parsing would hide.
    func refusal(hasBase: Bool) -> WallRefusal? {
        if octets.count > 8_000 { return .tooLong }
        if octets.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return .controlCharacter }
        if octets.first == 0x20 || octets.last == 0x20 { return .malformedURL }
        var rest = octets[...]
        if let scheme {
            guard scheme == "http" || scheme == "https" else { return .scheme }
            rest = octets[(scheme.utf8.count + 1)...]
            guard rest.starts(with: "//".utf8) else {
                return rest.prefix(2).contains(UInt8(ascii: "\\")) ? .ambiguousAuthority : .malformedURL
            }
        } else if !hasBase {
            return .malformedURL
        }
        guard rest.prefix(2).count == 2, rest.prefix(2).allSatisfy({ $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) else {
            return nil
        }
        if rest.prefix(2).contains(UInt8(ascii: "\\")) { return .ambiguousAuthority }
        return refusal(ofAuthority: authority(of: rest))
    }

    /// Whether the host is written the way the address is written.
    func spells(_ address: Address, hasBase: Bool) -> Bool {
        guard case .ipv4 = address else { return true }
        var rest = octets[...]
        if let scheme { rest = octets[(scheme.utf8.count + 1)...] }
        guard rest.starts(with: "//".utf8) else { return hasBase }
        let host = authority(of: rest).prefix { $0 != UInt8(ascii: ":") }
        return host.elementsEqual(address.description.utf8)
    }

    private func refusal(ofAuthority authority: ArraySlice<UInt8>) -> WallRefusal? {
        if authority.contains(UInt8(ascii: "\\")) { return .ambiguousAuthority }
        if authority.contains(UInt8(ascii: "@")) { return .userinfo }
        if authority.isEmpty { return .malformedURL }
        return authority.contains(UInt8(ascii: "%")) ? .invalidHost : nil
    }

    /// From after the two slashes to the next slash, question mark or number sign.
    private func authority(of rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    }

    /// The scheme in lower case, nil for a relative reference.
    private var scheme: String? {
        guard let colon = octets.firstIndex(of: UInt8(ascii: ":")), let first = octets.first, isLetter(first) else { return nil }
        let name = octets[..<colon]
        let isScheme = name.allSatisfy { octet in
            isLetter(octet) || (0x30...0x39).contains(octet) || "+-.".utf8.contains(octet)
        }
        return isScheme ? String(decoding: name, as: UTF8.self).lowercased() : nil
    }

    private func isLetter(_ octet: UInt8) -> Bool { (octet | 0x20) &- 0x61 < 26 }
}
