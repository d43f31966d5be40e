import HTTPSyntax

/// The chunks of a body as llhttp takes them in its default mode, up to the trailer section.
struct LLHTTPChunks {
    private(set) var tape: Tape
    /// Octets of content.
    private(set) var length = 0

    init(tape: Tape) { self.tape = tape }

    /// `true` when the chunk of size zero was read.
    mutating func read() -> Bool {
        while true {
            guard let size = sizeLine() else { return false }
            if size == 0 { return true }
            guard let count = Int(exactly: size) else { return tape.skip(.max) }
            guard tape.skip(count) else { return false }
            length += count
            guard tape.expect(0x0D, or: .chunkEnd), tape.expect(0x0A, or: .chunkEnd) else { return false }
        }
    }

    private mutating func sizeLine() -> UInt64? {
        var size: UInt64 = 0
        var digits = 0
        while let octet = tape.peek(), let value = octet.hexadecimalValue {
            let (product, overflow) = size.multipliedReportingOverflow(by: 16)
            if overflow { return stopped(.chunkSize) }
            size = product + UInt64(value)
            digits += 1
            guard tape.skip(1) else { return nil }
        }
        guard let octet = tape.peek() else { return nil }
        if digits == 0 { return stopped(.chunkSize) }
        switch octet {
        case 0x0D: return tape.skip(1) && tape.expect(0x0A, or: .loneCR) ? size : nil
        case 0x0A: return stopped(.lineEnd)
        case 0x3B: return extensions() ? size : nil
        default: return stopped(.chunkSize)
        }
    }

    private mutating func stopped(_ reason: Interpretation.Reason) -> UInt64? {
        tape.refuse(reason)
        return nil
    }

    /// `;name`, `;name=token`, `;name="quoted"`, without blanks, to the end of the line.
    private mutating func extensions() -> Bool {
        while tape.peek() == 0x3B {
            guard tape.skip(1), let first = tape.peek() else { return false }
            if first == 0x0D || first == 0x20 { return tape.refuse(.chunkExtension) }
            tape.skip { $0.isTokenCharacter }
            guard let next = tape.peek() else { return false }
            if next == 0x3D, !value() { return false }
        }
        guard let end = tape.peek() else { return false }
        if end == 0x0A { return tape.refuse(.lineEnd) }
        return tape.expect(0x0D, or: .chunkExtension) && tape.expect(0x0A, or: .loneCR)
    }

    private mutating func value() -> Bool {
        guard tape.skip(1), let first = tape.peek() else { return false }
        guard first == 0x22 else {
            tape.skip { $0.isTokenCharacter }
            // A token may run into a quoted string; the grammar of the states lets it.
            return tape.peek() == 0x22 ? quoted() : true
        }
        return quoted()
    }

    private mutating func quoted() -> Bool {
        guard tape.skip(1) else { return false }
        while let octet = tape.take() {
            if octet == 0x22 { return true }
            if octet.isControl { return tape.refuse(.chunkExtension, at: tape.position - 1) }
            if octet == 0x5C {
                guard let escaped = tape.take() else { return false }
                if escaped.isControl { return tape.refuse(.chunkExtension, at: tape.position - 1) }
            }
        }
        return false
    }
}
