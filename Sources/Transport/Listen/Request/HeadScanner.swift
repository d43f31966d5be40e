import CSystem

/// Finds the end of a head that arrives in pieces, looking at every octet once, and stops what grows beyond the limits.
///
/// The octets given to `scan` always begin at the same place and only grow at the end.
struct HeadScanner {
    enum Outcome: Equatable {
        case partial
        /// The head, without empty lines before it, with the empty line that ends it.
        case complete(Range<Int>)
        case refused(Refusal)
    }

    /// Where the head begins: behind empty lines that some clients send after a body (RFC 9112 2.2).
    private var start = 0
    private var cursor = 0
    private var lineStart = 0
    private var lines = 0
    private var emptyLines = 0

    private static let emptyLinesAllowed = 4

    mutating func scan(_ octets: UnsafeRawBufferPointer, limits: ServerLimits) -> Outcome {
        guard let base = octets.baseAddress else { return .partial }
        if let refusal = firstOctetRefusal(octets) { return .refused(refusal) }
        while cursor < octets.count, let found = memchr(base + cursor, 10, octets.count - cursor) {
            let end = base.distance(to: UnsafeRawPointer(found))
            let length = end - lineStart
            let isEmpty = length == 0 || (length == 1 && octets[lineStart] == 13)
            cursor = end + 1
            if isEmpty {
                if lines > 0 { return .complete(start..<cursor) }
                emptyLines += 1
                if emptyLines > HeadScanner.emptyLinesAllowed { return .refused(.malformed(.requestLine)) }
                start = cursor
            } else {
                lines += 1
                if lines == 1, length > limits.requestLine { return .refused(.targetTooLong) }
                if lines > limits.fields + 1 { return .refused(.fieldsTooLarge) }
            }
            lineStart = cursor
            if let refusal = firstOctetRefusal(octets) { return .refused(refusal) }
            if cursor - start > limits.head { return .refused(.fieldsTooLarge) }
        }
        cursor = octets.count
        if lines == 0, cursor - start > limits.requestLine + 1 { return .refused(.targetTooLong) }
        if cursor - start > limits.head { return .refused(.fieldsTooLarge) }
        return .partial
    }

    /// Octets that cannot begin a method (a TLS hello, say) are refused at once, not after the head's time.
    private func firstOctetRefusal(_ octets: UnsafeRawBufferPointer) -> Refusal? {
        guard lines == 0, start < octets.count else { return nil }
        let first = octets[start]
        if first == 13 || first == 10 || Token.masks.contain(first) { return nil }
        return .malformed(.requestLine)
    }
}
