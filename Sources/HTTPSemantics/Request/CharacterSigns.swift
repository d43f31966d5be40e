import Evidence

/// Signs in the single characters of path, query and fragment: broken, missing and repeated encoding.
enum CharacterSigns {
    typealias Sign = RequestURLFacts.Sign

    static func all(_ parts: URLParts) -> [Sign] {
        // The host has rules of its own, but blanks and the like are no part of it either.
        let after = parts.host?.upperBound ?? parts.scheme.map { $0.upperBound + 1 } ?? 0
        var signs = runs(parts, from: after)
        guard parts.octets[after...].contains(where: { $0 == 0x25 || $0 >= 0x80 }) else { return signs }
        for piece in pieces(parts) {
            let text = PercentDecodedText(piece, in: parts.octets)
            signs += text.notUTF8.compactMap { range in
                parts.octets[range.lowerBound] == 0x25 ? Sign(kind: .notUTF8, range: range) : nil
            }
            signs += HiddenCharacterSigns.all(text.elements)
            signs += EncodedTwice.signs(piece, in: parts)
        }
        return signs
    }

    /// What is encoded by itself: path segments, names and values of the query, the fragment.
    private static func pieces(_ parts: URLParts) -> [OctetRange] {
        var pieces: [OctetRange] = []
        var start = parts.path.lowerBound
        while start <= parts.path.upperBound {
            let stop = parts.octets[start..<parts.path.upperBound].firstIndex(of: UInt8(ascii: "/")) ?? parts.path.upperBound
            pieces.append(start..<stop)
            start = stop + 1
        }
        for parameter in parts.parameters {
            pieces.append(parameter.name)
            if let value = parameter.value { pieces.append(value) }
        }
        if let fragment = parts.fragment { pieces.append(fragment) }
        return pieces.filter { !$0.isEmpty }
    }

    private static func runs(_ parts: URLParts, from start: Int) -> [Sign] {
        let octets = parts.octets
        var signs: [Sign] = []
        var index = start
        while index < octets.count {
            guard let kind = kind(at: index, in: octets) else {
                index += 1
                continue
            }
            let begin = index
            index += 1
            // Each broken escape is one of its own, the others are runs.
            if kind != .brokenEscape {
                while index < octets.count, self.kind(at: index, in: octets) == kind { index += 1 }
            }
            signs.append(Sign(kind: kind, range: begin..<index))
        }
        return signs
    }

    private static func kind(at index: Int, in octets: [UInt8]) -> RequestURLFacts.Kind? {
        switch octets[index] {
        case 0x80...: return .nonASCII
        // Brackets are no URL characters of RFC 3986 either, but all the world writes `ids[]=1`.
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F: return .invalidCharacter
        case 0x25: return PercentDecodedText.encodedOctet(at: index, in: octets, before: octets.count) == nil ? .brokenEscape : nil
        default: return nil
        }
    }
}
