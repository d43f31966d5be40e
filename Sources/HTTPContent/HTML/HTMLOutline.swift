import Evidence
import HTTPSyntax

/// The few facts of an HTML page that a diagnosis asks for: title, first heading, meta refresh, a sign-in form.
///
/// A tag scanner, no tree: linear, over the first `scanLimit` octets of the decoded text (UTF-8). Ranges count octets
/// of that text. It knows comments, quoted attributes and the raw text of script, style, textarea and title.
package struct HTMLOutline: Sendable {
    package static let scanLimit = 256 << 10
    /// Octets of an element's text that are looked at.
    private static let textLimit = 1_024

    /// White space collapsed.
    package private(set) var title: String?
    package private(set) var titleRange: OctetRange?
    /// The first h1 or h2, white space collapsed.
    package private(set) var heading: String?
    /// The `content` of the first `<meta http-equiv=refresh>`.
    package private(set) var refresh: String?
    package private(set) var refreshRange: OctetRange?
    /// The first `<input type=password>` tag.
    package private(set) var passwordInput: OctetRange?
    /// Elements seen, capped.
    package private(set) var tagCount = 0

    private let text: [UInt8]
    private let end: Int

    package init(_ text: [UInt8]) {
        self.text = text
        end = min(text.count, HTMLOutline.scanLimit)
        var position = 0
        while let open = find(0x3C, from: position) {
            position = tag(at: open)
        }
    }

    private func find(_ octet: UInt8, from: Int) -> Int? { from < end ? text.firstIndex(of: octet, within: from..<end) : nil }

    /// Reads the markup that begins at `open`; returns where to go on.
    private mutating func tag(at open: Int) -> Int {
        if hasPrefix("<!--", at: open) { return past("-->", from: open + 4) }
        guard open + 1 < end, text[open + 1].isAlpha else { return open + 1 }
        var cursor = open + 1
        while cursor < end, text[cursor].isAlpha || text[cursor].isDigit { cursor += 1 }
        tagCount += 1
        let name = Element(open + 1..<cursor, in: text)
        let (close, attributes) = attributes(from: cursor, keeping: name == .meta || name == .input)
        switch name {
        case .title:
            return element("</title", from: close, isWanted: title == nil) {
                $0.title = $1; $0.titleRange = $2
            }
        case .h1: return element("</h1", from: close, isWanted: heading == nil) { outline, words, _ in outline.heading = words }
        case .h2: return element("</h2", from: close, isWanted: heading == nil) { outline, words, _ in outline.heading = words }
        case .script: return past("</script", from: close)
        case .style: return past("</style", from: close)
        case .textarea: return past("</textarea", from: close)
        case .template: return past("</template", from: close)
        case .meta: meta(attributes)
        case .input:
            if passwordInput == nil, attributes.contains(where: { $0.name == "type" && text.matches($0.value, "password") }) {
                passwordInput = open..<close
            }
        case nil: break
        }
        return close
    }

    /// The elements that matter, told by their octets: a page has hundreds of others, and no String is made of them.
    private enum Element {
        case title, h1, h2, script, style, textarea, template, meta, input

        private static let names: [(name: StaticString, element: Element)] = [
            ("title", .title), ("h1", .h1), ("h2", .h2), ("script", .script), ("style", .style), ("textarea", .textarea),
            ("template", .template), ("meta", .meta), ("input", .input),
        ]

        init?(_ range: OctetRange, in text: [UInt8]) {
            guard range.count > 1, range.count < 9,
                let found = Element.names.first(where: { $0.name.utf8CodeUnitCount == range.count && text.matches(range, $0.name) })
            else {
                return nil
            }
            self = found.element
        }
    }

    private mutating func meta(_ attributes: [(name: String, value: OctetRange)]) {
        guard refresh == nil,
            attributes.contains(where: { $0.name == "http-equiv" && text.matches($0.value, "refresh") }),
            let content = attributes.first(where: { $0.name == "content" })
        else { return }
        refresh = text.text(content.value)
        refreshRange = content.value
    }

    /// The text of an element up to its end tag `closing`, tags within left out.
    private mutating func element(
        _ closing: StaticString,
        from start: Int,
        isWanted: Bool,
        _ store: (inout HTMLOutline, String, OctetRange) -> Void
    ) -> Int {
        // Where its text is not wanted, a near end is as good as reading on to it.
        if !isWanted, let close = place(of: closing, from: start, to: min(end, start + HTMLOutline.textLimit)) { return close }
        var words: [UInt8] = []
        var index = start
        var isTag = false
        while index < end, words.count < HTMLOutline.textLimit {
            if text[index] == 0x3C {
                if hasPrefix(closing, at: index) { break }
                isTag = true
            }
            if !isTag {
                if text[index].isFoldedBlank {
                    if words.last != 0x20, !words.isEmpty { words.append(0x20) }
                } else {
                    words.append(text[index])
                }
            }
            if text[index] == 0x3E { isTag = false }
            index += 1
        }
        while words.last == 0x20 { words.removeLast() }
        if isWanted { store(&self, words.text(0..<words.count), start..<index) }
        return index
    }

    /// Reads attributes up to the `>` that ends the tag; returns the place after it.
    private func attributes(from start: Int, keeping: Bool) -> (Int, [(name: String, value: OctetRange)]) {
        var found: [(name: String, value: OctetRange)] = []
        var index = start
        while index < end {
            while index < end, text[index].isFoldedBlank || text[index] == 0x2F { index += 1 }
            guard index < end else { break }
            if text[index] == 0x3E { return (index + 1, found) }
            let name = index
            while index < end, !text[index].isFoldedBlank, text[index] != 0x3D, text[index] != 0x3E, text[index] != 0x2F { index += 1 }
            let nameEnd = index
            if index == name { index += 1 }
            while index < end, text[index].isFoldedBlank { index += 1 }
            var value = index..<index
            if index < end, text[index] == 0x3D {
                value = self.value(after: index + 1)
                index = value.upperBound < end && isQuote(text[value.upperBound]) ? value.upperBound + 1 : value.upperBound
            }
            if keeping, found.count < 32, nameEnd > name { found.append((text.lowercasedText(name..<nameEnd), value)) }
        }
        return (end, found)
    }

    private func value(after start: Int) -> OctetRange {
        var index = start
        while index < end, text[index].isFoldedBlank { index += 1 }
        guard index < end else { return end..<end }
        if isQuote(text[index]) {
            return index + 1..<(find(text[index], from: index + 1) ?? end)
        }
        let begin = index
        while index < end, !text[index].isFoldedBlank, text[index] != 0x3E { index += 1 }
        return begin..<index
    }

    private func isQuote(_ octet: UInt8) -> Bool { octet == 0x22 || octet == 0x27 }

    private func hasPrefix(_ prefix: StaticString, at index: Int) -> Bool {
        index + prefix.utf8CodeUnitCount <= end && text.matches(index..<index + prefix.utf8CodeUnitCount, prefix)
    }

    private func place(of needle: StaticString, from start: Int, to limit: Int) -> Int? {
        var index = start
        while index < limit, let place = text.firstIndex(of: needle.utf8Start[0], within: index..<limit) {
            if hasPrefix(needle, at: place) { return place }
            index = place + 1
        }
        return nil
    }

    /// `needle` begins with `<` or `-`, so that it can be looked for by one octet.
    private func past(_ needle: StaticString, from start: Int) -> Int {
        place(of: needle, from: start, to: end).map { $0 + needle.utf8CodeUnitCount } ?? end
    }
}
