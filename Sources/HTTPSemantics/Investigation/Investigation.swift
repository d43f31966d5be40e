import Recording

/// What was asked and what was seen: the hops so far, the last one being the answer.
///
/// A posted response is an investigation whose loop ended before it began.
package struct Investigation: Sendable {
    /// How the input came to us.
    package enum Kind: String, Sendable {
        case raw
        case rawBase64 = "raw_base64"
        case response
        case message = "message/http"
        case file
        case url
    }

    package let kind: Kind
    package private(set) var transcript: Transcript

    /// A response that somebody else fetched.
    package init(posted hop: Hop, kind: Kind) {
        self.kind = kind
        transcript = Transcript(hops: [hop])
    }
}
