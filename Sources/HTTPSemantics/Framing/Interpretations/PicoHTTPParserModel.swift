import HTTPSyntax

/// How picohttpparser reads the head of a response (`phr_parse_response`).
///
/// Blanks may be repeated before the code, the reason may lack, LF alone ends a line, a line that begins with a blank
/// continues the value before it, names are tokens.
struct PicoHTTPParserModel {
    private var tape: Tape

    static func read(_ octets: [UInt8]) -> Interpretation {
        var model = PicoHTTPParserModel(tape: Tape(octets))
        _ = model.statusLine() && model.fields()
        return Interpretation(model.tape)
    }

    private init(tape: Tape) { self.tape = tape }

    private mutating func statusLine() -> Bool {
        // Nothing is looked at before `HTTP/1.` and two more octets are there.
        guard tape.remaining >= 9 else { return tape.skip(9) }
        guard tape.expect("HTTP/1.", or: .protocolName) else { return false }
        guard let minor = tape.take() else { return false }
        guard minor.isDigit else { return tape.refuse(.version, at: tape.position - 1) }
        guard tape.expect(0x20, or: .statusLineSpacing) else { return false }
        tape.skip { $0 == 0x20 }
        guard tape.peek() != nil else { return false }
        guard tape.remaining >= 4 else { return tape.skip(4) }
        for _ in 0..<3 {
            guard let digit = tape.peek() else { return false }
            guard digit.isDigit else { return tape.refuse(.statusCode) }
            guard tape.skip(1) else { return false }
        }
        let place = tape.position
        guard toLineEnd(.reasonPhrase) else { return false }
        let next = tape.octets[place]
        return next == 0x20 || next == 0x0D || next == 0x0A ? true : tape.refuse(.statusCode, at: place)
    }

    private mutating func toLineEnd(_ reason: Interpretation.Reason) -> Bool {
        tape.skip { !$0.isControl }
        guard let octet = tape.peek() else { return false }
        if octet == 0x0A { return tape.skip(1) }
        guard octet == 0x0D else { return tape.refuse(octet == 0 ? .nul : reason) }
        return tape.skip(1) && tape.expect(0x0A, or: .loneCR)
    }

    private mutating func fields() -> Bool {
        var isFirst = true
        while true {
            guard let octet = tape.peek() else { return false }
            if octet == 0x0A { return tape.skip(1) }
            if octet == 0x0D { return tape.skip(1) && tape.expect(0x0A, or: .loneCR) }
            if isFirst || !octet.isBlank {
                let start = tape.position
                tape.skip { $0.isTokenCharacter }
                guard let colon = tape.peek() else { return false }
                guard colon == 0x3A else {
                    return tape.refuse(isFirst && colon.isBlank && tape.position == start ? .blankBeforeField : .fieldName)
                }
                guard tape.position > start else { return tape.refuse(.emptyName) }
                guard tape.skip(1) else { return false }
            }
            guard toLineEnd(.fieldValue) else { return false }
            isFirst = false
        }
    }
}
