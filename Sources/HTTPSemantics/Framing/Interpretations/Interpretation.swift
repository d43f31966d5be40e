import Evidence

/// A parser whose reading of a response is modelled.
package enum Parser: String, Sendable, CaseIterable {
    /// Node.js and undici, default (strict) mode.
    case llhttp
    /// H2O, and many Perl and Ruby servers.
    case picohttpparser
    /// Rust: hyper, reqwest.
    case httparse
    /// Python: httpx, uvicorn.
    case h11
    /// Go's net/http client, and the many proxies in Go.
    case go
    case curl
    /// A browser's `fetch`, by the Fetch Standard and its tests.
    case fetch
    /// How Chromium reads the lines of a head, before it looks at the framing.
    case chromiumHeaders = "chromium-headers"

    /// For people.
    package var title: String {
        switch self {
        case .llhttp: "llhttp (Node.js)"
        case .picohttpparser: "picohttpparser"
        case .httparse: "httparse (hyper)"
        case .h11: "h11 (httpx)"
        case .go: "Go net/http"
        case .curl: "curl"
        case .fetch: "browsers"
        case .chromiumHeaders: "Chromium's header reader"
        }
    }
}

/// What one parser makes of the octets of a response.
package struct Interpretation: Sendable, Hashable {
    /// Why a parser refuses.
    package enum Reason: String, Sendable, Hashable {
        case protocolName = "no HTTP/ at the start"
        case version = "the version"
        case statusLineSpacing = "the blanks of the status line"
        case statusCode = "the status code"
        case reasonPhrase = "an octet of the reason phrase"
        case lineEnd = "a line end that is not CRLF"
        case loneCR = "a CR without LF"
        case blankBeforeField = "a blank at the start of a line"
        case emptyName = "an empty field name"
        case fieldName = "an octet of a field name"
        case fieldValue = "an octet of a field value"
        case nul = "a NUL"
        case leadingOctets = "octets before the status line"
        case contentLengthInvalid = "Content-Length is no number"
        case contentLengthRepeated = "Content-Length is repeated"
        case contentLengthConflict = "Content-Length values differ"
        case lengthWithCoding = "Content-Length beside Transfer-Encoding"
        case transferCoding = "the transfer coding"
        case chunkSize = "a chunk size"
        case chunkExtension = "a chunk extension"
        case chunkEnd = "the end of a chunk"
        case bodyShort = "the body ends early"
        case dataAfterEnd = "octets after the end"
    }

    package enum Outcome: String, Sendable, Hashable {
        case complete
        /// More octets could make it complete.
        case incomplete
        case reject
    }

    package let outcome: Outcome
    /// Why it is refused.
    package let reason: Reason?
    /// The octet of the received stream at which reading stopped.
    package let position: Int
    /// Octets of body as the parser delimits them, chunk lines removed; `nil` where it judges the head only, or reads to the close.
    package var bodyLength: Int?

    init(_ tape: Tape, bodyLength: Int? = nil) {
        switch tape.stop {
        case nil: outcome = .complete
        case .atEnd: outcome = .incomplete
        case .refused: outcome = .reject
        }
        if case .refused(let reason, _) = tape.stop { self.reason = reason } else { reason = nil }
        if case .refused(_, let place) = tape.stop { position = place } else { position = tape.position }
        self.bodyLength = bodyLength
    }

    /// Refused for what the head or the framing looks like, not for octets that lack or are too many.
    package var isRefusal: Bool { outcome == .reject && reason != .bodyShort && reason != .dataAfterEnd }
}
