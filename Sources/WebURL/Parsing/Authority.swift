extension URLParser {
    mutating func beginAuthority() {
        out.append(UInt8(ascii: "/"))
        out.append(UInt8(ascii: "/"))
        parts.usernameEnd = out.count
        parts.hostStart = out.count
    }

    /// To be called when the host is written and there is no port.
    mutating func endAuthority() {
        parts.hostEnd = out.count
        parts.authorityEnd = out.count
        parts.pathStart = out.count
    }

    /// A URL without a host.
    mutating func noAuthority() {
        parts.usernameEnd = out.count
        parts.hostStart = out.count
        endAuthority()
    }

    /// The authority, host and port states.
    mutating func authority(at position: Int) -> Bool {
        var stop = position
        var lastAt: Int?
        while let octet = octet(at: stop), !isSlash(octet), octet != UInt8(ascii: "?"), octet != UInt8(ascii: "#") {
            if octet == UInt8(ascii: "@") { lastAt = stop }
            stop += 1
        }
        beginAuthority()
        var hostStart = position
        if let lastAt {
            report(.invalidCredentials, at: position)
            hostStart = lastAt + 1
            guard hostStart < stop else {
                report(.hostMissing, at: hostStart)
                return false
            }
            credentials(position..<lastAt)
        }
        let colon = portColon(in: hostStart..<stop)
        let hostEnd = colon ?? stop
        if hostEnd == hostStart, scheme.isSpecial || colon != nil {
            report(.hostMissing, at: hostStart)
            return false
        }
        guard writeHost(hostStart..<hostEnd) else { return false }
        endAuthority()
        if let colon, !writePort((colon + 1)..<stop) { return false }
        return pathStart(at: stop)
    }

    /// The first colon outside of brackets.
    private func portColon(in range: Range<Int>) -> Int? {
        var inBrackets = false
        for position in range {
            switch input[position] {
            case UInt8(ascii: "["): inBrackets = true
            case UInt8(ascii: "]"): inBrackets = false
            case UInt8(ascii: ":") where !inBrackets: return position
            default: continue
            }
        }
        return nil
    }

    private mutating func credentials(_ range: Range<Int>) {
        let colon = input[range].firstIndex(of: UInt8(ascii: ":"))
        percentEncode(range.lowerBound..<(colon ?? range.upperBound), .userinfo)
        parts.usernameEnd = out.count
        if let colon, colon + 1 < range.upperBound {
            out.append(UInt8(ascii: ":"))
            percentEncode((colon + 1)..<range.upperBound, .userinfo)
        }
        if out.count > parts.hostStart { out.append(UInt8(ascii: "@")) }
        parts.hostStart = out.count
    }

    private mutating func writePort(_ range: Range<Int>) -> Bool {
        guard !range.isEmpty else { return true }
        var number = 0
        for position in range {
            guard input[position].isASCIIDigit else {
                report(.portInvalid, at: position)
                return false
            }
            number = min(number * 10 + Int(input[position] & 15), 1_000_000)
        }
        guard let value = UInt16(exactly: number) else {
            report(.portOutOfRange, at: range.lowerBound)
            return false
        }
        guard value != scheme.defaultPort else { return true }
        port = value
        out.append(UInt8(ascii: ":"))
        out.append(contentsOf: String(value).utf8)
        parts.authorityEnd = out.count
        parts.pathStart = out.count
        return true
    }
}
