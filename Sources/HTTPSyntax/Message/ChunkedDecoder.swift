import Evidence

/// Removes the chunked transfer coding (RFC 9112 7.1), octet for octet, however the input is cut.
///
/// Offsets count octets fed since the decoder was made. Lenient where every client is (LF alone ends a line, blanks
/// around the size); what it forgave is a defect.
package struct ChunkedDecoder: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// The size is empty, not hexadecimal or too large; nothing after it can be trusted.
        case invalidSize
        /// The data of a chunk is not followed by a line end; nothing after it can be trusted.
        case missingDataEnd
        /// A line ends in LF alone.
        case bareLF
        /// A blank beside the size.
        case blankBesideSize
        /// A chunk extension, legal but unknown to everybody.
        case chunkExtension
        /// A size line beyond 16 KiB; nothing after it can be trusted.
        case overlongLine
    }

    package enum State: Sendable, Hashable {
        case size
        case sizeBlank
        case extensions
        case sizeLF
        case data
        case dataEnd
        case dataLF
        /// At the first octet of a trailer line.
        case trailerStart
        case trailer
        case trailerStartLF
        case complete
        case failed
    }

    static let lineLimit = 16 << 10
    static let defectLimit = 64

    package private(set) var state = State.size
    package private(set) var content: [UInt8] = []
    /// Data chunks begun, the closing one not counted.
    package private(set) var chunkCount = 0
    /// Octets of the current chunk that have not come.
    package private(set) var remaining = 0
    package private(set) var defects: [Defect<Flaw>] = []
    /// Octets consumed so far.
    package private(set) var position = 0
    /// From the first octet after the closing chunk's line to the end of the empty line.
    package private(set) var trailers: OctetRange?
    private var size = 0
    private var digits = 0
    private var lineStart = 0

    package init() {}

    package var isComplete: Bool { state == .complete }
    package var hasFailed: Bool { state == .failed }

    /// Consumes octets up to the end of the message, the first fault, or the end of `range`; returns how many.
    package mutating func feed(_ octets: [UInt8], _ range: OctetRange) -> Int {
        let begin = position
        reserve(range.count)
        octets.withUnsafeBufferPointer { buffer in
            var index = range.lowerBound
            while index < range.upperBound, state != .complete, state != .failed {
                if state == .data {
                    let taken = min(remaining, range.upperBound - index)
                    content.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[index..<index + taken]))
                    remaining -= taken
                    position += taken
                    index += taken
                    if remaining == 0 { state = .dataEnd }
                } else {
                    step(buffer[index])
                    if state != .failed {
                        position += 1
                        index += 1
                    }
                }
            }
        }
        return position - begin
    }

    /// Room for all that may come, at least twice what was there, so that many small feeds stay linear.
    private mutating func reserve(_ count: Int) {
        guard count > 4_096, content.capacity - content.count < count else { return }
        content.reserveCapacity(max(content.count + count, content.capacity * 2))
    }

    private mutating func step(_ octet: UInt8) {
        switch state {
        case .size, .sizeBlank, .extensions, .sizeLF: sizeLine(octet)
        case .dataEnd, .dataLF: dataEnd(octet)
        case .trailerStart, .trailer, .trailerStartLF: trailer(octet)
        case .data, .complete, .failed: break
        }
    }

    private mutating func sizeLine(_ octet: UInt8) {
        if position - lineStart > ChunkedDecoder.lineLimit { return fail(.overlongLine) }
        switch (state, octet) {
        case (.size, _) where octet.hexadecimalValue != nil:
            let (product, overflow) = size.multipliedReportingOverflow(by: 16)
            guard !overflow, digits < 16, let value = octet.hexadecimalValue else { return fail(.invalidSize) }
            size = product + Int(value)
            digits += 1
        case (.size, 0x20), (.size, 0x09):
            note(.blankBesideSize, position..<position + 1)
            if digits > 0 { state = .sizeBlank }
        case (.sizeBlank, 0x20), (.sizeBlank, 0x09): break
        case (.size, 0x3B) where digits > 0, (.sizeBlank, 0x3B):
            note(.chunkExtension, position..<position + 1)
            state = .extensions
        case (_, 0x0D) where state != .sizeLF && digits > 0: state = .sizeLF
        case (_, 0x0A) where digits > 0:
            if state != .sizeLF { note(.bareLF, position..<position + 1) }
            begin()
        case (.extensions, _): break
        // A CR within an extension that no LF follows is part of it.
        case (.sizeLF, _) where octet != 0x0A && defects.last?.kind == .chunkExtension: state = .extensions
        default: fail(.invalidSize)
        }
    }

    private mutating func begin() {
        remaining = size
        if size == 0 {
            state = .trailerStart
            trailers = position + 1..<position + 1
        } else {
            chunkCount += 1
            state = .data
        }
        size = 0
        digits = 0
        lineStart = position + 1
    }

    private mutating func dataEnd(_ octet: UInt8) {
        switch (state, octet) {
        case (.dataEnd, 0x0D): state = .dataLF
        case (_, 0x0A):
            if state == .dataEnd { note(.bareLF, position..<position + 1) }
            state = .size
            lineStart = position + 1
        default: fail(.missingDataEnd)
        }
    }

    private mutating func trailer(_ octet: UInt8) {
        switch (state, octet) {
        case (.trailerStart, 0x0D): state = .trailerStartLF
        case (.trailerStart, 0x0A), (.trailerStartLF, 0x0A): state = .complete
        case (_, 0x0A): state = .trailerStart
        default: state = .trailer
        }
        if let start = trailers?.lowerBound { trailers = start..<position + 1 }
    }

    private mutating func fail(_ kind: Flaw) {
        note(kind, min(lineStart, position)..<position + 1)
        state = .failed
    }

    private mutating func note(_ kind: Flaw, _ range: OctetRange) {
        // The last place is kept for the fault that ends the body.
        if defects.count < ChunkedDecoder.defectLimit || kind == .invalidSize || kind == .missingDataEnd || kind == .overlongLine {
            defects.append(Defect(kind, at: range))
        }
    }
}
