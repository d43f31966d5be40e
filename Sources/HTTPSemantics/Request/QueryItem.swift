/// A name and a value for the query of a URL, as the caller means them: nothing in them is encoded yet.
package struct QueryItem: Sendable, Hashable {
    package let name: String
    /// `nil` for a name alone, without an equals sign.
    package let value: String?

    package init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value
    }

    /// Adds items to a URL, each percent-encoded by itself, so that what stands in one never ends it.
    ///
    /// `url` stays as it is written, be it encoded or not; the items go behind its own query and before its fragment. All but the
    /// unreserved characters are encoded (RFC 3986, section 2.3), and a blank becomes `%20`: `+` would be a plus for half of the readers.
    package static func adding(_ items: [QueryItem], to url: String) -> String {
        guard !items.isEmpty else { return url }
        let octets = Array(url.utf8)
        let end = octets.firstIndex(of: UInt8(ascii: "#")) ?? octets.count
        var out = Array(octets[..<end])
        if let mark = out.firstIndex(of: UInt8(ascii: "?")) {
            if mark + 1 < out.count, out.last != UInt8(ascii: "&") { out.append(UInt8(ascii: "&")) }
        } else {
            out.append(UInt8(ascii: "?"))
        }
        for (index, item) in items.enumerated() {
            if index > 0 { out.append(UInt8(ascii: "&")) }
            encode(item.name, to: &out)
            guard let value = item.value else { continue }
            out.append(UInt8(ascii: "="))
            encode(value, to: &out)
        }
        out += octets[end...]
        return String(decoding: out, as: UTF8.self)
    }

    private static func encode(_ text: String, to out: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        for octet in text.utf8 {
            switch octet {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: out.append(octet)
            default: out += [0x25, digits[Int(octet >> 4)], digits[Int(octet & 15)]]
            }
        }
    }
}
