import Evidence
import HTTPSyntax

/// How llhttp reads the octets of a connection that stays open, in its default mode (9.x).
///
/// Strict: CRLF alone ends a line, no folds, no blank before a colon; Content-Length once and never beside
/// Transfer-Encoding. After a message the next one must follow, or nothing where the connection closes.
struct LLHTTPModel {
    private var tape: Tape
    private var head = Head()
    private var bodyLength: Int?
    private var messages = 0
    private var isWithinMessage = false

    private struct Head {
        var major: UInt8 = 0
        var minor: UInt8 = 0
        var code = 0
        var length: UInt64?
        var hasCoding = false
        var isChunked = false
        var closes = false
        var keepsAlive = false
    }

    private enum Next { case nextMessage, anotherProtocol, stopped }

    static func read(_ octets: [UInt8], isHead: Bool = false) -> Interpretation {
        var model = LLHTTPModel(tape: Tape(octets))
        while model.message(isHead: isHead) == .nextMessage {}
        if !model.isWithinMessage, model.messages > 0 { model.tape.forgiveEnd() }
        return Interpretation(model.tape, bodyLength: model.bodyLength)
    }

    private init(tape: Tape) { self.tape = tape }

    private mutating func message(isHead: Bool) -> Next {
        tape.skip { $0 == 0x0D || $0 == 0x0A }
        guard tape.peek() != nil else { return .stopped }
        head = Head()
        isWithinMessage = true
        guard statusLine() else { return .stopped }
        guard tape.peek() != 0x20 else { return stopped(.blankBeforeField) }
        guard fields() else { return .stopped }
        let upgrades = head.code == 101
        guard upgrades || body(isHead: isHead) else { return .stopped }
        isWithinMessage = false
        messages += 1
        if upgrades { return .anotherProtocol }
        if staysOpen(isHead: isHead) { return .nextMessage }
        tape.skip { $0 == 0x0D || $0 == 0x0A }
        return tape.isAtEnd ? .anotherProtocol : stopped(.dataAfterEnd)
    }

    private mutating func stopped(_ reason: Interpretation.Reason) -> Next {
        tape.refuse(reason)
        return .stopped
    }

    // MARK: - Status line

    private mutating func statusLine() -> Bool {
        guard let first = tape.peek() else { return false }
        let name: StaticString = first == 0x52 ? "RTSP/" : first == 0x49 ? "ICE/" : "HTTP/"
        let reason: Interpretation.Reason = messages > 0 ? .dataAfterEnd : .protocolName
        guard tape.expect(name, or: reason), version() else { return false }
        guard tape.expect(0x20, or: .statusLineSpacing) else { return false }
        for _ in 0..<3 {
            guard let digit = tape.peek() else { return false }
            guard digit.isDigit else { return tape.refuse(.statusCode) }
            head.code = head.code * 10 + Int(digit - 0x30)
            guard tape.skip(1) else { return false }
        }
        guard let next = tape.take() else { return false }
        if next == 0x20 {
            // Any octet may stand in the reason phrase.
            tape.skip { $0 != 0x0D && $0 != 0x0A }
            return lineEnd()
        }
        if next == 0x0D { return tape.expect(0x0A, or: .loneCR) }
        return tape.refuse(next == 0x0A ? .lineEnd : .statusCode, at: tape.position - 1)
    }

    private mutating func version() -> Bool {
        guard let major = tape.peek() else { return false }
        guard major.isDigit, tape.skip(1) else { return tape.refuse(.version) }
        guard tape.expect(0x2E, or: .version), let minor = tape.peek() else { return false }
        guard minor.isDigit, tape.skip(1) else { return tape.refuse(.version) }
        head.major = major - 0x30
        head.minor = minor - 0x30
        let isKnown = [(0, 9), (1, 0), (1, 1), (2, 0)].contains { $0 == (head.major, head.minor) }
        return isKnown ? true : tape.refuse(.version, at: tape.position - 1)
    }

    private mutating func lineEnd() -> Bool {
        guard let octet = tape.peek() else { return false }
        if octet == 0x0A { return tape.refuse(.lineEnd) }
        return tape.expect(0x0D, or: .fieldValue) && tape.expect(0x0A, or: .loneCR)
    }

    // MARK: - Fields

    private mutating func fields() -> Bool {
        while let octet = tape.peek() {
            if octet == 0x0D { return tape.skip(1) && tape.expect(0x0A, or: .loneCR) }
            if octet == 0x0A { return tape.refuse(.lineEnd) }
            if octet == 0x3A { return tape.refuse(.emptyName) }
            if octet.isBlank { return tape.refuse(.blankBeforeField) }
            let start = tape.position
            tape.skip { $0.isTokenCharacter }
            let name = start..<tape.position
            guard tape.expect(0x3A, or: .fieldName), announces(name), value(of: name) else { return false }
        }
        return false
    }

