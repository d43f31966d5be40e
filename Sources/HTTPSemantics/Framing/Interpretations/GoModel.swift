import Evidence
import HTTPSyntax

/// How Go's net/http reads the head of a response and decides on its body (`ReadResponse`, `readTransfer`).
///
/// LF ends lines, folds and a space before the colon are taken; equal lengths in several lines are one, a list of them is
/// an error; chunked is the only coding, and overrides a length.
struct GoModel {
    private var tape: Tape
    private var code = 0

    static func read(_ octets: [UInt8]) -> Interpretation {
        var model = GoModel(tape: Tape(octets))
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
        guard let isModern = statusLine(head.start) else { return false }
        for (index, line) in head.fields.enumerated() {
            if line.beginsWithBlank {
                if index == 0 { return tape.refuse(.blankBeforeField, at: line.range.lowerBound) }
            } else {
                guard let name = line.name else { return tape.refuse(.fieldName, at: line.range.lowerBound) }
                if name.isEmpty { return tape.refuse(.emptyName, at: name.lowerBound) }
                if let odd = name.first(where: { !octets[$0].isTokenCharacter && octets[$0] != 0x20 }) {
                    return tape.refuse(.fieldName, at: odd)
                }
            }
            if let odd = line.value.first(where: { octets[$0].isControl }) {
                return tape.refuse(octets[odd] == 0 ? .nul : octets[odd] == 0x0D ? .loneCR : .fieldValue, at: odd)
            }
        }
        guard head.isTerminated else {
            tape.move(to: octets.count)
            return tape.skip(1)
        }
        guard framing(head, isModern: isModern) else { return false }
        tape.move(to: head.end)
        return true
    }

    /// Whether the version is 1.1 or later; `nil` when refused.
    private mutating func statusLine(_ line: OctetRange) -> Bool? {
        let octets = tape.octets
        let version = line.prefix { octets[$0] != 0x20 }
        let isVersion =
            version.count == 8 && octets.matches(version.lowerBound..<version.lowerBound + 5, "HTTP/")
            && octets[version.lowerBound] == 0x48 && octets[version.lowerBound + 5].isDigit && octets[version.lowerBound + 6] == 0x2E
            && octets[version.lowerBound + 7].isDigit
        guard isVersion else {
            tape.refuse(octets.begins(version, with: "HTTP/") ? .version : .protocolName, at: line.lowerBound)
            return nil
        }
        let rest = octets.trimmed(version.upperBound..<line.upperBound)
        let digits = rest.prefix { octets[$0] != 0x20 }
        guard digits.count == 3, digits.allSatisfy({ octets[$0].isDigit }) else {
            tape.refuse(.statusCode, at: rest.lowerBound)
            return nil
        }
        code = digits.reduce(0) { $0 * 10 + Int(octets[$1] - 0x30) }
        return octets[version.lowerBound + 5] > 0x31 || octets[version.lowerBound + 7] > 0x30
    }

    private mutating func framing(_ head: LineHead, isModern: Bool) -> Bool {
        let octets = tape.octets
        let codings = head.values("transfer-encoding", in: octets)
        if isModern, let coding = codings.first {
            return codings.count == 1 && octets.matches(coding, "chunked") ? true : tape.refuse(.transferCoding, at: coding.lowerBound)
        }
        let lengths = head.values("content-length", in: octets)
        guard let first = lengths.first else { return true }
        if let other = lengths.first(where: { octets[$0] != octets[first] }) {
            return tape.refuse(.contentLengthConflict, at: other.lowerBound)
        }
        let isNumber = DecimalNumber(first, in: octets).number != nil
        return isNumber ? true : tape.refuse(.contentLengthInvalid, at: first.lowerBound)
    }
}
