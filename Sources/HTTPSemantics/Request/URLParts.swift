import Evidence

/// Where the parts of a URL stand in its text, read as RFC 3986 writes it and without any repair.
package struct URLParts: Sendable {
    /// One `name=value` of the query.
    package struct Parameter: Sendable, Hashable {
        package let name: OctetRange
        /// `nil` without an equals sign.
        package let value: OctetRange?
        /// Name, equals sign and value.
        package var whole: OctetRange { name.lowerBound..<(value?.upperBound ?? name.upperBound) }
    }

    package let octets: [UInt8]
    /// Without the colon; `nil` for a relative reference.
    package let scheme: OctetRange?
    /// Without the at sign.
    package let userinfo: OctetRange?
    /// With the brackets of an IPv6 address, without the port.
    package let host: OctetRange?
    package let path: OctetRange
    /// Without the question mark.
    package let query: OctetRange?
    /// Without the number sign.
    package let fragment: OctetRange?
    package let parameters: [Parameter]

    package init(_ octets: [UInt8]) {
        self.octets = octets
        let end = octets.count
        var cursor = 0
        scheme = URLParts.scheme(octets)
        if let scheme { cursor = scheme.upperBound + 1 }
        if octets[cursor...].starts(with: "//".utf8) {
            let start = cursor + 2
            let stop = octets[start...].firstIndex { [0x2F, 0x3F, 0x23, 0x5C].contains($0) } ?? end
            let at = octets[start..<stop].lastIndex(of: UInt8(ascii: "@"))
            userinfo = at.map { start..<$0 }
            let hostStart = at.map { $0 + 1 } ?? start
            host = hostStart..<URLParts.hostEnd(octets[hostStart..<stop])
            cursor = stop
        } else {
            userinfo = nil
            host = nil
        }
        let number = octets[cursor...].firstIndex(of: UInt8(ascii: "#")) ?? end
        let mark = octets[cursor..<number].firstIndex(of: UInt8(ascii: "?")) ?? number
        path = cursor..<mark
        query = mark < number ? mark + 1..<number : nil
        fragment = number < end ? number + 1..<end : nil
        parameters = query.map { URLParts.parameters($0, in: octets) } ?? []
    }

    private static func scheme(_ octets: [UInt8]) -> OctetRange? {
        guard let colon = octets.firstIndex(where: { !($0.isLetterOrDigit || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E) }), colon > 0,
            octets[colon] == UInt8(ascii: ":"), octets[0].isLetterOrDigit, !octets[0].isDecimalDigit
        else { return nil }
        // `localhost:8080/x` has a port, not a scheme.
        guard octets[(colon + 1)...].first.map({ !$0.isDecimalDigit }) ?? true else { return nil }
        return 0..<colon
    }

    private static func hostEnd(_ authority: ArraySlice<UInt8>) -> Int {
        if authority.first == UInt8(ascii: "["), let close = authority.firstIndex(of: UInt8(ascii: "]")) { return close + 1 }
        return authority.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex
    }

    private static func parameters(_ query: OctetRange, in octets: [UInt8]) -> [Parameter] {
        var found: [Parameter] = []
        var start = query.lowerBound
        while start <= query.upperBound {
            let stop = octets[start..<query.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? query.upperBound
            let equals = octets[start..<stop].firstIndex(of: UInt8(ascii: "="))
            found.append(Parameter(name: start..<(equals ?? stop), value: equals.map { $0 + 1..<stop }))
            start = stop + 1
        }
        return found
    }

    package func text(_ range: OctetRange) -> String { String(decoding: octets[range], as: UTF8.self) }

    /// Whether `text`, in lower case, stands at `position`, whatever the case of its letters.
    func has(_ text: StaticString, at position: Int, before end: Int) -> Bool {
        guard position >= 0, position + text.utf8CodeUnitCount <= min(end, octets.count) else { return false }
        return text.withUTF8Buffer { expected in
            for index in expected.indices {
                let octet = octets[position + index]
                let lower = octet &- 0x41 < 26 ? octet | 0x20 : octet
                if lower != expected[index] { return false }
            }
            return true
        }
    }

    /// The first place of `text` (in lower case) in a range.
    func first(_ text: StaticString, in range: OctetRange) -> OctetRange? {
        let length = text.utf8CodeUnitCount
        guard range.count >= length else { return nil }
        for position in range.lowerBound...(range.upperBound - length) where has(text, at: position, before: range.upperBound) {
            return position..<position + length
        }
        return nil
    }

    /// Whether there are a name and an equals sign, plain or encoded, at `position`.
    func startsParameter(at position: Int, before end: Int) -> Bool {
        var cursor = position
        while cursor < end, octets[cursor].isNameOctet { cursor += 1 }
        guard cursor > position, cursor < end else { return false }
        return octets[cursor] == UInt8(ascii: "=") || has("%3d", at: cursor, before: end)
    }
}

extension UInt8 {
    var isDecimalDigit: Bool { self &- 0x30 < 10 }
    var isLetterOrDigit: Bool { isDecimalDigit || (self | 0x20) &- 0x61 < 26 }
    /// What names of parameters are made of.
    var isNameOctet: Bool { isLetterOrDigit || self == 0x5F || self == 0x2D || self == 0x2E || self == 0x5B || self == 0x5D }
}
