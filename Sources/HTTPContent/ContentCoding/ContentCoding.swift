import CBrotli
import CZstd

/// A content coding that can be undone here.
///
/// RFC 9110, section 8.4.1; RFC 7932 (`br`), RFC 8878 and RFC 9659 (`zstd`).
package enum ContentCoding: Sendable, Hashable, CaseIterable {
    case gzip
    case deflate
    case brotli
    case zstd
    case compress
    case identity

    /// The coding that a token of Content-Encoding names, without regard to case.
    ///
    /// `x-gzip` and `x-compress` are read as their successors (RFC 9110, sections 8.4.1.1 and 8.4.1.3). Nil for every other token:
    /// `brotli` is no registered name.
    package init?(token: String) {
        switch token.lowercased() {
        case "gzip", "x-gzip": self = .gzip
        case "deflate": self = .deflate
        case "br": self = .brotli
        case "zstd": self = .zstd
        case "compress", "x-compress": self = .compress
        case "identity": self = .identity
        default: return nil
        }
    }

    /// The registered name, in lower case.
    package var name: String {
        switch self {
        case .gzip: "gzip"
        case .deflate: "deflate"
        case .brotli: "br"
        case .zstd: "zstd"
        case .compress: "compress"
        case .identity: "identity"
        }
    }

    /// Whether this build can undo the coding; brotli and zstd need a library that may have been absent.
    package var isSupported: Bool {
        switch self {
        case .brotli: assay_brotli_available()
        case .zstd: assay_zstd_available()
        case .gzip, .deflate, .compress, .identity: true
        }
    }
}
