import HTTPSyntax
import Recording

/// Finds the end of a response that is still arriving, where `MessageReader` will find it once all is there.
///
/// A whole message is read only when a head may just have ended; from then on octets are counted, or fed to the decoder of chunks.
package struct ResponseFollower: ResponseReader {
    private enum State {
        case head
        case length(begin: Int, end: Int)
        case chunked(begin: Int, decoder: ChunkedDecoder, fed: Int)
        case untilClose(begin: Int)
        case complete(begin: Int, end: Int)
    }

    private let method: String
    private var state = State.head
    /// Where the search for an empty line goes on.
    private var scanned = 0
    /// Octets at the last reading that found no final head; the next waits for more, so that all readings together stay linear.
    private var triedAt = 0
    private var interim = 0
    /// Whole interim responses have come and nothing behind them.
    private var isBetweenHeads = false

    /// Readings for interim responses; more of these are not waited for by their number but by the cap of the head.
    private static let mostInterim = 60
    /// Without a status line in so many octets, none is expected.
    private static let headless = 64 << 10

    /// Follows the response to a request with that method.
    package init(method: String) {
        self.method = method
    }

    package mutating func follow(_ octets: [UInt8]) -> ResponseProgress {
        if case .head = state { readHead(octets) }
        switch state {
        case .head: break
        case .length(let begin, let end): if octets.count >= end { state = .complete(begin: begin, end: end) }
        case .chunked: feed(octets)
        case .untilClose, .complete: break
        }
        switch state {
        case .head: return octets.isEmpty || isBetweenHeads ? .nothing : .head
        case .length(let begin, _): return .content(begin: begin)
        case .chunked(let begin, let decoder, _): return decoder.hasFailed ? .untilClose(begin: begin) : .content(begin: begin)
        case .untilClose(let begin): return .untilClose(begin: begin)
        case .complete(let begin, let end): return .complete(begin: begin, end: end)
        }
    }

    private mutating func readHead(_ octets: [UInt8]) {
        isBetweenHeads = false
        guard hasEmptyLine(octets) else {
            if interim == 0, octets.count >= ResponseFollower.headless, !beginsLikeHTTP(octets) { state = .untilClose(begin: 0) }
            return
        }
        if interim >= ResponseFollower.mostInterim { return }
        // Behind other octets a status line is searched for, which costs as many octets as there are.
        if interim == 0, !beginsLikeHTTP(octets), octets.count < triedAt + triedAt / 4 { return }
        triedAt = octets.count
        let message = MessageReader.read(octets, context: MessageReader.Context(method: method, isClosed: false))
        interim = max(interim, message.interim.count)
        guard let head = message.head else {
            isBetweenHeads = interim > 0 && message.excess.isEmpty
            if message.interim.isEmpty, octets.count >= ResponseFollower.headless { state = .untilClose(begin: 0) }
            return
        }
        let isInterim = head.code.map { (100..<200).contains($0) && $0 != 101 } ?? false
        if head.isTerminated, !isInterim { begin(message, at: head.range.upperBound) }
    }

    private mutating func begin(_ message: Message, at start: Int) {
        switch message.framing.mode {
        case .none: state = .complete(begin: start, end: start)
        case .untilClose: state = .untilClose(begin: start)
        case .chunked: state = .chunked(begin: start, decoder: ChunkedDecoder(), fed: start)
        case .contentLength:
            let (end, overflow) = start.addingReportingOverflow(message.framing.declaredLength ?? 0)
            state = .length(begin: start, end: overflow ? .max : end)
        }
    }

    private mutating func feed(_ octets: [UInt8]) {
        guard case .chunked(let begin, var decoder, var fed) = state else { return }
        // Out of the state while it is fed, so that its content is not copied.
        state = .head
        if !decoder.hasFailed { fed += decoder.feed(octets, fed..<octets.count) }
        state = decoder.isComplete ? .complete(begin: begin, end: fed) : .chunked(begin: begin, decoder: decoder, fed: fed)
    }

    /// Whether an empty line has come since the last time; goes on where the last search ended.
    private mutating func hasEmptyLine(_ octets: [UInt8]) -> Bool {
        var index = scanned
        var found = false
        while index < octets.count {
            if octets[index] == 0x0A, index > 0 {
                let before = octets[index - 1]
                if before == 0x0A || before == 0x0D && index > 1 && octets[index - 2] == 0x0A { found = true }
            }
            index += 1
        }
        scanned = index
        return found
    }

    private func beginsLikeHTTP(_ octets: [UInt8]) -> Bool {
        octets.starts(with: "HTTP".utf8) || octets.starts(with: "ICY".utf8)
    }
}
