import Evidence

/// Finds the body of a response and its end (RFC 9112 6.3).
struct BodyReader {
    let octets: [UInt8]
    let head: Head
    let context: MessageReader.Context

    private struct Parts {
        var framing: Framing
        var framed: OctetRange
        var content: OctetSlice
        var trailers = FieldSection.empty
        var trailerRange: OctetRange
        var excess: OctetRange
    }

    func message(leading: OctetRange, interim: [Head]) -> Message {
        let parts = body()
        return Message(
            octets: octets,
            leading: leading,
            interim: interim,
            head: head,
            framed: parts.framed,
            framing: parts.framing,
            content: parts.content,
            trailers: parts.trailers,
            trailerRange: parts.trailerRange,
            excess: parts.excess
        )
    }

    private static let contentLength: FieldName = "content-length"
    private static let transferEncoding: FieldName = "transfer-encoding"

    private var start: Int { head.range.upperBound }

    private func body() -> Parts {
        let length = ContentLength(head.fields.values(BodyReader.contentLength))
        let coding = TransferEncoding(head.fields.values(BodyReader.transferEncoding))
        var framing = Framing(mode: .untilClose, contentLength: length, transferEncoding: coding)
        if !hasBody {
            framing.mode = .none
            framing.isComplete = head.isTerminated
            return whole(framing, until: start)
        }
        if context.isCaptured { return untilClose(framing) }
        if case .pasted = head.statusLine.version { return untilClose(framing) }
        if coding.endsInChunked { return chunked(framing) }
        if !coding.isEmpty { return untilClose(framing) }
        guard let declared = length.value else { return untilClose(framing) }
        framing.mode = .contentLength
        let (end, overflow) = start.addingReportingOverflow(declared)
        if !overflow, end <= octets.count { return whole(framing, until: end) }
        framing.missing = declared - (octets.count - start)
        framing.isComplete = false
        return whole(framing, until: octets.count)
    }

    /// RFC 9112 6.3, rules 1 and 2.
    private var hasBody: Bool {
        if context.method == "HEAD" { return false }
        guard let code = head.code, head.statusLine.version != .icy else { return true }
        if (100..<200).contains(code) || code == 204 || code == 304 { return false }
        return !(context.method == "CONNECT" && (200..<300).contains(code))
    }

    private func untilClose(_ framing: Framing) -> Parts {
        var framing = framing
        framing.mode = .untilClose
        framing.isComplete = head.isTerminated ? nil : false
        return whole(framing, until: octets.count)
    }

    /// A body whose octets are the content.
    private func whole(_ framing: Framing, until end: Int) -> Parts {
        var framing = framing
        framing.received = end - start
        if !head.isTerminated { framing.isComplete = false }
        return Parts(
            framing: framing,
            framed: start..<end,
            content: OctetSlice(octets, start..<end),
            trailerRange: end..<end,
            excess: end..<octets.count
        )
    }

    private func chunked(_ framing: Framing) -> Parts {
        var framing = framing
        framing.mode = .chunked
        var decoder = ChunkedDecoder()
        let consumed = decoder.feed(octets, start..<octets.count)
        if decoder.hasFailed, decoder.chunkCount == 0, !endsLikeChunked {
            framing.isChunkedNotApplied = true
            framing.isComplete = framing.declaredLength.map { $0 == octets.count - start }
            return whole(framing, until: octets.count)
        }
        let trailer = decoder.trailers.map { start + $0.lowerBound..<start + $0.upperBound } ?? start + consumed..<start + consumed
        framing.chunkCount = decoder.chunkCount
        framing.chunkDefects = decoder.defects.map {
            Defect($0.kind, at: start + $0.range.lowerBound..<start + $0.range.upperBound)
        }
        framing.received = decoder.content.count
        framing.missing = decoder.state == .data ? decoder.remaining : 0
        framing.isComplete = decoder.isComplete
        framing.sawLastChunk = decoder.trailers != nil
        let end = decoder.isComplete ? start + consumed : octets.count
        let section = FieldSectionParser(
            octets: octets,
            start: trailer.lowerBound,
            limits: context.limits,
            stopsAtForeignLine: false
        )
        return Parts(
            framing: framing,
            framed: start..<(decoder.trailers == nil ? end : trailer.lowerBound),
            content: OctetSlice(decoder.content),
            trailers: trailer.count > 2 ? section.parse().section : .empty,
            trailerRange: decoder.trailers == nil ? end..<end : trailer,
            excess: end..<octets.count
        )
    }

    /// The octets end as a chunked body does, so that a bad first size is a fault in the coding, not its absence.
    private var endsLikeChunked: Bool {
        let tail = Array(octets[start...].suffix(5))
        return tail == Array("0\r\n\r\n".utf8)
    }
}
