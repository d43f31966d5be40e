import Evidence

/// Reads the productions of RFC 9651 4.2, one method each; the first failure is kept and ends the parse.
struct StructuredFieldParser {
    let octets: [UInt8]
    let end: Int
    var position: Int
    /// Where each octet came from, when several or folded lines had to be joined.
    private let origins: [Int]?
    private(set) var failure: Defect<StructuredField.Flaw>?
    private(set) var repeatedKeys: [OctetRange] = []

    private static let repeatedKeyLimit = 64

    init(_ values: FieldValues) {
        if values.count == 1, let range = values.first, !values.octets[range].contains(where: { $0 == 0x0A }) {
            octets = values.octets
            position = range.lowerBound
            end = range.upperBound
            origins = nil
            return
        }
        let joined = StructuredFieldParser.joined(values)
        octets = joined.octets
        origins = joined.origins
        position = 0
        end = joined.octets.count
    }

    /// The lines joined by `, `, each fold made one space.
    ///
    /// Only CRLF folds: a lone LF within a value is an octet like another, and no structured field holds it.
    private static func joined(_ values: FieldValues) -> (octets: [UInt8], origins: [Int]) {
        var octets: [UInt8] = []
        var origins: [Int] = []
        for (number, range) in values.ranges.enumerated() {
            if number > 0 {
                octets += [0x2C, 0x20]
                origins += [range.lowerBound, range.lowerBound]
            }
            var index = range.lowerBound
            while index < range.upperBound {
                let isFold =
                    index + 2 < range.upperBound && values.octets[index] == 0x0D && values.octets[index + 1] == 0x0A
                    && values.octets[index + 2].isBlank
                octets.append(isFold ? 0x20 : values.octets[index])
                origins.append(index)
                index += isFold ? 3 : 1
                while isFold, index < range.upperBound, values.octets[index].isBlank { index += 1 }
            }
        }
        return (octets, origins)
    }

    var isAtEnd: Bool { position >= end }

    /// The next octet, `nil` at the end.
    var next: UInt8? { position < end ? octets[position] : nil }

    mutating func take(_ octet: UInt8) -> Bool {
        guard next == octet else { return false }
        position += 1
        return true
    }

    mutating func skipSpaces() {
        while next == 0x20 { position += 1 }
    }

    private mutating func skipBlanks() {
        while let octet = next, octet.isBlank { position += 1 }
    }

    /// Notes a failure at the next octet.
    mutating func fail(_ flaw: StructuredField.Flaw) {
        fail(flaw, from: min(position, end), to: min(position + 1, end))
    }

    mutating func fail(_ flaw: StructuredField.Flaw, from lower: Int, to upper: Int) {
        if failure == nil { failure = Defect(flaw, at: source(lower..<max(lower, min(upper, end)))) }
    }

    /// The range in the octets received.
    func source(_ range: OctetRange) -> OctetRange {
        guard let origins else { return range }
        guard let last = origins.last else { return 0..<0 }
        let lower = range.lowerBound < origins.count ? origins[range.lowerBound] : last + 1
        guard !range.isEmpty, range.upperBound <= origins.count else { return lower..<lower }
        return lower..<max(origins[range.upperBound - 1] + 1, lower)
    }

    // MARK: Containers

    mutating func list() -> [StructuredField.Member]? {
        var members: [StructuredField.Member] = []
        while !isAtEnd {
            guard let member = member() else { return nil }
            members.append(member)
            switch separator() {
            case .more: continue
            case .end: return members
            case .failure: return nil
            }
        }
        return members
    }

    mutating func dictionary() -> StructuredField.Dictionary? {
        var entries: StructuredField.Dictionary = []
        var places: [String: Int] = [:]
        while !isAtEnd {
            let start = position
            guard let key = key() else { return nil }
            let keyRange = source(start..<position)
            var value: StructuredField.Member
            if take(0x3D) {
                guard let member = member() else { return nil }
                value = member
            } else {
                guard let parameters = parameters() else { return nil }
                value = .item(StructuredField.Item(.boolean(true), parameters, at: keyRange))
            }
            store(StructuredField.Entry(key, value, at: keyRange), in: &entries, &places)
            switch separator() {
            case .more: continue
            case .end: return entries
            case .failure: return nil
            }
        }
        return entries
    }

    private enum Separator {
        case more, end, failure
    }

    private mutating func separator() -> Separator {
        skipBlanks()
        if isAtEnd { return .end }
        let comma = position
        guard take(0x2C) else {
            fail(.trailingOctets)
            return .failure
        }
        skipBlanks()
        if isAtEnd {
            fail(.trailingComma, from: comma, to: comma + 1)
            return .failure
        }
        return .more
    }

    private mutating func store<Value>(
        _ entry: StructuredField.Entry<Value>,
        in entries: inout [StructuredField.Entry<Value>],
        _ places: inout [String: Int]
    ) {
        if let place = places[entry.key] {
            entries[place] = entry
            if repeatedKeys.count < StructuredFieldParser.repeatedKeyLimit { repeatedKeys.append(entry.keyRange) }
        } else {
            places[entry.key] = entries.count
            entries.append(entry)
        }
    }

    private mutating func member() -> StructuredField.Member? {
        if next == 0x28 { return innerList().map { .innerList($0) } }
        return item().map { .item($0) }
    }

    private mutating func innerList() -> StructuredField.InnerList? {
        let start = position
        position += 1
        var items: [StructuredField.Item] = []
        while !isAtEnd {
            skipSpaces()
            if take(0x29) {
                let range = source(start..<position)
                return parameters().map { StructuredField.InnerList(items, $0, at: range) }
            }
            guard !isAtEnd, let item = item() else { break }
            items.append(item)
            guard next == nil || next == 0x20 || next == 0x29 else {
                fail(.invalidInnerList)
                return nil
            }
        }
        fail(.unterminatedInnerList, from: start, to: start + 1)
        return nil
    }

    mutating func item() -> StructuredField.Item? {
        let start = position
        guard let value = bareItem() else { return nil }
        let range = source(start..<position)
        return parameters().map { StructuredField.Item(value, $0, at: range) }
    }

    mutating func parameters() -> StructuredField.Parameters? {
        var entries: StructuredField.Parameters = []
        guard next == 0x3B else { return entries }
        var places: [String: Int] = [:]
        while take(0x3B) {
            skipSpaces()
            let start = position
            guard let key = key() else { return nil }
            let keyRange = source(start..<position)
            var value = StructuredField.BareItem.boolean(true)
            if take(0x3D) {
                guard let given = bareItem() else { return nil }
                value = given
            }
            store(StructuredField.Entry(key, value, at: keyRange), in: &entries, &places)
        }
        return entries
    }

    private mutating func key() -> String? {
        guard let first = next, first.isKeyStart else {
            fail(.invalidKey)
            return nil
        }
        let start = position
        while let octet = next, octet.isKeyCharacter { position += 1 }
        return String(decoding: octets[start..<position], as: UTF8.self)
    }
}

extension UInt8 {
    /// lcalpha or `*`: what a key begins with (RFC 9651 3.1.2).
    var isKeyStart: Bool { self &- 0x61 < 26 || self == 0x2A }

    /// An octet of a key (RFC 9651 3.1.2).
    var isKeyCharacter: Bool { isKeyStart || isDigit || self == 0x5F || self == 0x2D || self == 0x2E }
}
