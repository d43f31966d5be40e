/// Reads the request line (RFC 9112 3) into a head.
struct RequestLineParser {
    private let octets: UnsafeRawBufferPointer
    private let line: Range<Int>

    /// `line` is without its CR LF.
    init(_ octets: UnsafeRawBufferPointer, line: Range<Int>) {
        self.octets = octets
        self.line = line
    }

    func parse(into head: inout RequestHead) throws(Refusal) {
        let masks = Token.masks
        var cursor = line.lowerBound
        while cursor < line.upperBound, masks.contain(octets[cursor]) { cursor += 1 }
        let method = line.lowerBound..<cursor
        guard !method.isEmpty, cursor < line.upperBound, octets[cursor] == 32 else { throw .malformed(.requestLine) }
        let targetStart = cursor + 1
        cursor = targetStart
        while cursor < line.upperBound, octets[cursor] > 32 { cursor += 1 }
        let target = targetStart..<cursor
        guard !target.isEmpty else { throw .malformed(.requestLine) }
        // Without a version it would be HTTP/0.9, which has no fields and no status.
        guard cursor < line.upperBound, octets[cursor] == 32 else { throw .malformed(.requestLine) }
        head.minorVersion = try version(cursor + 1..<line.upperBound)
        head.method = text(method)
        try parse(target: target, into: &head)
    }

    private func version(_ range: Range<Int>) throws(Refusal) -> Int {
        guard range.count == 8, text(range.lowerBound..<range.lowerBound + 5) == "HTTP/", octets[range.lowerBound + 6] == 46 else {
            throw .malformed(.version)
        }
        let major = octets[range.lowerBound + 5]
        let minor = octets[range.lowerBound + 7]
        guard (48...57).contains(major), (48...57).contains(minor) else { throw .malformed(.version) }
        if major != 49 { throw .unsupportedVersion }
        return minor == 48 ? 0 : 1
    }

    private func parse(target: Range<Int>, into head: inout RequestHead) throws(Refusal) {
        for index in target where octets[index] >= 127 || octets[index] == 35 { throw .malformed(.target) }
        let first = octets[target.lowerBound]
        if head.method == "CONNECT" {
            head.form = .authority
        } else if first == 47 {
            split(target, into: &head)
        } else if first == 42, target.count == 1, head.method == "OPTIONS" {
            head.form = .asterisk
            head.path = "*"
        } else {
            head.form = .absolute
            try parse(absolute: target, into: &head)
        }
    }

    /// `http://authority/path`; scheme and authority are not ours to judge, the path decides (RFC 9112 3.2.2).
    private func parse(absolute target: Range<Int>, into head: inout RequestHead) throws(Refusal) {
        let prefix = text(target.prefix(8)).lowercased()
        let length = prefix.hasPrefix("http://") ? 7 : prefix.hasPrefix("https://") ? 8 : 0
        guard length > 0, target.count > length else { throw .malformed(.target) }
        var cursor = target.lowerBound + length
        let authority = cursor
        while cursor < target.upperBound, octets[cursor] != 47, octets[cursor] != 63 { cursor += 1 }
        guard HostValue.isValid(octets, authority..<cursor), cursor > authority else { throw .malformed(.target) }
        if cursor == target.upperBound {
            head.path = head.method == "OPTIONS" ? "*" : "/"
        } else {
            split(cursor..<target.upperBound, into: &head)
        }
    }

    private func split(_ range: Range<Int>, into head: inout RequestHead) {
        guard let mark = range.first(where: { octets[$0] == 63 }) else {
            head.path = text(range)
            return
        }
        head.path = mark == range.lowerBound ? "/" : text(range.lowerBound..<mark)
        head.query = text(mark + 1..<range.upperBound)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: octets[range], as: UTF8.self)
    }
}

/// `uri-host [ ":" port ]` (RFC 9110 7.2); empty is allowed.
enum HostValue {
    static func isValid(_ octets: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
        var cursor = range.lowerBound
        let end = range.upperBound
        if cursor < end, octets[cursor] == 91 {
            cursor += 1
            let start = cursor
            while cursor < end, isAddressOctet(octets[cursor]) { cursor += 1 }
            guard cursor > start, cursor < end, octets[cursor] == 93 else { return false }
            cursor += 1
        } else {
            while cursor < end, octets[cursor] != 58 {
                if !isNameOctet(octets[cursor]) { return false }
                cursor += 1
            }
        }
        if cursor == end { return true }
        guard octets[cursor] == 58, end - cursor <= 6 else { return false }
        return (cursor + 1..<end).allSatisfy { (48...57).contains(octets[$0]) }
    }

    private static func isAddressOctet(_ octet: UInt8) -> Bool {
        switch octet {
        case 48...58, 65...70, 97...102, 46: true
        default: false
        }
    }

    /// reg-name: unreserved, sub-delims and `%` (RFC 3986 3.2.2).
    private static func isNameOctet(_ octet: UInt8) -> Bool {
        switch octet {
        case 48...57, 65...90, 97...122: true
        case 45, 46, 95, 126, 37, 33, 36, 38...44, 59, 61: true
        default: false
        }
    }
}
