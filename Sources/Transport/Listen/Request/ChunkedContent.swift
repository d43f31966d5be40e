/// Removes the chunked coding (RFC 9112 7.1) from content that arrives in pieces.
struct ChunkedContent {
    private enum State {
        case size(value: Int, digits: Int)
        case extensions
        case sizeLineFeed(Int)
        case data(Int)
        case dataCarriageReturn
        case dataLineFeed
        case trailers
        case finished
    }

    private var state = State.size(value: 0, digits: 0)
    private var size = 0
    private var extensionOctets = 0
    /// Trailer lines and the final empty line; they are checked and dropped.
    private var trailers: [UInt8] = []
    private var lineStart = 0
    private var trailerLines = 0

    var isFinished: Bool {
        if case .finished = state { return true }
        return false
    }

    /// Appends content to `content` and answers how many octets of `octets` were used: all of them unless the content ended.
    mutating func read(_ octets: UnsafeRawBufferPointer, into content: inout [UInt8], limits: ServerLimits) throws(Refusal) -> Int {
        var cursor = 0
        while cursor < octets.count {
            switch state {
            case .finished: return cursor
            case .data(let remaining):
                let count = min(remaining, octets.count - cursor)
                content.append(contentsOf: octets[cursor..<cursor + count])
                cursor += count
                state = count == remaining ? .dataCarriageReturn : .data(remaining - count)
            case .trailers:
                try readTrailer(octets[cursor], limits)
                cursor += 1
            default:
                try step(octets[cursor], contentCount: content.count, limits)
                cursor += 1
            }
        }
        return cursor
    }

    private mutating func step(_ octet: UInt8, contentCount: Int, _ limits: ServerLimits) throws(Refusal) {
        switch (state, octet) {
        case (.size(let value, let digits), _):
            try readSize(octet, value, digits, contentCount: contentCount, limits)
        case (.extensions, 13): state = .sizeLineFeed(size)
        case (.extensions, 9), (.extensions, 32...126), (.extensions, 128...):
            extensionOctets += 1
            if extensionOctets > limits.chunkExtensions { throw .fieldsTooLarge }
        case (.sizeLineFeed(let size), 10): state = size == 0 ? .trailers : .data(size)
        case (.dataCarriageReturn, 13): state = .dataLineFeed
        case (.dataLineFeed, 10): state = .size(value: 0, digits: 0)
        default: throw .malformed(.chunk)
        }
    }

    private mutating func readSize(
        _ octet: UInt8,
        _ value: Int,
        _ digits: Int,
        contentCount: Int,
        _ limits: ServerLimits
    ) throws(Refusal) {
        let digit: Int
        switch octet {
        case 48...57: digit = Int(octet) - 48
        case 65...70: digit = Int(octet) - 55
        case 97...102: digit = Int(octet) - 87
        case 13 where digits > 0:
            state = .sizeLineFeed(value)
            return
        case 59 where digits > 0, 32 where digits > 0, 9 where digits > 0:
            size = value
            state = .extensions
            return
        default: throw .malformed(.chunk)
        }
        // Sixteen digits allow leading zeros and cannot overflow before the limit is judged.
        if digits >= 16 { throw .malformed(.chunk) }
        let (product, over) = value.multipliedReportingOverflow(by: 16)
        if over || product > limits.content - digit { throw .contentTooLarge }
        let next = product + digit
        if next > limits.content - contentCount { throw .contentTooLarge }
        state = .size(value: next, digits: digits + 1)
    }

    private mutating func readTrailer(_ octet: UInt8, _ limits: ServerLimits) throws(Refusal) {
        trailers.append(octet)
        if trailers.count > limits.head { throw .fieldsTooLarge }
        guard octet == 10 else { return }
        guard trailers.count >= 2, trailers[trailers.count - 2] == 13 else { throw .malformed(.lineEnd) }
        let isEmpty = trailers.count - lineStart == 2
        lineStart = trailers.count
        trailerLines += 1
        if trailerLines > limits.fields + 1 { throw .fieldsTooLarge }
        if isEmpty {
            try checkTrailers()
            state = .finished
        }
    }

    private func checkTrailers() throws(Refusal) {
        let failure: Refusal? = trailers.withUnsafeBytes { octets in
            var parser = FieldLineParser(octets, from: 0)
            do throws(Refusal) {
                while try parser.next() != nil {}
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }
}
