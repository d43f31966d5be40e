import Evidence

/// Reads a whole response from the octets of a connection (RFC 9112), as forgiving as every client together.
package struct MessageReader {
    /// What must be known beside the octets to find the end of the body.
    package struct Context: Sendable {
        /// The method of the request; HEAD has no body, CONNECT none after 2xx.
        package var method: String
        /// The connection was closed (or the input ended) after the last octet.
        package var isClosed: Bool
        /// A client wrote the octets down: transfer codings are undone, and lengths are those of the wire.
        package var isCaptured: Bool
        package var limits: HeadLimits

        package init(method: String = "GET", isClosed: Bool = true, isCaptured: Bool = false, limits: HeadLimits = HeadLimits()) {
            self.method = method
            self.isClosed = isClosed
            self.isCaptured = isCaptured
            self.limits = limits
        }
    }

    /// How many interim responses are read; further ones are the final response.
    static let interimLimit = 64
    /// How far a status line is searched behind leading octets.
    static let searchLimit = 64 << 10

    private let octets: [UInt8]
    private let start: Int
    private let context: Context

    /// Reads the response that begins at `start`; ranges count all of `octets`.
    package static func read(_ octets: [UInt8], from start: Int = 0, context: Context = Context()) -> Message {
        MessageReader(octets: octets, start: min(max(start, 0), octets.count), context: context).read()
    }

    /// The head that begins at `start`, as far as it has come; `nil` when no status line begins there.
    ///
    /// Keeps no state: call again when more octets are there, until `isTerminated`.
    package static func head(of octets: [UInt8], from start: Int = 0, limits: HeadLimits = HeadLimits()) -> Head? {
        guard start >= 0, start < octets.count, StatusLine.begins(at: start, in: octets) else { return nil }
        return Head(at: start, in: octets, limits: limits)
    }

    private init(octets: [UInt8], start: Int, context: Context) {
        self.octets = octets
        self.start = start
        self.context = context
    }

    private func read() -> Message {
        guard var position = statusLine(from: start) else { return headless() }
        let leading = start..<position
        var interim: [Head] = []
        var head = Head(at: position, in: octets, limits: context.limits)
        while head.isInterim, head.isTerminated, interim.count < MessageReader.interimLimit {
            position = head.range.upperBound
            interim.append(head)
            guard position < octets.count, let next = following(position) else {
                return onlyInterim(leading: leading, interim: interim, end: position)
            }
            head = Head(at: next, in: octets, limits: context.limits)
        }
        return BodyReader(octets: octets, head: head, context: context).message(leading: leading, interim: interim)
    }

    /// A status line that follows an interim response, blank lines between them skipped.
    private func following(_ position: Int) -> Int? {
        var start = position
        while start < octets.count, octets[start] == 0x0D || octets[start] == 0x0A { start += 1 }
        return StatusLine.begins(at: start, in: octets) ? start : nil
    }

    /// Where the first status line begins: at once, or behind octets that belong to nothing.
    private func statusLine(from position: Int) -> Int? {
        if StatusLine.begins(at: position, in: octets) { return position }
        let limit = min(octets.count, position + MessageReader.searchLimit)
        var index = position + 1
        while index < limit {
            let octet = octets[index]
            if octet == 0x48 || octet == 0x49, StatusLine.begins(at: index, in: octets), isPlausible(at: index) { return index }
            index += 1
        }
        return nil
    }

    /// Whether a status line in the midst of other octets is one: version, code, and a line end or field after it.
    private func isPlausible(at start: Int) -> Bool {
        let line = start..<min(octets.count, start + 256)
        guard let end = line.first(where: { octets[$0] == 0x0A }) else { return false }
        let parsed = StatusLine(line: octets.trimmed(start..<end), in: octets)
        return parsed.version != .other && parsed.hasValidCode && parsed.defects.allSatisfy { $0.kind == .noReasonNoSpace }
    }

    /// No status line anywhere: the octets are a body and nothing else, as in HTTP/0.9.
    private func headless() -> Message {
        var framing = Framing(
            mode: .untilClose,
            contentLength: ContentLength(FieldValues(octets: [], ranges: [])),
            transferEncoding: TransferEncoding(FieldValues(octets: [], ranges: []))
        )
        framing.received = octets.count - start
        framing.isComplete = nil
        return Message(
            octets: octets,
            leading: start..<start,
            interim: [],
            head: nil,
            framed: start..<octets.count,
            framing: framing,
            content: OctetSlice(octets, start..<octets.count),
            trailers: .empty,
            trailerRange: octets.count..<octets.count,
            excess: octets.count..<octets.count
        )
    }

    /// Interim responses came and no final one.
    private func onlyInterim(leading: OctetRange, interim: [Head], end: Int) -> Message {
        var framing = Framing(
            mode: .none,
            contentLength: ContentLength(FieldValues(octets: [], ranges: [])),
            transferEncoding: TransferEncoding(FieldValues(octets: [], ranges: []))
        )
        framing.isComplete = false
        return Message(
            octets: octets,
            leading: leading,
            interim: interim,
            head: nil,
            framed: end..<end,
            framing: framing,
            content: OctetSlice(octets, end..<end),
            trailers: .empty,
            trailerRange: end..<end,
            excess: end..<octets.count
        )
    }
}
