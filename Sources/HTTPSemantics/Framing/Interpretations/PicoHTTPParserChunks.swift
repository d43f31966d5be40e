import HTTPSyntax

/// The chunked coding as picohttpparser undoes it (`phr_decode_chunked`): any extension, CRLF after sizes and data.
struct PicoHTTPParserChunks {
    private(set) var tape: Tape
    private(set) var content: [UInt8] = []

    init(tape: Tape) { self.tape = tape }

    /// Decoding ends before the trailer section unless it is to be consumed.
    mutating func read(consumingTrailer: Bool) -> Bool {
        while true {
            guard let size = sizeLine() else { return false }
            if size == 0 { return consumingTrailer ? trailers() : true }
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

    private mutating func sizeLine() -> UInt64? {
        var size: UInt64 = 0
        var digits = 0
        while let octet = tape.peek(), let value = octet.hexadecimalValue {
            if digits == 16 {
                tape.refuse(.chunkSize)
                return nil
            }
            size = size << 4 | UInt64(value)
            digits += 1
            guard tape.skip(1) else { return nil }
        }
        guard let next = tape.peek() else { return nil }
        guard digits > 0, next.isBlank || next == 0x3B || next == 0x0D || next == 0x0A else {
            tape.refuse(.chunkSize)
            return nil
        }
        tape.skip { $0 != 0x0D && $0 != 0x0A }
        guard let end = tape.peek() else { return nil }
        if end == 0x0A {
            tape.refuse(.lineEnd)
            return nil
        }
        return tape.skip(1) && tape.expect(0x0A, or: .loneCR) ? size : nil
    }

    private mutating func trailers() -> Bool {
        while true {
            tape.skip { $0 == 0x0D }
            guard let octet = tape.peek() else { return false }
            if octet == 0x0A { return tape.skip(1) }
            tape.skip { $0 != 0x0A }
            guard tape.take() != nil else { return false }
        }
    }
}
