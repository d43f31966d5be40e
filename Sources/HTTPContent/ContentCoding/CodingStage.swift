/// What undoing one content coding came to.
///
/// All offsets and ranges are indices of the array that was decoded.
package struct CodingStage: Sendable, Hashable {
    /// How the decoding ended.
    package enum Outcome: Sendable, Hashable {
        /// The stream reached its end mark and every check held.
        case complete
        /// The octets ended before the stream did.
        case truncated
        /// The stream cannot be right; `at` is the octet where that showed. What could be decoded was, all of it where only a check failed.
        case corrupt(at: Int, Corruption)
        /// This build has no decoder for the coding.
        case unsupported
        /// More would have come than the caller allows, or the stream has more than 10,000 members.
        case limit
    }

    /// What is wrong with a corrupt stream.
    package enum Corruption: Sendable, Hashable {
        /// The checksum of the decoded octets differs.
        case checksum
        /// The length stated after the decoded octets differs.
        case length
        /// It does not begin as this coding must, or its header contradicts itself.
        case header
        /// The compressed data itself.
        case data
        /// A zstd window above 8 MiB (RFC 9659).
        case window
        /// A preset dictionary is asked for.
        case dictionary
    }

    /// What was sent as `deflate`: RFC 9110 means zlib, some servers send the bare DEFLATE stream.
    package enum DeflateVariant: String, Sendable, Hashable {
        case zlib
        case raw
    }

    package let coding: ContentCoding
    /// Octets used up, headers and checks included, trailing octets not.
    package var bytesIn = 0
    /// Octets that came out.
    package var bytesOut = 0
    package var outcome = Outcome.complete
    /// Members of gzip or frames of zstd that were begun (skippable frames not counted), else 1 for a stream that was begun.
    package var members = 0
    /// Octets after the end of the stream; empty unless it reached its end.
    package var trailing = 0..<0
    package var deflateVariant: DeflateVariant?
    /// The largest window that a zstd frame asked for, in octets.
    package var windowSize: Int?

    package init(coding: ContentCoding) {
        self.coding = coding
    }

    /// Whether the stream reached its end mark, wrong checks or not.
    package var reachedEnd: Bool {
        switch outcome {
        case .complete, .corrupt(_, .checksum), .corrupt(_, .length): true
        case .truncated, .corrupt, .unsupported, .limit: false
        }
    }

    /// Notes the first fault; later ones do not replace it.
    mutating func note(_ corruption: Corruption, at offset: Int) {
        if outcome == .complete {
            outcome = .corrupt(at: offset, corruption)
        }
    }
}
