import Evidence

/// Status line and fields of one response, interim or final (RFC 9112 2.1).
///
/// Immutable; a class, since a reader hands it on several times.
package final class Head: Sendable {
    /// How the lines of a head end.
    package enum LineEndings: String, Sendable {
        case crlf, lf, mixed
    }

    /// From the first octet of the status line to just past the empty line. Evidence in `head` counts from its first octet.
    package let range: OctetRange
    package let statusLine: StatusLine
    package let fields: FieldSection
    /// The empty line that ends a head was there.
    package let isTerminated: Bool
    package let lineEndings: LineEndings
    /// The line end of the status line, when it is LF alone.
    package let statusLineBareLF: OctetRange?

    package var code: Int? { statusLine.code }

    /// 100 to 199, but not 101, after which the connection speaks another protocol (RFC 9110 15.2).
    var isInterim: Bool { code.map { (100..<200).contains($0) && $0 != 101 } ?? false }

    /// Reads the head that begins at `start`, where `StatusLine.begins` holds.
    init(at start: Int, in octets: [UInt8], limits: HeadLimits) {
        let next = octets.withUnsafeBufferPointer { buffer -> Int in
            // The printable run is most of the line, if not all.
            var index = OctetRun.endOfPrintable(from: start, in: buffer)
            while index < buffer.count, buffer[index] != 0x0A { index += 1 }
            return min(index + 1, buffer.count)
        }
        var end = next
        if end > start, octets[end - 1] == 0x0A { end -= 1 }
        let hasLF = end < next
        let hasCR = hasLF && end > start && octets[end - 1] == 0x0D
        if hasCR { end -= 1 }
        statusLine = StatusLine(line: start..<end, in: octets)
        let parsed = FieldSectionParser(
            octets: octets,
            start: next,
            limits: limits,
            stopsAtForeignLine: statusLine.version == .icy
        ).parse()
        range = start..<parsed.end
        fields = parsed.section
        isTerminated = parsed.isTerminated
        let crlf = parsed.crlfLines + (hasCR ? 1 : 0)
        let lf = parsed.lfLines + (hasLF && !hasCR ? 1 : 0)
        lineEndings = lf == 0 ? .crlf : crlf == 0 ? .lf : .mixed
        statusLineBareLF = hasLF && !hasCR ? end..<next : nil
    }
}
