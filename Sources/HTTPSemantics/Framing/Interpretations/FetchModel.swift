import Evidence
import HTTPSyntax

/// How a browser's `fetch` reads a response up to the close, body included (Fetch Standard, web-platform-tests).
///
/// LF ends lines as CRLF does, but a lone CR or a NUL spoils the head; the code is one to three digits; Content-Length
/// counts as "extract a length" says: unlike values fail, a value that is no number is as if it were not there.
struct FetchModel {
    private var tape: Tape
    private var code = 0
    private var version = (major: 0, minor: 0)

    static func read(_ octets: [UInt8], isHead: Bool = false) -> Interpretation {
        var model = FetchModel(tape: Tape(octets))
        var length: Int?
        while true {
            guard let fields = model.head() else { break }
            // Interim responses are passed over.
            if (100..<200).contains(model.code), model.code != 101 { continue }
            length = model.body(fields, isHead: isHead)
            break
        }
        return Interpretation(model.tape, bodyLength: length)
    }

    private init(tape: Tape) { self.tape = tape }

    private struct Fields {
        var lengths: [OctetRange] = []
        var codings: [OctetRange] = []
    }

    private mutating func head() -> Fields? {
        let octets = tape.octets
        if tape.isAtEnd {
            tape.refuse(.protocolName)
            return nil
        }
        let start = tape.position
        let end = FetchModel.endOfHead(octets, from: start)
        let line = FetchModel.line(octets, start..<end)
        guard statusLine(octets.trimmed(line)) else { return nil }
        guard isClean(start..<end, lineFeedsOnly: FetchModel.endsInLineFeed(octets, line.upperBound)) else { return nil }
        var fields = Fields()
        var position = min(line.upperBound + 1, end)
        while position < end {
            let line = FetchModel.line(octets, position..<end)
            let content = octets.trimmed(line)
            if let colon = content.first(where: { octets[$0] == 0x3A }), !octets[line.lowerBound].isBlank {
                let name = octets.trimmed(content.lowerBound..<colon)
                let value = octets.trimmed(colon + 1..<content.upperBound)
                if octets.matches(name, "content-length") { fields.lengths.append(value) }
                if octets.matches(name, "transfer-encoding") { fields.codings.append(value) }
            }
            position = line.upperBound + 1
        }
        tape.move(to: end)
        return fields
    }

    /// Just past the empty line, or the end of the octets: a head that the close ends is taken.
    private static func endOfHead(_ octets: [UInt8], from start: Int) -> Int {
        H11Model.blankLine(octets, from: start) ?? octets.count
    }

    /// Up to the LF, which is left off, or the end.
    private static func line(_ octets: [UInt8], _ range: OctetRange) -> OctetRange {
        range.lowerBound..<(octets[range].firstIndex(of: 0x0A) ?? range.upperBound)
    }

    private static func endsInLineFeed(_ octets: [UInt8], _ lineFeed: Int) -> Bool {
        lineFeed > 0 && lineFeed < octets.count && octets[lineFeed - 1] != 0x0D
    }

    /// Neither NUL nor lone CR; where the status line ended in LF alone, every CR is lone.
    private mutating func isClean(_ range: OctetRange, lineFeedsOnly: Bool) -> Bool {
        let octets = tape.octets
        for index in range {
            if octets[index] == 0 { return tape.refuse(.nul, at: index) }
            guard octets[index] == 0x0D else { continue }
            if lineFeedsOnly || index + 1 >= octets.count || octets[index + 1] != 0x0A { return tape.refuse(.loneCR, at: index) }
        }
        return true
    }

    private mutating func statusLine(_ line: OctetRange) -> Bool {
        let octets = tape.octets
        guard line.count >= 5, octets.matches(line.lowerBound..<line.lowerBound + 5, "HTTP/") else {
            return tape.refuse(.protocolName, at: line.lowerBound)
        }
        var index = line.lowerBound + 5
        func digit(_ place: Int) -> Int? { place < line.upperBound && octets[place].isDigit ? Int(octets[place] - 0x30) : nil }
        if let major = digit(index), index + 1 < line.upperBound, octets[index + 1] == 0x2E, let minor = digit(index + 2) {
            version = (major, minor)
        }
        while index < line.upperBound, !octets[index].isBlank { index += 1 }
        while index < line.upperBound, octets[index].isBlank { index += 1 }
        let start = index
        code = 0
        while index < line.upperBound, let value = digit(index), index - start < 4 {
            code = code * 10 + value
            index += 1
        }
        let isEnded = index == line.upperBound || octets[index].isBlank
        return (1...3).contains(index - start) && isEnded ? true : tape.refuse(.statusCode, at: start)
    }

    /// How many octets of body, or `nil` when they cannot be had.
    private mutating func body(_ fields: Fields, isHead: Bool) -> Int? {
        if isHead || code == 101 || code == 204 || code == 304 { return 0 }
        let octets = tape.octets
        let isChunked = fields.codings.contains { value in
            CommaList.split(value, in: octets, at: 0x2C).contains { octets.matches(octets.trimmed($0), "chunked") }
        }
        if isChunked, version >= (1, 1) {
            var chunks = ChromiumChunks(tape: tape)
            let isWhole = chunks.read()
            tape = chunks.tape
            if tape.stop == .atEnd { tape.refuse(.bodyShort) }
            return isWhole ? chunks.content.count : nil
        }
        var candidate: OctetRange?
        for value in fields.lengths.flatMap({ CommaList.split($0, in: octets, at: 0x2C) }).map(octets.trimmed) {
            if let candidate, octets[candidate] != octets[value] {
                tape.refuse(.contentLengthConflict, at: value.lowerBound)
                return nil
            }
            candidate = value
        }
        guard let candidate, !candidate.isEmpty, octets[candidate].allSatisfy(\.isDigit) else { return rest() }
        guard let length = DecimalNumber(candidate, in: octets).number, tape.skip(length) else {
            tape.refuse(.bodyShort, at: octets.count)
            return nil
        }
        return length
    }

    private mutating func rest() -> Int {
        let count = tape.remaining
        tape.move(to: tape.octets.count)
        return count
    }
}
