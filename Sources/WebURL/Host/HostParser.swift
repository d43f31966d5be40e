extension URLParser {
    /// The host parser (URL Standard, section 3.5); writes the serialised host.
    mutating func writeHost(_ range: Range<Int>) -> Bool {
        if octet(at: range.lowerBound) == UInt8(ascii: "["), !range.isEmpty {
            return writeIPv6(range)
        }
        guard scheme.isSpecial else { return writeOpaqueHost(range) }
        return writeCommonDomain(range) ?? writeDomain(range)
    }

    private mutating func writeIPv6(_ range: Range<Int>) -> Bool {
        guard range.count > 1, input[range.upperBound - 1] == UInt8(ascii: "]") else {
            report(.ipv6Unclosed, at: range.lowerBound)
            return false
        }
        guard let address = IPv6(parsing: input[(range.lowerBound + 1)..<(range.upperBound - 1)]) else {
            report(.ipv6Invalid, at: range.lowerBound)
            return false
        }
        host = .ipv6(high: address.high, low: address.low)
        out.append(UInt8(ascii: "["))
        address.write(to: &out)
        out.append(UInt8(ascii: "]"))
        return true
    }

    private mutating func writeOpaqueHost(_ range: Range<Int>) -> Bool {
        for position in range where input[position] < 0x80 && OctetSet.forbiddenHost.contains(input[position]) {
            report(.hostInvalidCodePoint, at: position)
            return false
        }
        percentEncode(range, .c0Control)
        host = range.isEmpty ? .empty : .opaque
        return true
    }

    /// The way of nearly all hosts: lower-case ASCII that needs no mapping. Nil when the host is not of that kind.
    private mutating func writeCommonDomain(_ range: Range<Int>) -> Bool? {
        let uncommon = OctetSet.uncommonInDomain
        var labelStart = range.lowerBound
        for position in range {
            let octet = input[position]
            if uncommon.contains(octet) { return nil }
            if octet == UInt8(ascii: ".") { labelStart = position + 1 }
            if octet == UInt8(ascii: "-"), position == labelStart + 3, input[labelStart] == UInt8(ascii: "x"),
                input[labelStart + 1] == UInt8(ascii: "n"), input[labelStart + 2] == UInt8(ascii: "-")
            {
                return nil
            }
        }
        return finishDomain(input[range], at: range.lowerBound)
    }

    private mutating func writeDomain(_ range: Range<Int>) -> Bool {
        var domain: [UInt8] = []
        var cursor = range.lowerBound
        while cursor < range.upperBound {
            if input[cursor] == UInt8(ascii: "%"), isPercentEncoded(at: cursor, before: range.upperBound),
                let high = input[cursor + 1].hexadecimalValue, let low = input[cursor + 2].hexadecimalValue
            {
                domain.append(high << 4 | low)
                cursor += 3
            } else {
                domain.append(input[cursor])
                cursor += 1
            }
        }
        switch Domain.toASCII(domain) {
        case .ascii(let name): return finishDomain(name[...], at: range.lowerBound)
        case .failure(let kind):
            report(kind, at: range.lowerBound)
            return false
        }
    }

    /// What follows the mapping: forbidden code points, and numbers that are IPv4 addresses.
    private mutating func finishDomain(_ name: ArraySlice<UInt8>, at position: Int) -> Bool {
        if let bad = name.firstIndex(where: { OctetSet.forbiddenDomain.contains($0) }) {
            report(.domainInvalidCodePoint, at: position + (bad - name.startIndex))
            return false
        }
        guard IPv4.endsInNumber(name) else {
            host = .domain
            out.append(contentsOf: name)
            return true
        }
        switch IPv4.parse(name) {
        case .failure(let kind):
            report(kind, at: position)
            return false
        case .address(let address, let deviations):
            for kind in deviations { report(kind, at: position) }
            host = .ipv4(address)
            IPv4.write(address, to: &out)
            return true
        }
    }
}
