extension URLParser {
    mutating func pathStart(at position: Int) -> Bool {
        let first = octet(at: position)
        if scheme.isSpecial { return path(at: isSlash(first) ? position + 1 : position, slash: first) }
        switch first {
        case UInt8(ascii: "/"): return path(at: position + 1)
        case nil, UInt8(ascii: "?"), UInt8(ascii: "#"):
            endPath()
            return query(at: position)
        default: return path(at: position)
        }
    }

    private mutating func path(at position: Int, slash: UInt8?) -> Bool {
        if slash == UInt8(ascii: "\\") { report(.invalidReverseSolidus, at: position - 1) }
        return path(at: position)
    }

    /// The path state: segments from here on, each written with a slash before it.
    mutating func path(at position: Int) -> Bool {
        let path = OctetSet.path
        var start = position
        while true {
            var stop = start
            while let octet = octet(at: stop), !isSlash(octet), octet != UInt8(ascii: "?"), octet != UInt8(ascii: "#") { stop += 1 }
            let delimiter = octet(at: stop)
            let goesOn = isSlash(delimiter)
            if delimiter == UInt8(ascii: "\\"), goesOn { report(.invalidReverseSolidus, at: stop) }
            switch dots(in: start..<stop) {
            case 2:
                shortenPath()
                if !goesOn { out.append(UInt8(ascii: "/")) }
            case 1:
                if !goesOn { out.append(UInt8(ascii: "/")) }
            default:
                let isFirst = out.count == parts.pathStart
                out.append(UInt8(ascii: "/"))
                percentEncode(start..<stop, path)
                if scheme == .file, isFirst, stop - start == 2, startsWithDriveLetter(at: start) {
                    out[out.count - 1] = UInt8(ascii: ":")
                }
            }
            start = stop + 1
            if !goesOn {
                endPath()
                return query(at: stop)
            }
        }
    }

    /// 1 for a single-dot segment, 2 for a double-dot one, 0 for others; `%2e` is a dot.
    private func dots(in segment: Range<Int>) -> Int {
        guard segment.count <= 6 else { return 0 }
        var dots = 0
        var cursor = segment.lowerBound
        while cursor < segment.upperBound {
            if input[cursor] == UInt8(ascii: ".") {
                cursor += 1
            } else if cursor + 3 <= segment.upperBound, input[cursor] == UInt8(ascii: "%"), input[cursor + 1] == UInt8(ascii: "2"),
                input[cursor + 2] | 0x20 == UInt8(ascii: "e")
            {
                cursor += 3
            } else {
                return 0
            }
            dots += 1
        }
        return dots <= 2 ? dots : 0
    }

    /// Takes the last segment away, but for the drive letter of a file URL.
    mutating func shortenPath() {
        if scheme == .file, out.count - parts.pathStart == 3, out[parts.pathStart + 1].isASCIILetter,
            out[parts.pathStart + 2] == UInt8(ascii: ":")
        {
            return
        }
        while out.count > parts.pathStart, out.removeLast() != UInt8(ascii: "/") {}
    }

    /// Closes the path; without a host, one that begins with two slashes is kept from looking like an authority.
    mutating func endPath() {
        if case .none = host, out.count >= parts.pathStart + 2, out[parts.pathStart] == UInt8(ascii: "/"),
            out[parts.pathStart + 1] == UInt8(ascii: "/")
        {
            out.insert(contentsOf: "/.".utf8, at: parts.pathStart)
            parts.pathStart += 2
        }
        parts.pathEnd = out.count
        parts.queryEnd = out.count
    }

    /// The opaque path state: anything up to a query or fragment.
    mutating func opaquePath(at position: Int) -> Bool {
        var stop = position
        while let octet = octet(at: stop), octet != UInt8(ascii: "?"), octet != UInt8(ascii: "#") { stop += 1 }
        // A blank before the query or fragment would get lost when that is taken away.
        let endsInBlank = stop < end && stop > position && input[stop - 1] == 0x20
        percentEncode(position..<(endsInBlank ? stop - 1 : stop), .c0Control)
        if endsInBlank {
            report(.invalidURLUnit, at: stop - 1)
            out.append(contentsOf: "%20".utf8)
        }
        endPath()
        return query(at: stop)
    }

    /// The query state, at the end, at a question mark or a number sign.
    mutating func query(at position: Int) -> Bool {
        guard octet(at: position) == UInt8(ascii: "?") else { return fragment(at: position) }
        let stop = input[(position + 1)..<end].firstIndex(of: UInt8(ascii: "#")) ?? end
        out.append(UInt8(ascii: "?"))
        percentEncode((position + 1)..<stop, scheme.isSpecial ? .specialQuery : .query)
        parts.queryEnd = out.count
        return fragment(at: stop)
    }

    /// The fragment state, at the end or a number sign.
    mutating func fragment(at position: Int) -> Bool {
        guard position < end else { return true }
        out.append(UInt8(ascii: "#"))
        percentEncode((position + 1)..<end, .fragment)
        return true
    }

    /// Writes octets of the input, those of the set as `%XX`; what may not be written so is reported.
    mutating func percentEncode(_ range: Range<Int>, _ set: OctetSet) {
        let halting = set.union(.suspect)
        var start = range.lowerBound
        while start < range.upperBound {
            var stop = start
            while stop < range.upperBound, !halting.contains(input[stop]) { stop += 1 }
            out.append(contentsOf: input[start..<stop])
            guard stop < range.upperBound else { return }
            let octet = input[stop]
            if octet == UInt8(ascii: "%") {
                if !isPercentEncoded(at: stop, before: range.upperBound) { report(.invalidURLUnit, at: stop) }
            } else if octet < 0x80, OctetSet.suspect.contains(octet) {
                report(.invalidURLUnit, at: stop)
            }
            if set.contains(octet) { appendPercentEncoded(octet) } else { out.append(octet) }
            start = stop + 1
        }
    }

    func isPercentEncoded(at position: Int, before limit: Int) -> Bool {
        position + 2 < limit && input[position + 1].hexadecimalValue != nil && input[position + 2].hexadecimalValue != nil
    }

    mutating func appendPercentEncoded(_ octet: UInt8) {
        let high = octet >> 4
        let low = octet & 15
        out.append(UInt8(ascii: "%"))
        out.append(high < 10 ? high + 0x30 : high + 0x37)
        out.append(low < 10 ? low + 0x30 : low + 0x37)
    }
}
