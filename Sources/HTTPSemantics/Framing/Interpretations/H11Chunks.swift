import Evidence
import HTTPSyntax

/// The chunked coding as h11 undoes it (0.16): lines end in CRLF, blanks may follow size or extension, data ends in CRLF.
struct H11Chunks {
    private(set) var tape: Tape
    private(set) var content: [UInt8] = []

    init(tape: Tape) { self.tape = tape }

    mutating func read() -> Bool {
        while true {
            guard let line = line() else { return false }
            guard let size = size(line) else { return tape.refuse(.chunkSize, at: line.lowerBound) }
            if size == 0 { return trailers() }
            let start = tape.position
            guard let count = Int(exactly: size), count <= tape.remaining else {
                content += tape.octets[start...]
                return tape.skip(.max)
            }
            guard tape.skip(count) else { return false }
            content += tape.octets[start..<start + count]
            guard tape.expect(0x0D, or: .chunkEnd), tape.expect(0x0A, or: .chunkEnd) else { return false }
        }
    }

    private mutating func line() -> OctetRange? {
        let start = tape.position
        while true {
            tape.skip { $0 != 0x0D }
            guard tape.peek() != nil, tape.skip(1), let next = tape.peek() else { return nil }
            if next == 0x0A { return tape.skip(1) ? start..<tape.position - 2 : nil }
        }
    }

    /// One to twenty digits, then an extension or blanks; `UInt64.max` stands for what no counter holds.
    private func size(_ line: OctetRange) -> UInt64? {
        let octets = tape.octets
        var size: UInt64 = 0
        var index = line.lowerBound
        while index < line.upperBound, let digit = octets[index].hexadecimalValue {
            let (product, overflow) = size.multipliedReportingOverflow(by: 16)
            size = overflow ? .max : product | UInt64(digit)
            index += 1
        }
        guard (1...20).contains(index - line.lowerBound) else { return nil }
        if index < line.upperBound, octets[index] == 0x3B { return octets[index..<line.upperBound].contains(0x0A) ? nil : size }
        return octets[index..<line.upperBound].allSatisfy(\.isBlank) ? size : nil
    }

    private mutating func trailers() -> Bool {
        let octets = tape.octets
        guard let first = tape.peek() else { return false }
        if first == 0x0A { return tape.skip(1) }
        if first == 0x0D, tape.remaining > 1, octets[tape.position + 1] == 0x0A { return tape.skip(2) }
        guard let end = H11Model.blankLine(octets, from: tape.position) else { return tape.skip(.max) }
        for line in H11Model.lines(octets, tape.position..<end) {
            if let first = line.first, octets[first].isBlank { continue }
            let name = line.prefix { octets[$0].isTokenCharacter }
            guard !name.isEmpty, name.upperBound < line.upperBound, octets[name.upperBound] == 0x3A else {
                return tape.refuse(.fieldName, at: name.upperBound)
            }
            if let odd = line.first(where: { H11Model.isForbidden(octets[$0]) }) { return tape.refuse(.fieldValue, at: odd) }
        }
        tape.move(to: end)
        return true
    }
}
