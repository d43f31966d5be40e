import CSystem
import Evidence

/// Limits on what is read of a head, so that hostile input stays cheap.
package struct HeadLimits: Sendable {
    /// Field lines kept; later ones are skipped and counted.
    package var fieldLines = 10_000
    /// Octets of a head from its first octet; fields beyond are skipped and counted, the end is still found.
    package var octets = 1 << 20

    package init() {}
}

/// Reads field lines up to the empty line (RFC 9112 5). Linear; stateless: call again with more octets.
struct FieldSectionParser {
    let octets: [UInt8]
    let start: Int
    let limits: HeadLimits
    /// A line that cannot be a field ends the section without being consumed (ICY streams have no empty line).
    let stopsAtForeignLine: Bool

    struct Result {
        var section: FieldSection
        /// Just past the empty line, or past the last octet read.
        var end: Int
        /// The empty line was there.
        var isTerminated: Bool
        var crlfLines: Int
        var lfLines: Int
    }

    private struct Scan {
        var section: FieldSection
        var crlfLines = 0
        var lfLines = 0
        var skipping = false
        /// Lines about framing kept while skipping.
        var framingLines = 0
        /// The line before was no field, so that a line which begins with a blank continues nothing.
        var isAfterForeignLine = false
    }

    func parse() -> Result {
        var scan = Scan(section: FieldSection(octets: octets))
        scan.section.lines.reserveCapacity(24)
        var position = start
        var isTerminated = false
        octets.withUnsafeBufferPointer { buffer in
            while position < buffer.count {
                if let next = plainLine(from: position, in: buffer, &scan) {
                    position = next
                    continue
                }
                let next = lineEnd(from: position, in: buffer)
                let content = contentEnd(line: position..<next, in: buffer)
                if content == position {
                    count(line: position..<next, content: content, in: buffer, &scan)
                    isTerminated = next > position && buffer[next - 1] == 0x0A
                    position = next
                    break
                }
                if stopsAtForeignLine, !looksLikeField(position..<content, in: buffer) { break }
                count(line: position..<next, content: content, in: buffer, &scan)
                read(line: position..<next, content: content, in: buffer, &scan)
                position = next
            }
        }
        return Result(
            section: scan.section,
            end: position,
            isTerminated: isTerminated,
            crlfLines: scan.crlfLines,
            lfLines: scan.lfLines
        )
    }

    /// Reads a line that has nothing odd about it, in one pass: name of letters, digits and hyphens, colon, printable value, CRLF.
    ///
    /// Returns the next line's place, or `nil` for every other line, which nothing was taken from.
    @inline(__always)
    private func plainLine(from start: Int, in buffer: UnsafeBufferPointer<UInt8>, _ scan: inout Scan) -> Int? {
        guard !scan.skipping, scan.section.lines.count < limits.fieldLines, start - self.start < limits.octets,
            buffer.count <= FieldLine.offsetLimit
        else { return nil }
        let colon = OctetRun.endOfName(from: start, in: buffer)
        guard colon > start, colon < buffer.count, buffer[colon] == 0x3A else { return nil }
        var lower = colon + 1
        while lower < buffer.count, buffer[lower].isBlank { lower += 1 }
        let end = OctetRun.endOfPrintable(from: lower, in: buffer)
        guard end + 1 < buffer.count, buffer[end] == 0x0D, buffer[end + 1] == 0x0A else { return nil }
        var upper = end
        while upper > lower, buffer[upper - 1] == 0x20 { upper -= 1 }
        scan.crlfLines += 1
        scan.isAfterForeignLine = false
        // An empty value stands where the line ends, as it does when the blanks after the colon are trimmed.
        append(name: start..<colon, value: lower..<upper, line: start..<end + 2, isValid: true, in: buffer, &scan)
        return end + 2
    }

    /// Just past the LF that ends the line, or the end of the octets.
    private func lineEnd(from position: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = buffer.baseAddress, let found = memchr(base + position, 0x0A, buffer.count - position) else { return buffer.count }
        return base.distance(to: found.assumingMemoryBound(to: UInt8.self)) + 1
    }

    /// The end of the line's content: before CRLF or LF.
    private func contentEnd(line: OctetRange, in buffer: UnsafeBufferPointer<UInt8>) -> Int {
        var end = line.upperBound
        guard end > line.lowerBound, buffer[end - 1] == 0x0A else { return end }
        end -= 1
        if end > line.lowerBound, buffer[end - 1] == 0x0D { end -= 1 }
        return end
    }

    private func count(line: OctetRange, content: Int, in buffer: UnsafeBufferPointer<UInt8>, _ scan: inout Scan) {
        switch line.upperBound - content {
        case 2: scan.crlfLines += 1
        case 1:
            scan.lfLines += 1
            scan.section.note(.bareLF, content..<line.upperBound)
        default: break
        }
    }

    private func looksLikeField(_ content: OctetRange, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in content {
            if buffer[index] == 0x3A { return index > content.lowerBound }
            if !buffer[index].isTokenCharacter { return false }
        }
        return false
    }

    /// Lines about framing that are kept beyond the limits.
    private static let framingLimit = 16

    /// Content-Length or Transfer-Encoding: needed to find the end of the body, however late it comes.
    private func framesBody(_ line: OctetRange, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
        guard line.upperBound <= FieldLine.offsetLimit else { return false }
        let names: [StaticString] = ["content-length:", "transfer-encoding:"]
        return names.contains { octets.matches(line.lowerBound..<min(line.upperBound, line.lowerBound + $0.utf8CodeUnitCount), $0) }
    }

