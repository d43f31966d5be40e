import Evidence

/// How the end of the body is found, and whether it was there (RFC 9112 6.3).
package struct Framing: Sendable {
    package enum Mode: String, Sendable {
        case contentLength = "content-length"
        case chunked
        case untilClose = "until-close"
        /// No body is possible: HEAD, 1xx, 204, 304.
        case none
    }

    package var mode: Mode
    package var contentLength: ContentLength
    package var transferEncoding: TransferEncoding
    /// Octets of content that came, chunk lines removed.
    package var received: Int
    /// Octets that the length or the current chunk promised and that did not come.
    package var missing: Int
    /// `nil` when nobody can know: the body ends at the close.
    package var isComplete: Bool?
    /// Data chunks, the closing one not counted.
    package var chunkCount: Int
    /// Octets in the stream, chunk lines included.
    package var chunkDefects: [Defect<ChunkedDecoder.Flaw>]
    /// Chunked is declared, and the body begins with no chunk size: its octets are taken as they are.
    package var isChunkedNotApplied: Bool
    /// The last chunk of size zero was seen.
    package var sawLastChunk: Bool

    /// Content-Length when it is one plain number, whether it frames the body or not. Octets.
    package var declaredLength: Int? { contentLength.value }

    init(mode: Mode, contentLength: ContentLength, transferEncoding: TransferEncoding) {
        self.mode = mode
        self.contentLength = contentLength
        self.transferEncoding = transferEncoding
        received = 0
        missing = 0
        isComplete = true
        chunkCount = 0
        chunkDefects = []
        isChunkedNotApplied = false
        sawLastChunk = false
    }
}

/// A run of octets that is looked at in place.
package struct OctetSlice: Sendable {
    package let octets: [UInt8]
    package let range: OctetRange

    package init(_ octets: [UInt8], _ range: OctetRange) {
        self.octets = octets
        self.range = range
    }

    package init(_ octets: [UInt8]) { self.init(octets, 0..<octets.count) }

    package var count: Int { range.count }
    package var isEmpty: Bool { range.isEmpty }
    package var array: [UInt8] { range == 0..<octets.count ? octets : Array(octets[range]) }
}
