import Evidence
import HTTPSyntax

/// A head cut into lines at LF, one CR before it dropped, as parsers do that read line by line.
struct LineHead {
    struct Line {
        /// Without its end.
        let range: OctetRange
        /// Before the colon, blanks included; `nil` without a colon.
        let name: OctetRange?
        /// Behind the colon (or the whole line), without blanks at its ends.
        let value: OctetRange
        let beginsWithBlank: Bool
    }

    let start: OctetRange
    let fields: [Line]
    /// Just past the empty line, or the end of the octets.
    let end: Int
    let isTerminated: Bool

    /// `nil` when there is not even a first line.
    init?(_ octets: [UInt8], from position: Int) {
        var lines = OctetLines(octets, from: position)
        guard let first = lines.next() else { return nil }
        start = first
        var fields: [Line] = []
        var isTerminated = false
        while let range = lines.next() {
            if range.isEmpty {
                isTerminated = true
                break
            }
            let beginsWithBlank = octets[range.lowerBound].isBlank
            let colon = beginsWithBlank ? nil : octets[range].firstIndex(of: 0x3A)
            fields.append(
                Line(
                    range: range,
                    name: colon.map { range.lowerBound..<$0 },
                    value: octets.trimmed((colon.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound),
                    beginsWithBlank: beginsWithBlank
                )
            )
        }
        self.fields = fields
        self.isTerminated = isTerminated
        end = lines.position
    }

    /// The values of a field whose name, blanks after it left off, is `name`.
    func values(_ name: StaticString, in octets: [UInt8]) -> [OctetRange] {
        fields.compactMap { line in
            guard let range = line.name, octets.matches(octets.trimmed(range), name) else { return nil }
            return line.value
        }
    }
}