    private func read(line: OctetRange, content: Int, in buffer: UnsafeBufferPointer<UInt8>, _ scan: inout Scan) {
        let isBeyond = line.lowerBound - start >= limits.octets || line.upperBound > FieldLine.offsetLimit
        if scan.skipping || scan.section.lines.count >= limits.fieldLines || isBeyond {
            scan.skipping = true
            guard framesBody(line, in: buffer), scan.framingLines < FieldSectionParser.framingLimit else {
                scan.section.skippedLines += 1
                return
            }
            scan.framingLines += 1
        }
        if buffer[line.lowerBound].isBlank {
            fold(line: line, content: content, in: buffer, &scan)
        } else {
            field(line: line, content: content, in: buffer, &scan)
        }
    }

    /// A continuation line: obs-fold (RFC 9112 5.2).
    private func fold(line: OctetRange, content: Int, in buffer: UnsafeBufferPointer<UInt8>, _ scan: inout Scan) {
        guard !scan.isAfterForeignLine, let last = scan.section.lines.indices.last else {
            scan.section.note(.foldWithoutField, line.lowerBound..<content)
            return
        }
        scan.section.note(.obsFold, line.lowerBound..<content)
        scan.section.lines[last].isFolded = true
        scan.section.lines[last].line = scan.section.lines[last].line.lowerBound..<line.upperBound
        let continuation = trim(line.lowerBound..<content, in: buffer)
        guard !continuation.isEmpty else { return }
        // Not trimmed again from its start: many blank folds would cost the square of their number.
        let value = scan.section.lines[last].value
        scan.section.lines[last].value = (value.isEmpty ? continuation : value).lowerBound..<continuation.upperBound
        inspect(continuation, in: buffer, &scan)
    }

    private func field(line: OctetRange, content: Int, in buffer: UnsafeBufferPointer<UInt8>, _ scan: inout Scan) {
        var colon = line.lowerBound
        var isValid = true
        var nameEnd = line.lowerBound
        while colon < content, buffer[colon] != 0x3A {
            let octet = buffer[colon]
            if !octet.isTokenCharacter { isValid = false }
            if !octet.isBlank {
                nameEnd = colon + 1
            }
            colon += 1
        }
        guard colon < content else {
            scan.section.note(.noColon, line.lowerBound..<content)
            scan.isAfterForeignLine = true
            inspect(line.lowerBound..<content, in: buffer, &scan)
            return
        }
        scan.isAfterForeignLine = false
        let name = line.lowerBound..<nameEnd
        if nameEnd < colon {
            scan.section.note(.spaceBeforeColon, nameEnd..<colon)
            isValid = name.allSatisfy { buffer[$0].isTokenCharacter }
        }
        if name.isEmpty {
            scan.section.note(.emptyName, colon..<colon + 1)
            isValid = false
        } else if !isValid {
            scan.section.note(.invalidName, name)
            inspect(name, in: buffer, &scan)
        }
        let value = trim(colon + 1..<content, in: buffer)
        inspect(value, in: buffer, &scan)
        append(name: name, value: value, line: line, isValid: isValid, in: buffer, &scan)
    }

    @inline(__always)
    private func append(
        name: OctetRange,
        value: OctetRange,
        line: OctetRange,
        isValid: Bool,
        in buffer: UnsafeBufferPointer<UInt8>,
        _ scan: inout Scan
    ) {
        let fingerprint = FieldName.fingerprint(name, in: buffer)
        scan.section.lines.append(
            FieldLine(name: name, value: value, line: line, isFolded: false, hasValidName: isValid, fingerprint: fingerprint)
        )
    }

    private func trim(_ range: OctetRange, in buffer: UnsafeBufferPointer<UInt8>) -> OctetRange {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, buffer[lower].isFoldedBlank { lower += 1 }
        while upper > lower, buffer[upper - 1].isFoldedBlank { upper -= 1 }
        return lower..<upper
    }

    /// Notes octets that no field may hold, one defect for each run.
    private func inspect(_ range: OctetRange, in buffer: UnsafeBufferPointer<UInt8>, _ scan: inout Scan) {
        var index = range.lowerBound
        while index < range.upperBound {
            let octet = buffer[index]
            if octet >= 0x20, octet < 0x7F || octet == 0x09 {
                index += 1
                continue
            }
            guard let kind = flaw(of: octet) else {
                index += 1
                continue
            }
            let begin = index
            while index < range.upperBound, flaw(of: buffer[index]) == kind { index += 1 }
            scan.section.note(kind, begin..<index)
        }
    }

    private func flaw(of octet: UInt8) -> FieldSection.Flaw? {
        switch octet {
        case 0: .nul
        case 0x0D: .bareCR
        case 0x80...: .nonASCII
        case _ where octet.isControl: .controlCharacter
        default: nil
        }
    }
}

extension FieldSection {
    /// Reads field lines from `start` up to the empty line or the end.
    package static func read(_ octets: [UInt8], from start: Int, limits: HeadLimits = HeadLimits()) -> FieldSection {
        FieldSectionParser(octets: octets, start: start, limits: limits, stopsAtForeignLine: false).parse().section
    }
}
