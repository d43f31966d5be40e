import Evidence

/// Parameters that stand where no server looks for them.
enum LostQuerySigns {
    typealias Sign = RequestURLFacts.Sign

    static func all(_ parts: URLParts) -> [Sign] {
        path(parts) + secondMark(parts) + fragment(parts)
    }

    private static func path(_ parts: URLParts) -> [Sign] {
        var signs: [Sign] = []
        var segmentStart = parts.path.lowerBound
        var holdsURL = false
        for index in parts.path {
            switch parts.octets[index] {
            case UInt8(ascii: "/"):
                segmentStart = index + 1
                holdsURL = false
            case UInt8(ascii: ":"):
                // The path holds a URL of its own, as those of archives and image proxies do.
                if parts.has("://", at: index, before: parts.path.upperBound) { return signs }
            case UInt8(ascii: "&"):
                guard signs.isEmpty, index > segmentStart, parts.startsParameter(at: index + 1, before: parts.path.upperBound) else {
                    continue
                }
                signs.append(Sign(kind: .lostQuery(.noMark), range: index..<index + 1))
            case UInt8(ascii: "%"):
                if parts.has("%3a%2f%2f", at: index, before: parts.path.upperBound) { holdsURL = true }
                guard !holdsURL, parts.has("%3f", at: index, before: parts.path.upperBound),
                    parts.startsParameter(at: index + 3, before: parts.path.upperBound)
                else { continue }
                signs.append(Sign(kind: .lostQuery(.encodedMark), range: index..<index + 3))
            default: continue
            }
        }
        return signs
    }

    private static func secondMark(_ parts: URLParts) -> [Sign] {
        parts.parameters.compactMap { parameter in
            let range = parameter.value ?? parameter.name
            guard let mark = parts.octets[range].firstIndex(of: UInt8(ascii: "?")),
                parts.startsParameter(at: mark + 1, before: range.upperBound)
            else { return nil }
            // A URL or a path as a value has a query of its own.
            if parts.octets[range].first == UInt8(ascii: "/") || parts.first("://", in: range) != nil
                || parts.first("%2f", in: range) != nil
            {
                return nil
            }
            return Sign(kind: .lostQuery(.secondMark), range: mark..<mark + 1)
        }
    }

    private static func fragment(_ parts: URLParts) -> [Sign] {
        guard let fragment = parts.fragment, !fragment.isEmpty else { return [] }
        let octets = parts.octets
        let sign = Sign(kind: .lostQuery(.fragment), range: fragment.lowerBound - 1..<fragment.lowerBound)
        // Routes of pages that load once (`#/a?b=c`, `#!a`), and text fragments.
        if octets[fragment].first == UInt8(ascii: "/") || octets[fragment].first == UInt8(ascii: "!")
            || parts.has(":~:", at: fragment.lowerBound, before: fragment.upperBound)
        {
            return []
        }
        guard parts.query != nil else {
            let mark = octets[fragment].firstIndex(of: UInt8(ascii: "?"))
            return mark.map { parts.startsParameter(at: $0 + 1, before: fragment.upperBound) } == true ? [sign] : []
        }
        // `?color=#fff`, `?q=C#&page=2`: a value that goes on, and parameters after it.
        if let last = parts.parameters.last, let value = last.value, value.isEmpty { return [sign] }
        let first = octets[fragment].prefix { $0 != UInt8(ascii: "&") }
        guard first.count < fragment.count, !first.contains(UInt8(ascii: "=")) else { return [] }
        return parts.startsParameter(at: fragment.lowerBound + first.count + 1, before: fragment.upperBound) ? [sign] : []
    }
}
