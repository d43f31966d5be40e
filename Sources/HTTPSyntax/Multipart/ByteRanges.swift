import CSystem
import Evidence

/// The parts of a multipart/byteranges body (RFC 9110 14.6). All ranges count octets of `content.octets`.
package struct ByteRanges: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// The boundary that Content-Type names does not occur.
        case noDelimiter
        /// No delimiter ends the last part.
        case unterminated
        /// An empty line after the delimiter makes the fields of the part a piece of its data.
        case blankAfterDelimiter
        /// The empty line after the fields of a part is missing.
        case noEmptyLine
        case missingContentRange
        case invalidContentRange
        /// More or fewer octets than Content-Range states.
        case lengthMismatch
        /// Lines end in LF alone.
        case bareLF
    }

    package struct Part: Sendable {
        package let fields: OctetRange
        package let data: OctetRange
        package let contentRange: ContentRange?
        package let hasContentType: Bool
    }

    /// Parts kept; `count` goes on counting.
    static let limit = 1024

    package let boundary: [UInt8]
    package let parts: [Part]
    /// Number of parts, those beyond the limit included.
    package let count: Int
    package let defects: [Defect<Flaw>]

    /// Reads the parts between lines that begin with `--` and `boundary`.
    package init(_ content: OctetSlice, boundary: [UInt8]) {
        self.boundary = boundary
        let octets = content.octets
        let delimiters = ByteRanges.delimiters(content, boundary: boundary)
        var parts: [Part] = []
        var defects: [Defect<Flaw>] = []
        if delimiters.isEmpty { defects.append(Defect(.noDelimiter, at: content.range.lowerBound..<content.range.lowerBound)) }
        var count = 0
        for (index, delimiter) in delimiters.enumerated() {
            if delimiter.isClosing { break }
            count += 1
            guard parts.count < ByteRanges.limit else { continue }
            let next = index + 1 < delimiters.count ? delimiters[index + 1].line.lowerBound : content.range.upperBound
            if index + 1 == delimiters.count { defects.append(Defect(.unterminated, at: next..<next)) }
            if delimiter.isBareLF { defects.append(Defect(.bareLF, at: delimiter.line)) }
            let isLast = index + 1 == delimiters.count
            let end = isLast ? next : ByteRanges.dataEnd(before: next, from: delimiter.line.upperBound, in: octets)
            parts.append(ByteRanges.part(delimiter.line.upperBound..<max(end, delimiter.line.upperBound), in: octets, &defects))
        }
        self.parts = parts
        self.count = count
        self.defects = Array(defects.prefix(256))
    }

    /// The boundary parameter of Content-Type, when the type is multipart/byteranges; empty when there is none.
    package static func boundary(of contentType: FieldValues) -> [UInt8]? {
        guard let value = contentType.ranges.last else { return nil }
        let octets = contentType.octets
        let pieces = CommaList.split(value, in: octets, at: 0x3B)
        guard let type = pieces.first, octets.matches(octets.trimmed(type), "multipart/byteranges") else { return nil }
        for piece in pieces.dropFirst() {
            guard let equals = piece.first(where: { octets[$0] == 0x3D }) else { continue }
            guard octets.matches(octets.trimmed(piece.lowerBound..<equals), "boundary") else { continue }
            let value = octets.trimmed(equals + 1..<piece.upperBound)
            return QuotedString.inner(value, in: octets).map { QuotedString.unescaped($0, in: octets) } ?? Array(octets[value])
        }
        return []
    }

    /// The boundary of a body that begins like a part of byte ranges, whatever its type says.
    package static func undeclaredBoundary(_ content: OctetSlice) -> [UInt8]? {
        let octets = content.octets
        var start = content.range.lowerBound
        while start < content.range.upperBound, octets[start] == 0x0D || octets[start] == 0x0A { start += 1 }
        let window = start..<min(content.range.upperBound, start + 2048)
        guard let end = window.first(where: { octets[$0] == 0x0A }) else { return nil }
        let line = octets.trimmed(start..<end)
        guard (3...76).contains(line.count), octets[line.lowerBound] == 0x2D, octets[line.lowerBound + 1] == 0x2D else { return nil }
        var position = end + 1
        while position < window.upperBound {
            let next = window.clamped(to: position..<window.upperBound).first { octets[$0] == 0x0A } ?? window.upperBound
            let field = position..<next
            if field.count >= 14, octets.matches(position..<position + 14, "content-range:") {
                return Array(octets[line.lowerBound + 2..<line.upperBound])
            }
            guard octets.matches(field.prefix(8), "content-") || octets.trimmed(field).isEmpty else { return nil }
            position = next + 1
        }
        return nil
    }

    private struct Delimiter {
        let line: OctetRange
        let isClosing: Bool
        let isBareLF: Bool
    }

    private static func delimiters(_ content: OctetSlice, boundary: [UInt8]) -> [Delimiter] {
        guard !boundary.isEmpty else { return [] }
        var found: [Delimiter] = []
        let end = min(content.range.upperBound, content.octets.count)
        content.octets.withUnsafeBufferPointer { buffer in
            var start = content.range.lowerBound
            while start < end {
                let next = lineEnd(from: start, end: end, in: buffer)
                if let delimiter = delimiter(start..<next, boundary, in: buffer) {
                    found.append(delimiter)
                    if delimiter.isClosing { return }
                }
                start = next
            }
        }
        return found
    }

    private static func lineEnd(from position: Int, end: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = buffer.baseAddress, let found = memchr(base + position, 0x0A, end - position) else { return end }
        return base.distance(to: found.assumingMemoryBound(to: UInt8.self)) + 1
    }

    private static func delimiter(_ line: OctetRange, _ boundary: [UInt8], in buffer: UnsafeBufferPointer<UInt8>) -> Delimiter? {
        guard line.count >= boundary.count + 2, buffer[line.lowerBound] == 0x2D, buffer[line.lowerBound + 1] == 0x2D else { return nil }
        var position = line.lowerBound + 2
        for octet in boundary {
            guard buffer[position] == octet else { return nil }
            position += 1
        }
        var end = line.upperBound
        let hasLF = buffer[end - 1] == 0x0A
        if hasLF { end -= 1 }
        let hasCR = end > position && buffer[end - 1] == 0x0D
        if hasCR { end -= 1 }
        let isClosing = end - position >= 2 && buffer[position] == 0x2D && buffer[position + 1] == 0x2D
        if isClosing { position += 2 }
        while position < end, buffer[position].isBlank { position += 1 }
        guard position >= end else { return nil }
        return Delimiter(line: line, isClosing: isClosing, isBareLF: hasLF && !hasCR)
    }

    /// The line end before a delimiter belongs to the delimiter.
    private static func dataEnd(before delimiter: Int, from start: Int, in octets: [UInt8]) -> Int {
        var end = delimiter
        if end > start, octets[end - 1] == 0x0A { end -= 1 }
        if end > start, octets[end - 1] == 0x0D { end -= 1 }
        return end
    }

    private static func part(_ range: OctetRange, in octets: [UInt8], _ defects: inout [Defect<Flaw>]) -> Part {
        var fields = PartFields(range, in: octets)
        if fields.lines.isEmpty, fields.end < range.upperBound {
            let inner = PartFields(fields.end..<range.upperBound, in: octets)
            if inner.hasContentField {
                defects.append(Defect(.blankAfterDelimiter, at: range.lowerBound..<fields.end))
                fields = inner
            }
        }
        if !fields.isTerminated { defects.append(Defect(.noEmptyLine, at: fields.end..<fields.end)) }
        let data = fields.end..<range.upperBound
        let contentRange = fields.value(of: "content-range", in: octets).map { ContentRange($0, in: octets) }
        if let contentRange {
            if !contentRange.isValid, !contentRange.has(.unknownUnit) {
                defects.append(Defect(.invalidContentRange, at: contentRange.octets))
            }
            if let length = contentRange.length, length != data.count {
                defects.append(Defect(.lengthMismatch, at: contentRange.octets))
            }
        } else {
            defects.append(Defect(.missingContentRange, at: range.lowerBound..<fields.end))
        }
        return Part(
            fields: range.lowerBound..<fields.end,
            data: data,
            contentRange: contentRange,
            hasContentType: fields.value(of: "content-type", in: octets) != nil
        )
    }
}

