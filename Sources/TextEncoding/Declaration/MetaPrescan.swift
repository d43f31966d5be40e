/// What the start of an HTML document says about its encoding.
package struct MetaPrescan: Sendable, Hashable {
    /// The encoding that the prescan yields: of `label`, or UTF-16 by the form of an XML declaration; nil when nothing was declared.
    package let encoding: Encoding?
    /// The label that decided; nil when none did.
    package let label: DeclaredLabel?
    /// Labels before it that a browser passes over since they name no encoding; at most 8.
    package let passedOver: [DeclaredLabel]

    /// How many octets a browser reads for the prescan.
    package static let standardLimit = 1024
    /// How far `lateMeta` looks.
    package static let lateLimit = 65536
}

/// Prescans the start of an HTML document for its encoding (HTML 13.2.3.2, with "get an XML encoding" as the fallback).
///
/// Reads `limit` octets. A document cut inside a tag yields nothing from that tag. A byte order mark and the transport's label outrank this.
package func metaPrescan(_ octets: [UInt8], limit: Int = MetaPrescan.standardLimit) -> MetaPrescan {
    let head = octets.prefix(6)
    if head.elementsEqual([0x3C, 0, 0x3F, 0, 0x78, 0]) { return MetaPrescan(encoding: .utf16LE, label: nil, passedOver: []) }
    if head.elementsEqual([0, 0x3C, 0, 0x3F, 0, 0x78]) { return MetaPrescan(encoding: .utf16BE, label: nil, passedOver: []) }
    var scanner = MetaScanner(cursor: MarkupCursor(octets, from: 0, limit: limit))
    if let label = scanner.scan() {
        return MetaPrescan(encoding: label.encoding, label: label, passedOver: scanner.passedOver)
    }
    if let label = xmlDeclaration(in: octets), label.octets.upperBound < limit {
        if label.encoding != nil { return MetaPrescan(encoding: label.encoding, label: label, passedOver: scanner.passedOver) }
        return MetaPrescan(encoding: nil, label: nil, passedOver: [label] + scanner.passedOver)
    }
    return MetaPrescan(encoding: nil, label: nil, passedOver: scanner.passedOver)
}

/// A `meta` label that comes too late for the prescan: it starts or ends beyond the first 1024 octets, within `limit`. nil when the prescan
/// finds a label, or nothing does.
///
/// A browser may meet it while parsing and start over, or may not.
package func lateMeta(_ octets: [UInt8], limit: Int = MetaPrescan.lateLimit) -> DeclaredLabel? {
    guard octets.count > MetaPrescan.standardLimit, metaPrescan(octets).encoding == nil else { return nil }
    var scanner = MetaScanner(cursor: MarkupCursor(octets, from: 0, limit: limit))
    return scanner.scan()
}

private struct MetaScanner {
    var cursor: MarkupCursor
    var passedOver: [DeclaredLabel] = []

    private struct Attribute {
        let name: Range<Int>
        let value: Range<Int>
    }

    init(cursor: MarkupCursor) {
        self.cursor = cursor
    }

    /// Runs the loop of the prescan up to the label that decides.
    mutating func scan() -> DeclaredLabel? {
        while let open = cursor.find(0x3C, from: cursor.at) {
            cursor.at = open
            if cursor.has("<!--", at: open) {
                // The two dashes that close may be the two that open.
                cursor.at = open + 2
                guard cursor.skip(past: "-->") else { return nil }
                continue
            }
            if cursor.has("<meta", at: open), let next = octet(open + 5), isSpace(next) || next == 0x2F {
                cursor.at = open + 5
                if let label = readMeta() { return label }
            } else if let first = octet(open + 1), isLetter(first) || (first == 0x2F && octet(open + 2).map(isLetter) == true) {
                skipTag()
            } else if let first = octet(open + 1), first == 0x21 || first == 0x2F || first == 0x3F {
                guard let close = cursor.find(0x3E, from: open + 1) else { return nil }
                cursor.at = close
            }
            cursor.at += 1
        }
        return nil
    }

    private func octet(_ position: Int) -> UInt8? {
        position < cursor.end ? cursor.octets[position] : nil
    }

    private func isLetter(_ octet: UInt8) -> Bool {
        let lower = octet | 0x20
        return lower >= 0x61 && lower <= 0x7A
    }

