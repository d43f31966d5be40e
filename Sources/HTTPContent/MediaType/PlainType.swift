extension MediaType {
    /// What octets plainly are, for a diagnosis: `application/json`, `text/html`, `image/png`, `text/plain`, ….
    ///
    /// This is not the sniffing of the MIME Sniffing Standard, which is never JSON and follows what is declared. Nil for no octets at all;
    /// `application/octet-stream` when nothing is known. Looks at the start, and for JSON and CSV at all octets once.
    package static func plainType(of octets: [UInt8], in range: Range<Int>? = nil) -> MediaType? {
        let range = (range ?? 0..<octets.count).clamped(to: 0..<octets.count)
        guard !range.isEmpty else { return nil }
        let input = octets[range].prefix(resourceHeaderLength)
        if let essence = signature(input) { return of(essence) }
        let mark = input.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let text = octets[range].dropFirst(mark)
        let start = text.firstIndex { !$0.isSniffSpace } ?? text.endIndex
        if start < text.endIndex {
            if let essence = markup(text[start...]) { return of(essence) }
            if isJSON(octets, start..<range.upperBound) { return of("application/json") }
            if isCallback(octets, start..<range.upperBound) { return of("text/javascript") }
        }
        if isWideText(input) { return of("text/plain") }
        if input.contains(where: \.isBinaryData) { return of("application/octet-stream") }
        return of(isCommaSeparated(text) ? "text/csv" : "text/plain")
    }

    private static func signature(_ input: ArraySlice<UInt8>) -> String? {
        if let essence = SniffPattern.image.essence(of: input), essence != "image/bmp" || isBitmap(input) { return essence }
        if let essence = SniffPattern.beyond.essence(of: input) { return essence }
        if input.starts(with: "%PDF-".utf8) { return "application/pdf" }
        if input.starts(with: "%!PS-Adobe-".utf8) { return "application/postscript" }
        if let essence = SniffPattern.audioOrVideo.essence(of: input) ?? MediaSignatures.essence(of: input) { return essence }
        if let essence = SniffPattern.archive.essence(of: input) { return essence == "application/x-gzip" ? "application/gzip" : essence }
        // The signature of EOT lies at octet 34 alone: a text may have it.
        if let essence = SniffPattern.font.essence(of: input), essence != "application/vnd.ms-fontobject" || input.contains(0) {
            return essence
        }
        return nil
    }

    /// Two letters are a weak sign: the four reserved octets of a bitmap's header must be zero as well.
    private static func isBitmap(_ input: ArraySlice<UInt8>) -> Bool {
        input.dropFirst(6).prefix(4).elementsEqual([0, 0, 0, 0])
    }

    /// HTML, SVG or other XML, by the first tag that is no comment.
    private static func markup(_ text: ArraySlice<UInt8>) -> String? {
        guard text.first == UInt8(ascii: "<") else { return nil }
        if text.starts(with: "<?xml".utf8) {
            let head = text.prefix(resourceHeaderLength)
            let rest = head.firstIndex(of: UInt8(ascii: ">")).map { head[($0 + 1)...] } ?? []
            return xmlType(rest) ?? "application/xml"
        }
        var rest = text.prefix(64 * 1024)
        while rest.starts(with: "<!--".utf8) {
            guard let end = endOfComment(rest) else { return "text/html" }
            rest = rest[end...].drop(while: \.isSniffSpace)
        }
        guard let name = tagName(rest) else { return nil }
        if name == "!doctype" {
            return xmlType(rest.drop { $0 != UInt8(ascii: ">") }.dropFirst()) == "image/svg+xml" ? "image/svg+xml" : "text/html"
        }
        if htmlTags.contains(name) { return "text/html" }
        return xmlType(rest) ?? (looksLikeXML(rest, name) ? "application/xml" : nil)
    }

    /// The type that the root element of an XML document tells.
    private static func xmlType(_ text: ArraySlice<UInt8>) -> String? {
        var rest = text.drop(while: \.isSniffSpace)
        while let name = tagName(rest), name.hasPrefix("!") || name.hasPrefix("?") {
            let end = rest.starts(with: "<!--".utf8) ? endOfComment(rest) : rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
            guard let end else { return nil }
            rest = rest[end...].drop(while: \.isSniffSpace)
        }
        return switch tagName(rest) {
        case "svg": "image/svg+xml"
        case "rss": "application/rss+xml"
        case "feed": "application/atom+xml"
        case "rdf:rdf": "application/rdf+xml"
        case "html": "application/xhtml+xml"
        default: nil
        }
    }

    /// A root element with a namespace, or with an end tag of the same name.
    private static func looksLikeXML(_ text: ArraySlice<UInt8>, _ name: String) -> Bool {
        guard let first = name.utf8.first, first.isToken else { return false }
        let end = text.firstIndex(of: UInt8(ascii: ">")) ?? text.endIndex
        if text.contains(sequence: "xmlns", before: end) { return true }
        return text.contains(sequence: "</", before: text.endIndex) || text[..<end].last == UInt8(ascii: "/")
    }

    /// The name after `<` in lower case, at most 32 octets of it.
    private static func tagName(_ text: ArraySlice<UInt8>) -> String? {
        guard text.first == UInt8(ascii: "<") else { return nil }
        if text.starts(with: "<!--".utf8) { return "!--" }
        let name = text.dropFirst().prefix(32).prefix { !$0.isSniffSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        return name.isEmpty ? nil : String(decoding: name.map(\.asciiLowercased), as: UTF8.self)
    }

    private static func endOfComment(_ text: ArraySlice<UInt8>) -> Int? {
        var index = text.startIndex + 4
        while index + 2 < text.endIndex {
            if text[index] == UInt8(ascii: "-"), text[index + 1] == UInt8(ascii: "-"), text[index + 2] == UInt8(ascii: ">") {
                return index + 3
            }
            index += 1
        }
        return nil
    }

    private static let htmlTags: Set<String> = [
        "html", "head", "script", "iframe", "h1", "h2", "h3", "h4", "div", "font", "table", "a", "style", "title", "b", "body", "br", "p",
        "meta", "link", "center", "span", "form", "img", "ul", "ol", "li", "strong", "i", "em", "pre", "hr", "section", "main", "header",
        "nav", "article", "button", "input", "noscript", "base", "frameset", "select", "label", "template", "!doctype",
    ]

    /// An array or object that is JSON, or was until it was cut, or behind a known prefix. A bare scalar is text.
    private static func isJSON(_ octets: [UInt8], _ range: Range<Int>) -> Bool {
        var range = range
        if let wrapper = JSONWrapper.find(in: octets, range: range) {
            guard wrapper.kind == .guardPrefix else { return false }
            range = wrapper.text
        }
        let start = octets.skippingSpace(from: range.lowerBound, to: range.upperBound)
        guard start < range.upperBound, octets[start] == UInt8(ascii: "{") || octets[start] == UInt8(ascii: "[") else { return false }
        let document = JSONDocument(reading: octets, in: start..<range.upperBound, nodeLimit: 8)
        guard let fault = document.fault else { return true }
        switch fault.kind {
        case .multipleDocuments, .depthExceeded, .tooLarge: return true
        // `[note]` and `{a}` are no JSON; a text that held until some member or element was meant as JSON.
        default: return document.tape.count > 2 || fault.kind == .truncated && document.tape.count > 1
        }
    }

    /// JSON in a function call.
    private static func isCallback(_ octets: [UInt8], _ range: Range<Int>) -> Bool {
        guard let wrapper = JSONWrapper.find(in: octets, range: range), wrapper.kind == .callback else { return false }
        return JSONDocument(reading: octets, in: wrapper.text, nodeLimit: 0).isValid
    }

    /// UTF-16 with its mark, or ASCII characters in it: every other octet is NUL, none of the rest is.
    private static func isWideText(_ input: ArraySlice<UInt8>) -> Bool {
        if input.starts(with: [0xFE, 0xFF]) || input.starts(with: [0xFF, 0xFE]) { return true }
        guard input.count >= 8, input.contains(0) else { return false }
        var zeros = (0, 0)
        for (offset, octet) in input.enumerated() where octet == 0 {
            if offset & 1 == 0 { zeros.0 += 1 } else { zeros.1 += 1 }
        }
        return max(zeros.0, zeros.1) * 10 >= input.count * 4 && min(zeros.0, zeros.1) == 0
    }

    /// At least two lines with the same number of commas (or tabs), at least one, in the first twenty.
    private static func isCommaSeparated(_ text: ArraySlice<UInt8>) -> Bool {
        // Most text has no comma in its first line, which is found sooner than twenty lines are cut.
        let head = text.prefix(16 * 1024)
        let first = head.firstIndex { $0 != 0x0A } ?? head.endIndex
        guard head[first...].prefix(while: { $0 != 0x0A }).contains(UInt8(ascii: ",")) else { return false }
        let lines = head.split(separator: 0x0A, maxSplits: 20).dropLast(text.last == 0x0A ? 0 : 1)
        let counts = lines.prefix(20).map { $0.count { $0 == UInt8(ascii: ",") } }
        let texts = lines.prefix(20).filter { !$0.contains(UInt8(ascii: "\"")) }
        guard counts.count >= 2, texts.count == counts.count, let first = counts.first, first > 0 else { return false }
        // A comma in prose is followed by a blank.
        let blanks = texts.reduce(0) { total, line in total + zip(line, line.dropFirst()).count { $0 == 0x2C && $1 == 0x20 } }
        return counts.allSatisfy { $0 == first } && blanks * 2 < first * counts.count
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(sequence: StaticString, before end: Int) -> Bool {
        let length = sequence.utf8CodeUnitCount
        guard end - startIndex >= length else { return false }
        return (startIndex...end - length).contains { start in
            for offset in 0..<length where self[start + offset] != sequence.utf8Start[offset] { return false }
            return true
        }
    }
}
