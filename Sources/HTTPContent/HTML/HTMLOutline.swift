import Evidence
import HTTPSyntax

/// The few facts of an HTML page that a diagnosis asks for: title, first heading, meta refresh, a sign-in form.
///
/// A tag scanner, no tree: linear, over the first `scanLimit` octets of the decoded text (UTF-8). Ranges count octets
/// of that text. It knows comments, quoted attributes and the raw text of script, style, textarea and title.
package struct HTMLOutline: Sendable {
    package static let scanLimit = 256 << 10

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

    private func find(_ octet: UInt8, from: Int) -> Int? {
        var index = from
        while index < end {
            if text[index] == octet { return index }
            index += 1
        }
        return nil
    }

    /// Reads the markup that begins at `open`; returns where to go on.
    private mutating func tag(at open: Int) -> Int {
        if hasPrefix("<!--", at: open) { return past("-->", from: open + 4) }
        guard open + 1 < end, text[open + 1].isAlpha else { return open + 1 }
        var cursor = open + 1
        while cursor < end, text[cursor].isAlpha || text[cursor].isDigit { cursor += 1 }
        let name = text.lowercasedText(open + 1..<cursor)
        tagCount += 1
        let wanted = name == "meta" || name == "input"
        let (close, attributes) = attributes(from: cursor, keeping: wanted)
        switch name {
        case "title":
            return element("title", from: close) {
                $0.title = $0.title ?? $1; $0.titleRange = $0.titleRange ?? $2
            }
        case "h1", "h2":
            return element(name, from: close) {
                $0.heading = $0.heading ?? $1; _ = $2
            }
        case "script", "style", "textarea", "template": return past("</\(name)", from: close)
        case "meta": meta(attributes)
        case "input":
            if passwordInput == nil, attributes.contains(where: { $0.name == "type" && text.matches($0.value, "password") }) {
                passwordInput = open..<close
            }
        default: break
        }
        return close
    }

    private mutating func meta(_ attributes: [(name: String, value: OctetRange)]) {
        guard refresh == nil,
            attributes.contains(where: { $0.name == "http-equiv" && text.matches($0.value, "refresh") }),
            let content = attributes.first(where: { $0.name == "content" })
        else { return }
        refresh = text.text(content.value)
        refreshRange = content.value
    }

    /// The text of an element up to its end tag, tags within left out.
    private mutating func element(
        _ name: String,
        from start: Int,
        _ store: (inout HTMLOutline, String, OctetRange) -> Void
    ) -> Int {
        let closing = Array("</\(name)".utf8)
        var words: [UInt8] = []
        var index = start
        var isTag = false
        while index < end, words.count < 1_024 {
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
        store(&self, words.text(0..<words.count), start..<index)
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

    private func hasPrefix(_ prefix: String, at index: Int) -> Bool { hasPrefix(Array(prefix.utf8), at: index) }

    private func hasPrefix(_ prefix: [UInt8], at index: Int) -> Bool {
        guard index + prefix.count <= end else { return false }
        for offset in prefix.indices where text[index + offset].lowercased != prefix[offset] { return false }
        return true
    }

    private func past(_ needle: String, from start: Int) -> Int {
        let octets = Array(needle.utf8)
        var index = start
        while index + octets.count <= end {
            if hasPrefix(octets, at: index) { return index + octets.count }
            index += 1
        }
        return end
    }
}
