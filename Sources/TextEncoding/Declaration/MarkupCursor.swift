/// A position in the octets of markup, bounded by a limit.
struct MarkupCursor {
    let octets: [UInt8]
    var at: Int
    var end: Int

    /// Starts at `start`; reads nothing at or after `limit`.
    init(_ octets: [UInt8], from start: Int, limit: Int) {
        self.octets = octets
        end = min(max(limit, 0), octets.count)
        at = min(max(start, 0), end)
    }

    var peek: UInt8? { at < end ? octets[at] : nil }

    /// Whether `text` (ASCII, lower case) stands at `position`, whatever the case.
    func has(_ text: StaticString, at position: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position >= 0, position <= end - count else { return false }
        return text.withUTF8Buffer { text in
            for index in 0..<count where lowercased(octets[position + index]) != text[index] { return false }
            return true
        }
    }

    /// Whether the octets of `range` are `text` (ASCII, lower case), whatever their case.
    func isEqual(_ range: Range<Int>, _ text: StaticString) -> Bool {
        range.count == text.utf8CodeUnitCount && has(text, at: range.lowerBound)
    }

    /// Steps over `text` exactly as written, if it stands here.
    mutating func skip(_ text: StaticString) -> Bool {
        guard has(text, at: at) else { return false }
        let exact = text.withUTF8Buffer { octets[at..<(at + $0.count)].elementsEqual($0) }
        if exact { at += text.utf8CodeUnitCount }
        return exact
    }

    /// Steps past the next place where `text` stands exactly as written; false when there is none.
    mutating func skip(past text: StaticString) -> Bool {
        while at < end {
            if skip(text) { return true }
            at += 1
        }
        return false
    }

    func find(_ octet: UInt8, from start: Int) -> Int? {
        guard start <= end else { return nil }
        return octets[start..<end].firstIndex(of: octet)
    }

    /// Skips octets up to 20.
    mutating func skipControls() {
        while let octet = peek, octet <= 0x20 { at += 1 }
    }

    /// Skips white space of HTML, and solidus where the caller says so.
    mutating func skipSpace(andSolidus: Bool = false) {
        while let octet = peek, isSpace(octet) || (andSolidus && octet == 0x2F) { at += 1 }
    }
}

/// White space in HTML: tab, line feed, form feed, carriage return, space.
@inline(__always)
func isSpace(_ octet: UInt8) -> Bool {
    octet == 0x20 || octet == 0x09 || octet == 0x0A || octet == 0x0C || octet == 0x0D
}

@inline(__always)
func lowercased(_ octet: UInt8) -> UInt8 {
    octet >= 0x41 && octet <= 0x5A ? octet | 0x20 : octet
}
