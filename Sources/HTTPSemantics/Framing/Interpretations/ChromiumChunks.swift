import HTTPSyntax

/// The chunked coding as Chromium undoes it (`HttpChunkedDecoder`): LF ends lines, SP may follow the size, extensions
/// and trailers are passed over.
struct ChromiumChunks {
    private(set) var tape: Tape
    private(set) var content: [UInt8] = []
    /// A line that has not ended may have as many octets.
    private static let lineLimit = 16_384

    init(tape: Tape) { self.tape = tape }

    /// `true` when the empty line after the last chunk was read.
    mutating func read() -> Bool {
        while true {
            guard let line = line() else { return false }
            guard let size = size(line) else { return tape.refuse(.chunkSize, at: line.lowerBound) }
            if size == 0 { return trailers() }
            let start = tape.position
            guard tape.skip(size) else {
                content += tape.octets[start...]
                return false
            }
            content += tape.octets[start..<start + size]
            guard let end = self.line() else { return false }
            guard end.isEmpty else { return tape.refuse(.chunkEnd, at: end.lowerBound) }
        }
    }

    private mutating func trailers() -> Bool {
        while let line = line() {
            if line.isEmpty { return true }
        }
        return false
    }

    /// The line at the position without its end; `nil` when it has none.
    private mutating func line() -> Range<Int>? {
        let start = tape.position
        tape.skip { $0 != 0x0A }
        guard tape.peek() != nil else {
            if tape.position - start > ChromiumChunks.lineLimit { tape.refuse(.chunkSize, at: start) }
            return nil
        }
        let end = tape.position
        guard tape.skip(1) else { return nil }
        return start..<(end > start && tape.octets[end - 1] == 0x0D ? end - 1 : end)
    }

    private func size(_ line: Range<Int>) -> Int? {
        let octets = tape.octets
        var end = octets[line].firstIndex(of: 0x3B) ?? line.upperBound
        while end > line.lowerBound, octets[end - 1] == 0x20 { end -= 1 }
        guard end > line.lowerBound else { return nil }
        var size = 0
        for index in line.lowerBound..<end {
            guard let digit = octets[index].hexadecimalValue else { return nil }
            let (product, overflow) = size.multipliedReportingOverflow(by: 16)
            if overflow { return nil }
            size = product + Int(digit)
        }
        return size
    }
}