    private mutating func skipTag() {
        while let octet = cursor.peek, !isSpace(octet), octet != 0x3E { cursor.at += 1 }
        while getAttribute() != nil {}
    }

    /// Reads the attributes of a `meta` tag; the cursor stands after them, on the tag's end.
    private mutating func readMeta() -> DeclaredLabel? {
        var (sawType, sawContent, sawCharset) = (false, false, false)
        var gotPragma = false
        var needPragma: Bool?
        var label: Range<Int>?
        while let attribute = getAttribute() {
            if cursor.isEqual(attribute.name, "http-equiv"), !sawType {
                sawType = true
                gotPragma = cursor.isEqual(attribute.value, "content-type")
            } else if cursor.isEqual(attribute.name, "content"), !sawContent {
                sawContent = true
                if label == nil, let found = charset(in: attribute.value) {
                    label = found
                    needPragma = true
                }
            } else if cursor.isEqual(attribute.name, "charset"), !sawCharset {
                sawCharset = true
                label = attribute.value
                needPragma = false
            }
        }
        guard cursor.at < cursor.end, let label, let needPragma, gotPragma || !needPragma else { return nil }
        let named = Encoding.forLabel(cursor.octets[label])
        let declared = DeclaredLabel(source: needPragma ? .metaContent : .metaCharset, octets: label, named: named)
        if named != nil { return declared }
        if passedOver.count < 8 { passedOver.append(declared) }
        return nil
    }

    /// "Get an attribute" (HTML 13.2.3.2). nil at the end of the tag, and at the end of the octets, where the cursor then stands.
    private mutating func getAttribute() -> Attribute? {
        cursor.skipSpace(andSolidus: true)
        guard let first = cursor.peek, first != 0x3E else { return nil }
        let start = cursor.at
        // An equals sign at the start belongs to the name.
        cursor.at += 1
        while let octet = cursor.peek, octet != 0x3D, octet != 0x2F, octet != 0x3E, !isSpace(octet) { cursor.at += 1 }
        let name = start..<cursor.at
        cursor.skipSpace()
        guard let after = cursor.peek else { return nil }
        let none = Attribute(name: name, value: name.upperBound..<name.upperBound)
        guard after == 0x3D else { return none }
        cursor.at += 1
        cursor.skipSpace()
        guard let quote = cursor.peek else { return nil }
        if quote == 0x22 || quote == 0x27 {
            guard let close = cursor.find(quote, from: cursor.at + 1) else {
                cursor.at = cursor.end
                return nil
            }
            let value = (cursor.at + 1)..<close
            cursor.at = close + 1
            return Attribute(name: name, value: value)
        }
        let from = cursor.at
        while let octet = cursor.peek, octet != 0x3E, !isSpace(octet) { cursor.at += 1 }
        guard cursor.at < cursor.end else { return nil }
        return Attribute(name: name, value: from..<cursor.at)
    }

    /// "Extracting a character encoding from a meta element" (HTML 2.6.5), as the octets of the label; nil as well when it names no encoding.
    private mutating func charset(in value: Range<Int>) -> Range<Int>? {
        var inner = MarkupCursor(cursor.octets, from: value.lowerBound, limit: value.upperBound)
        while inner.at < inner.end {
            guard inner.has("charset", at: inner.at) else {
                inner.at += 1
                continue
            }
            inner.at += 7
            inner.skipSpace()
            guard inner.peek == 0x3D else { continue }
            inner.at += 1
            inner.skipSpace()
            guard let first = inner.peek else { return nil }
            if first == 0x22 || first == 0x27 {
                guard let close = inner.find(first, from: inner.at + 1) else { return nil }
                return known((inner.at + 1)..<close)
            }
            let start = inner.at
            while let octet = inner.peek, octet != 0x3B, !isSpace(octet) { inner.at += 1 }
            return known(start..<inner.at)
        }
        return nil
    }

    private mutating func known(_ label: Range<Int>) -> Range<Int>? {
        if Encoding.forLabel(cursor.octets[label]) != nil { return label }
        if passedOver.count < 8 { passedOver.append(DeclaredLabel(source: .metaContent, octets: label, named: nil)) }
        return nil
    }
}
