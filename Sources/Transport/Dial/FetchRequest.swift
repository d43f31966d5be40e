import WebURL

/// What to ask for. Nothing is followed, repeated or kept: one request, one connection, one answer.
package struct FetchRequest: Sendable {
    /// As the caller or a Location field wrote it; judged before it is parsed.
    package var url: String
    /// What a relative reference in `url` is relative to.
    package var base: WebURL?
    /// Case-sensitive (RFC 9110 9.1).
    package var method: String
    /// Own fields, in order, sent as UTF-8. Host, User-Agent and Accept are added where absent.
    package var fields: [(name: String, value: String)]
    package var content: [UInt8]
    /// End as soon as the head is whole.
    package var stopsAfterHead = false
    /// Octets of content to read at most, when fewer than the limits say.
    package var contentLimit: Int?
    /// Instead of the dialler's.
    package var limits: FetchLimits?

    package init(
        url: String,
        base: WebURL? = nil,
        method: String = "GET",
        fields: [(name: String, value: String)] = [],
        content: [UInt8] = []
    ) {
        self.url = url
        self.base = base
        self.method = method
        self.fields = fields
        self.content = content
    }
}
