import HTTPSyntax

extension FieldValues {
    /// Values as they would be read from field lines: blanks at their ends are no part of them.
    init(lines: [[UInt8]]) {
        var octets: [UInt8] = []
        var ranges: [Range<Int>] = []
        for line in lines {
            let start = octets.count
            octets += line
            ranges.append(octets.trimmed(start..<octets.count))
        }
        self.init(octets: octets, ranges: ranges)
    }
}
