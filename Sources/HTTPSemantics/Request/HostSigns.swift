import Evidence
import WebURL

/// Signs in what stands before the path, and whether the whole can be parsed.
enum HostSigns {
    typealias Sign = RequestURLFacts.Sign

    static func parsing(_ url: String, _ parts: URLParts) -> [Sign] {
        let (parsed, errors) = WebURL.parse(url)
        guard parsed == nil, let last = errors.last else { return [] }
        if last.kind == .missingSchemeNonRelativeURL { return [Sign(kind: .relative, range: 0..<0)] }
        let position = min(max(last.position, 0), parts.octets.count)
        let host = parts.host.flatMap { $0.contains(position) ? $0 : nil }
        return [Sign(kind: .unparsable(last.kind), range: host ?? position..<min(position + 1, parts.octets.count))]
    }

    static func authority(_ parts: URLParts) -> [Sign] {
        var signs: [Sign] = []
        if let userinfo = parts.userinfo {
            let name = parts.octets[userinfo].prefix { $0 != UInt8(ascii: ":") }
            let looksLikeHost = name.contains(UInt8(ascii: ".")) && name.allSatisfy { $0.isLetterOrDigit || $0 == 0x2D || $0 == 0x2E }
            signs.append(Sign(kind: .userinfo(looksLikeHost: looksLikeHost), range: userinfo))
        }
        if let host = parts.host { signs += labels(host, parts) }
        return signs
    }

    private static func labels(_ host: OctetRange, _ parts: URLParts) -> [Sign] {
        guard host.count <= 4_000, parts.octets[host].contains(where: { $0 >= 0x80 }) || parts.first("xn--", in: host) != nil else {
            return []
        }
        let text = PercentDecodedText(host, in: parts.octets)
        var signs = HiddenCharacterSigns.all(text.elements).filter { sign in
            // Wide forms and composition are mapped away in names.
            switch sign.kind {
            case .invisible, .replacement: true
            default: false
            }
        }
        let labels = text.elements.split(whereSeparator: { [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"].contains($0.scalar) })
        let topLevel = labels.last.map { Set(letters($0).compactMap { Script($0) }) } ?? []
        for label in labels {
            guard let first = label.first, let last = label.last else { continue }
            let letters = letters(label)
            let scripts = Set(letters.compactMap { Script($0) })
            let range = first.range.lowerBound..<last.range.upperBound
            if !Script.belongTogether(scripts) {
                signs.append(Sign(kind: .mixedScripts(Script.allCases.filter(scripts.contains)), range: range))
            } else if let script = scripts.first, scripts.count == 1, script == .cyrillic || script == .greek, !topLevel.contains(script),
                letters.allSatisfy({ Script.looksLatin($0) || Script($0) == nil })
            {
                signs.append(Sign(kind: .latinLookAlike(script), range: range))
            }
        }
        return signs
    }

    /// The characters of a label; of an A-label those that it stands for.
    private static func letters(_ label: ArraySlice<PercentDecodedText.Element>) -> [Unicode.Scalar] {
        let scalars = label.map { element in
            element.scalar.value &- 0x41 < 26 ? Unicode.Scalar(UInt8(truncatingIfNeeded: element.scalar.value) | 0x20) : element.scalar
        }
        guard scalars.starts(with: "xn--".unicodeScalars) else { return scalars }
        return WebURL.unicodeLabel(ofALabel: scalars) ?? []
    }
}
