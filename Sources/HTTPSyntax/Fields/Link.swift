import Evidence

/// Link: how other resources relate to this one (RFC 8288 3).
package struct LinkField: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// The target does not stand in angle brackets.
        case noBrackets
        /// `<` without `>`.
        case unterminatedTarget
        /// Octets between the target and the next semicolon or comma.
        case strayOctets
    }

    package struct Link: Sendable, Hashable {
        /// The URI reference, without brackets.
        package let target: OctetRange
        package let parameters: [Parameter]
        package let range: OctetRange

        /// The first parameter of a name (in lower case).
        package subscript(name: String) -> Parameter? { parameters.first { $0.name == name } }

        /// Relation types of the first `rel`, as written.
        package var relations: [String] { self["rel"]?.value.split { $0 == " " || $0 == "\t" || $0 == "\n" }.map(String.init) ?? [] }

        /// Parameters that may occur once and came before: ignored (3.3, 3.4.1).
        package var repeated: [Parameter] {
            var seen: Set<String> = []
            return parameters.filter { $0.name != "hreflang" && !seen.insert($0.name).inserted }
        }
    }

    /// How many links are kept.
    static let limit = 512

    package let octets: [UInt8]
    package let links: [Link]
    package let defects: [Defect<Flaw>]

    package init(_ values: FieldValues) {
        octets = values.octets
        var reader = Reader(octets: values.octets)
        for range in values.ranges { reader.read(range) }
        links = reader.links
        defects = reader.defects
    }

    private struct Reader {
        let octets: [UInt8]
        var links: [Link] = []
        var defects: [Defect<Flaw>] = []

        mutating func read(_ range: OctetRange) {
            var index = range.lowerBound
            while index < range.upperBound, links.count < LinkField.limit {
                if octets[index].isFoldedBlank || octets[index] == 0x2C {
                    index += 1
                } else {
                    index = link(from: index, to: range.upperBound)
                }
            }
        }

        /// Reads one link and answers where the next may begin.
        private mutating func link(from start: Int, to end: Int) -> Int {
            let (target, after) = target(from: start, to: end)
            var index = after
            while index < end, octets[index].isFoldedBlank { index += 1 }
            if index < end, octets[index] != 0x3B, octets[index] != 0x2C {
                let stray = index
                index = piece(from: index, to: end)
                defects.append(Defect(.strayOctets, at: stray..<index))
            }
            var parameters: [Parameter] = []
            while index < end, octets[index] == 0x3B {
                let next = piece(from: index + 1, to: end)
                let text = octets.trimmed(index + 1..<next)
                if !text.isEmpty, parameters.count < 64 { parameters.append(Parameter(text, in: octets)) }
                index = next
            }
            links.append(Link(target: target, parameters: parameters, range: octets.trimmed(start..<index)))
            return index
        }

        private mutating func target(from start: Int, to end: Int) -> (OctetRange, Int) {
            guard octets[start] == 0x3C else {
                let next = piece(from: start, to: end)
                let whole = octets.trimmed(start..<next)
                defects.append(Defect(.noBrackets, at: whole))
                return (QuotedString.inner(whole, in: octets) ?? whole, next)
            }
            guard let close = octets[start..<end].firstIndex(of: 0x3E) else {
                let next = piece(from: start, to: end)
                defects.append(Defect(.unterminatedTarget, at: start..<next))
                return (octets.trimmed(start + 1..<next), next)
            }
            return (octets.trimmed(start + 1..<close), close + 1)
        }

        /// The next semicolon or comma outside quotes.
        private func piece(from start: Int, to end: Int) -> Int {
            var isQuoted = false
            var index = start
            while index < end {
                let octet = octets[index]
                if isQuoted {
                    if octet == 0x5C { index += 1 } else if octet == 0x22 { isQuoted = false }
                } else if octet == 0x22 {
                    isQuoted = true
                } else if octet == 0x3B || octet == 0x2C {
                    return index
                }
                index += 1
            }
            return end
        }
    }
}