    /// What is refused at the colon already.
    private mutating func announces(_ name: OctetRange) -> Bool {
        let octets = tape.octets
        let isClash =
            octets.matches(name, "content-length") && head.hasCoding
            || octets.matches(name, "transfer-encoding") && head.length != nil
        return isClash ? tape.refuse(.lengthWithCoding, at: name.upperBound) : true
    }

    private mutating func value(of name: OctetRange) -> Bool {
        tape.skip { $0.isBlank }
        let start = tape.position
        tape.skip { !$0.isControl }
        let value = start..<tape.position
        let octets = tape.octets
        let isLength = octets.matches(name, "content-length")
        let isCoding = octets.matches(name, "transfer-encoding")
        if isLength, head.length != nil, !value.isEmpty { return tape.refuse(.contentLengthRepeated, at: start) }
        if isLength, !value.isEmpty, !length(value) { return false }
        guard let octet = tape.peek() else { return false }
        if octet != 0x0D, octet != 0x0A { return tape.refuse(octet == 0 ? .nul : .fieldValue) }
        guard lineEnd() else { return false }
        guard let next = tape.peek() else { return false }
        if next.isBlank { return tape.refuse(.blankBeforeField) }
        if isLength, value.isEmpty { return tape.refuse(.contentLengthInvalid, at: start) }
        if isCoding, value.isEmpty { return tape.refuse(.transferCoding, at: start) }
        if isCoding {
            head.hasCoding = true
            head.isChunked = LLHTTPModel.endsInChunked(octets, value)
        } else if octets.matches(name, "connection") || octets.matches(name, "proxy-connection") {
            connection(value)
        }
        return true
    }

    private mutating func length(_ value: OctetRange) -> Bool {
        var length: UInt64 = 0
        for index in tape.octets.trimmed(value) {
            guard tape.octets[index].isDigit else { return tape.refuse(.contentLengthInvalid, at: index) }
            let (product, overflow) = length.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(tape.octets[index] - 0x30))
            if overflow || carry { return tape.refuse(.contentLengthInvalid, at: index) }
            length = sum
        }
        head.length = length
        return true
    }

    /// `chunked` must be the last member, with nothing but SP after it; after `chunked,` a blank already makes it another token.
    private static func endsInChunked(_ octets: [UInt8], _ value: OctetRange) -> Bool {
        var start = value.lowerBound
        while true {
            var index = start
            if start + 7 <= value.upperBound, octets.matches(start..<start + 7, "chunked") {
                index = start + 7
                while index < value.upperBound, octets[index] == 0x20 { index += 1 }
                if index == value.upperBound { return true }
                if octets[index] == 0x2C {
                    start = index + 1
                    continue
                }
            }
            guard let comma = octets[index..<value.upperBound].firstIndex(of: 0x2C) else { return false }
            start = comma + 1
            while start < value.upperBound, octets[start].isBlank { start += 1 }
        }
    }

    private mutating func connection(_ value: OctetRange) {
        let octets = tape.octets
        for piece in CommaList.split(value, in: octets, at: 0x2C) {
            let member = octets.trimmed(piece)
            if octets.matches(member, "close") { head.closes = true }
            if octets.matches(member, "keep-alive") { head.keepsAlive = true }
        }
    }

    // MARK: - Body

    private func hasNoBody(isHead: Bool) -> Bool { isHead || [100, 102, 103, 204, 304].contains(head.code) }

    private func needsClose(isHead: Bool) -> Bool {
        if isHead || head.code / 100 == 1 || head.code == 204 || head.code == 304 { return false }
        return head.hasCoding ? !head.isChunked : head.length == nil
    }

    private func staysOpen(isHead: Bool) -> Bool {
        let wants = head.major > 0 && head.minor > 0 ? !head.closes : head.keepsAlive
        return wants && !needsClose(isHead: isHead)
    }

    private mutating func body(isHead: Bool) -> Bool {
        if hasNoBody(isHead: isHead) { return note(0) }
        if head.hasCoding, head.isChunked {
            var chunks = LLHTTPChunks(tape: tape)
            let isWhole = chunks.read()
            tape = chunks.tape
            return isWhole && fields() && note(chunks.length)
        }
        if !head.hasCoding, let length = head.length {
            guard let count = Int(exactly: length) else { return tape.skip(.max) }
            return tape.skip(count) && note(count)
        }
        if !needsClose(isHead: isHead) { return note(0) }
        return tape.skip(tape.remaining + 1)
    }

    /// Keeps the length of the first final body.
    private mutating func note(_ length: Int) -> Bool {
        if head.code >= 200, bodyLength == nil { bodyLength = length }
        return true
    }
}
