import Evidence
import HTTPSyntax

/// How curl reads the head of a response without options (8.x).
///
/// LF ends lines and folds are taken, but a line without colon, a NUL or a lone CR is refused; unlike lengths and what is no
/// number are refused, a number beyond 63 bits is passed over; a coding that was not asked for is refused.
struct CurlModel {
    private var tape: Tape
    private var code = 0

    static func read(_ octets: [UInt8]) -> Interpretation {
        var model = CurlModel(tape: Tape(octets))
        while true {
            guard model.head() else { break }
            if (100..<200).contains(model.code), model.code != 101, !model.tape.isAtEnd { continue }
            break
        }
        return Interpretation(model.tape)
    }

    private init(tape: Tape) { self.tape = tape }

    private mutating func head() -> Bool {
        let octets = tape.octets
        guard let head = LineHead(octets, from: tape.position) else { return tape.skip(1) }
        guard statusLine(head.start) else { return false }
        for line in head.fields {
            if let odd = line.range.first(where: { octets[$0] == 0 || octets[$0] == 0x0D }) {
                return tape.refuse(octets[odd] == 0 ? .nul : .loneCR, at: odd)
            }
            if line.name == nil, !line.beginsWithBlank { return tape.refuse(.fieldName, at: line.range.lowerBound) }
        }
        guard head.isTerminated else {
            tape.move(to: octets.count)
            return tape.skip(1)
        }
        guard framing(head) else { return false }
        tape.move(to: head.end)
        return true
    }

    private mutating func statusLine(_ line: OctetRange) -> Bool {
        let octets = tape.octets
        guard octets.begins(line, with: "HTTP/1."), line.count >= 8 else { return tape.refuse(.protocolName, at: line.lowerBound) }
        let minor = octets[line.lowerBound + 7]
        guard minor == 0x30 || minor == 0x31 else { return tape.refuse(.version, at: line.lowerBound + 7) }
        let rest = line.lowerBound + 8..<line.upperBound
        guard let first = rest.first, octets[first].isBlank else { return tape.refuse(.version, at: rest.lowerBound) }
        let start = rest.first { !octets[$0].isBlank } ?? rest.upperBound
        let digits = (start..<rest.upperBound).prefix { octets[$0].isDigit }
        let isEnded = digits.upperBound == rest.upperBound || octets[digits.upperBound].isBlank
        guard digits.count == 3, isEnded else { return tape.refuse(.statusCode, at: start) }
        code = digits.reduce(0) { $0 * 10 + Int(octets[$1] - 0x30) }
        return true
    }

    private mutating func framing(_ head: LineHead) -> Bool {
        let octets = tape.octets
        if code == 204 || code == 304 { return true }
        var isChunked = false
        for value in head.values("transfer-encoding", in: octets) {
            for member in CommaList.members(of: value, in: octets) {
                let isKnown = octets.matches(member, "chunked") || octets.matches(member, "identity")
                guard isKnown, !isChunked || octets.matches(member, "chunked") else {
                    return tape.refuse(.transferCoding, at: member.lowerBound)
                }
                if octets.matches(member, "chunked") { isChunked = true }
            }
        }
        var known: Int?
        for value in isChunked ? [] : head.values("content-length", in: octets) {
            switch DecimalNumber(value, in: octets) {
            case .notDigits: return tape.refuse(.contentLengthInvalid, at: value.lowerBound)
            case .overflow: continue
            case .value(let length):
                if let known, known != length { return tape.refuse(.contentLengthConflict, at: value.lowerBound) }
                known = length
            }
        }
        return true
    }
}
