import HTTPSyntax

/// How httparse reads the head of a response with its default configuration.
///
/// Empty lines may precede it, LF alone ends a line, the reason may lack; a folded line, a blank before the colon and
/// repeated blanks in the status line are refused.
struct HTTParseModel {
    private var tape: Tape

    static func read(_ octets: [UInt8]) -> Interpretation {
        var model = HTTParseModel(tape: Tape(octets))
        _ = model.emptyLines() && model.statusLine() && model.fields()
        return Interpretation(model.tape)
    }

    private init(tape: Tape) { self.tape = tape }

    private mutating func emptyLines() -> Bool {
        while let octet = tape.peek() {
            if octet == 0x0D {
                guard tape.skip(1), tape.expect(0x0A, or: .loneCR) else { return false }
            } else if octet == 0x0A {
                guard tape.skip(1) else { return false }
            } else {
                return true
            }
        }
        return false
    }

    private mutating func statusLine() -> Bool {
        guard tape.expect("HTTP/1.", or: .version), let minor = tape.take() else { return false }
        guard minor == 0x30 || minor == 0x31 else { return tape.refuse(.version, at: tape.position - 1) }
        guard tape.expect(0x20, or: .version) else { return false }
        for _ in 0..<3 {
            guard let digit = tape.peek() else { return false }
            guard digit.isDigit else { return tape.refuse(.statusCode) }
            guard tape.skip(1) else { return false }
        }
        guard let next = tape.peek() else { return false }
        if next == 0x20 || next == 0x0D || next == 0x0A { return toLineEnd(.reasonPhrase) }
        return tape.refuse(.statusCode)
    }

    /// The octets allowed in a reason and in a value are the same: no control but HTAB.
    private mutating func toLineEnd(_ reason: Interpretation.Reason) -> Bool {
        tape.skip { !$0.isControl }
        guard let octet = tape.peek() else { return false }
        if octet == 0x0A { return tape.skip(1) }
        guard octet == 0x0D else { return tape.refuse(octet == 0 ? .nul : reason) }
        return tape.skip(1) && tape.expect(0x0A, or: .loneCR)
    }

    private mutating func fields() -> Bool {
        while true {
            guard let octet = tape.peek() else { return false }
            if octet == 0x0A { return tape.skip(1) }
            if octet == 0x0D { return tape.skip(1) && tape.expect(0x0A, or: .loneCR) }
            if octet == 0x3A { return tape.refuse(.emptyName) }
            if octet.isBlank { return tape.refuse(.blankBeforeField) }
            tape.skip { $0.isTokenCharacter }
            guard let colon = tape.peek() else { return false }
            guard colon == 0x3A else { return tape.refuse(colon == 0 ? .nul : .fieldName) }
            guard tape.skip(1), toLineEnd(.fieldValue) else { return false }
        }
    }
}