/// The field lines of one part, up to the empty line.
private struct PartFields {
    var lines: [OctetRange] = []
    /// Just past the empty line.
    var end: Int
    var isTerminated = false
    private(set) var hasContentField = false

    /// At most 64 lines of 8 KiB together are looked at, so that data without an empty line costs little.
    init(_ range: OctetRange, in octets: [UInt8]) {
        var position = range.lowerBound
        let limit = min(range.upperBound, range.lowerBound + 8192)
        end = range.lowerBound
        while position < limit, lines.count < 64 {
            let next = (position..<limit).first { octets[$0] == 0x0A }.map { $0 + 1 } ?? limit
            let line = octets.trimmed(position..<next)
            if line.isEmpty {
                isTerminated = true
                end = next
                break
            }
            guard line.contains(where: { octets[$0] == 0x3A }) else { break }
            if line.count > 8, octets.matches(line.prefix(8), "content-") { hasContentField = true }
            lines.append(line)
            position = next
            end = next
        }
    }

    func value(of name: StaticString, in octets: [UInt8]) -> OctetRange? {
        for line in lines {
            guard let colon = line.first(where: { octets[$0] == 0x3A }) else { continue }
            if octets.matches(octets.trimmed(line.lowerBound..<colon), name) { return octets.trimmed(colon + 1..<line.upperBound) }
        }
        return nil
    }
}
