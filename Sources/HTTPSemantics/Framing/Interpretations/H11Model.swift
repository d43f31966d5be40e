import Evidence
import HTTPSyntax

/// How h11 reads the head of a response (0.16).
///
/// LF alone ends a line and CRs before it are dropped; a fold becomes a blank; values may hold controls, but neither
/// NUL nor white space other than SP and HTAB. Content-Length and Transfer-Encoding are judged with the head.
struct H11Model {
    private var tape: Tape
    /// Octets of a head that has not ended (`DEFAULT_MAX_INCOMPLETE_EVENT_SIZE`).
    private static let sizeLimit = 16 << 10

    static func read(_ octets: [UInt8]) -> Interpretation {
        var model = H11Model(tape: Tape(octets))
        _ = model.head()
        return Interpretation(model.tape)
    }

    private init(tape: Tape) { self.tape = tape }

    private mutating func head() -> Bool {
        let octets = tape.octets
        guard let first = tape.peek() else { return false }
        if first == 0x0A || first == 0x0D && octets.count > 1 && octets[1] == 0x0A { return tape.refuse(.leadingOctets) }
        guard let end = H11Model.blankLine(octets, from: 0) else {
            if first < 0x21 { return tape.refuse(.protocolName) }
            return octets.count > H11Model.sizeLimit ? tape.refuse(.dataAfterEnd) : tape.skip(octets.count + 1)
        }
        let lines = H11Model.lines(octets, 0..<end)
        guard let start = lines.first, statusLine(start) else { return false }
        guard fields(Array(lines.dropFirst())) else { return false }
        tape.move(to: end)
        return true
    }

    /// Just past the first LF, CRLF that follows a LF.
    static func blankLine(_ octets: [UInt8], from start: Int) -> Int? {
        var index = start
        while index < octets.count {
            if octets[index] == 0x0A {
                if index + 1 < octets.count, octets[index + 1] == 0x0A { return index + 2 }
                if index + 2 < octets.count, octets[index + 1] == 0x0D, octets[index + 2] == 0x0A { return index + 3 }
            }
            index += 1
        }
        return nil
    }

    /// The lines before the empty one, without LF and the CRs before it.
    static func lines(_ octets: [UInt8], _ range: OctetRange) -> [OctetRange] {
        var lines: [OctetRange] = []
        var start = range.lowerBound
        for index in range where octets[index] == 0x0A {
            var end = index
            while end > start, octets[end - 1] == 0x0D { end -= 1 }
            lines.append(start..<end)
            start = index + 1
        }
        // The empty line that ended the head.
        return Array(lines.dropLast())
    }

    private mutating func statusLine(_ line: OctetRange) -> Bool {
        let octets = tape.octets
        func digit(_ place: Int) -> Bool { place < line.upperBound && octets[place].isDigit }
        let start = line.lowerBound
        guard line.count >= 5, octets[start..<start + 5].elementsEqual("HTTP/".utf8) else { return tape.refuse(.protocolName, at: start) }
        guard digit(start + 5), start + 6 < line.upperBound, octets[start + 6] == 0x2E, digit(start + 7) else {
            return tape.refuse(.version, at: start + 5)
        }
        guard start + 8 < line.upperBound, octets[start + 8] == 0x20 else { return tape.refuse(.statusLineSpacing, at: start + 8) }
        guard digit(start + 9), digit(start + 10), digit(start + 11) else { return tape.refuse(.statusCode, at: start + 9) }
        // 000 to 099 is neither an interim nor a final response.
        if octets[start + 9] == 0x30 { return tape.refuse(.statusCode, at: start + 9) }
        guard start + 12 < line.upperBound else { return true }
        guard octets[start + 12] == 0x20 else { return tape.refuse(.statusCode, at: start + 12) }
        if let odd = (start + 13..<line.upperBound).first(where: { H11Model.isForbidden(octets[$0]) }) {
            return tape.refuse(.reasonPhrase, at: odd)
        }
        return true
    }

    /// NUL, or white space that is neither SP nor HTAB.
    static func isForbidden(_ octet: UInt8) -> Bool { octet == 0 || (0x0A...0x0D).contains(octet) }

    private mutating func fields(_ lines: [OctetRange]) -> Bool {
        let octets = tape.octets
        var lengths: Set<[UInt8]> = []
        var codings = 0
        var isFirst = true
        for line in lines {
            if let first = line.first, octets[first].isBlank {
                if isFirst { return tape.refuse(.blankBeforeField, at: first) }
                guard value(line) else { return false }
                continue
            }
            isFirst = false
            let end = line.first { !octets[$0].isTokenCharacter } ?? line.upperBound
            guard end < line.upperBound, octets[end] == 0x3A else { return tape.refuse(.fieldName, at: end) }
            guard end > line.lowerBound else { return tape.refuse(.emptyName, at: end) }
            let content = octets.trimmed(end + 1..<line.upperBound)
            guard value(content) else { return false }
            if octets.matches(line.lowerBound..<end, "content-length") {
                for member in CommaList.split(content, in: octets, at: 0x2C) { lengths.insert(Array(octets[octets.trimmed(member)])) }
                if lengths.count > 1 { return tape.refuse(.contentLengthConflict, at: content.lowerBound) }
                if lengths.contains(where: { $0.isEmpty || $0.count > 20 || !$0.allSatisfy(\.isDigit) }) {
                    return tape.refuse(.contentLengthInvalid, at: content.lowerBound)
                }
            } else if octets.matches(line.lowerBound..<end, "transfer-encoding") {
                codings += 1
                guard codings == 1, octets.matches(content, "chunked") else { return tape.refuse(.transferCoding, at: content.lowerBound) }
            }
        }
        return true
    }

    private mutating func value(_ range: OctetRange) -> Bool {
        guard let odd = range.first(where: { H11Model.isForbidden(tape.octets[$0]) }) else { return true }
        return tape.refuse(tape.octets[odd] == 0 ? .nul : tape.octets[odd] == 0x0D ? .loneCR : .fieldValue, at: odd)
    }
}
