import HTTPSyntax
import Recording

/// What a client printed about an exchange, taken apart: the response as a message, and what the print shows of the request.
///
/// The octets are put together again as a message, so that ranges count these octets and not those of the print.
package struct Capture: Sendable {
    package let provenance: Provenance
    /// The response: status line and fields with CRLF, then the body as the client wrote it.
    package let octets: [UInt8]
    /// As far as it is shown.
    package let request: Request

    /// Recognises a print; `nil` for anything that may be the octets of a wire. `stated`: what the caller says it is.
    ///
    /// Only the first octets are looked at unless they are those of a print.
    static func recognise(_ octets: [UInt8], stated: Provenance?) -> Capture? {
        switch stated {
        case .curlVerbose: VerbosePrint(octets).capture
        case .devtools: DevToolsPrint(octets).capture
        case nil where VerbosePrint.begins(octets): VerbosePrint(octets).capture
        case nil where DevToolsPrint.begins(octets): DevToolsPrint(octets).capture
        default: nil
        }
    }
}

/// Lines of a print, their ends (CRLF or LF) left off.
struct PrintedLines: Sequence, IteratorProtocol {
    let octets: [UInt8]
    private(set) var position: Int

    init(_ octets: [UInt8], from position: Int = 0) {
        self.octets = octets
        self.position = position
    }

    mutating func next() -> Range<Int>? {
        guard position < octets.count else { return nil }
        let start = position
        let lineFeed = octets[start...].firstIndex(of: 0x0A)
        position = lineFeed.map { $0 + 1 } ?? octets.count
        let end = lineFeed ?? octets.count
        return start..<(lineFeed != nil && end > start && octets[end - 1] == 0x0D ? end - 1 : end)
    }
}

extension [UInt8] {
    /// Whether `range` begins with `prefix`, A–Z and a–z being the same.
    func begins(_ range: Range<Int>, with prefix: StaticString) -> Bool {
        range.count >= prefix.utf8CodeUnitCount && matches(range.lowerBound..<range.lowerBound + prefix.utf8CodeUnitCount, prefix)
    }
}
