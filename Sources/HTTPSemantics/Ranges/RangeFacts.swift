import Evidence
import HTTPSyntax

/// Which part of the whole came, and what a download that is to be continued may do with it (RFC 9110 14 and 15.3.7).
package final class RangeFacts: Sendable {
    /// What a client that holds the first octets does next.
    package enum Advice: Sendable, Hashable {
        /// The exchange is not about a part.
        case none
        /// Write these octets at this position.
        case append(at: Int)
        /// Throw away what is there; this is the whole, or no part that can be trusted.
        case restart
        /// The client has all octets already.
        case complete
        /// Write each part at its own position.
        case scatter
    }

    package enum IfRangeTrouble: Sendable, Hashable {
        /// The validator sent, or the one that came, is weak.
        case weak
        /// The representation is not the one that was asked about.
        case other
    }

    package let contentRange: ContentRange?
    package let acceptRanges: AcceptRanges
    /// Range of the request.
    package let requested: RequestRange?
    package let ifRange: IfRange?
    /// Parts of a multipart body of a 206, declared or not.
    package let byteRanges: ByteRanges?
    /// Content-Type says multipart/byteranges.
    package let isMultipartDeclared: Bool
    /// Content-Encoding is there: positions count the coded form.
    package let isEncoded: Bool
    /// A client can safely continue a partial download with this answer.
    package let isResumable: Bool
    package let advice: Advice
    /// If-Range was sent and 206 came although the representation is another, or the validator cannot vouch for octets.
    package let ifRangeTrouble: IfRangeTrouble?
    /// Range was asked for, nothing let the server off, and the whole came.
    package let wasIgnored: Bool
    /// Octets that Content-Range of a 206 states, and those that came or that Content-Length promises, when they differ.
    package let lengthMismatch: (stated: Int, sent: Int)?

    package init(_ exchange: Exchange, validators: ValidatorFacts, now: Int) {
        let message = exchange.message
        contentRange = ContentRange(exchange.values("content-range"))
        acceptRanges = AcceptRanges(exchange.values("accept-ranges"))
        requested = exchange.requestField("range").flatMap { RequestRange(FieldValues(text: $0)) }
        ifRange = exchange.requestField("if-range").flatMap { IfRange(FieldValues(text: $0), now: now) }
        let codings = CommaList.members(of: exchange.values("content-encoding"))
        isEncoded = codings.contains { !message.octets.matches($0, "identity") }
        let declared = ByteRanges.boundary(of: exchange.values("content-type"))
        isMultipartDeclared = declared != nil
        // Content as long as Content-Range says is the part itself, whatever it looks like.
        let isPlain = contentRange?.length == message.content.count
        if message.status == 206, !isEncoded, !message.content.isEmpty,
            let boundary = declared ?? (isPlain ? nil : ByteRanges.undeclaredBoundary(message.content))
        {
            byteRanges = ByteRanges(message.content, boundary: boundary)
        } else {
            byteRanges = nil
        }
        ifRangeTrouble = message.status == 206 ? RangeFacts.trouble(ifRange, validators) : nil
        wasIgnored = RangeFacts.wasIgnored(exchange, requested, ifRange, validators)
        lengthMismatch = RangeFacts.lengthMismatch(exchange, contentRange, isEncoded: isEncoded, isMultipart: declared != nil)
        let reading = RangeFacts.reading(exchange, contentRange, requested, byteRanges)
        advice = reading
        isResumable = RangeFacts.isResumable(message, reading, acceptRanges, requested, validators, ifRangeTrouble)
    }

    /// First position of the part, as Content-Range states it.
    package var first: Int? { contentRange?.first?.value }
    package var last: Int? { contentRange?.last?.value }

    /// Size of the whole, which Content-Range alone tells; Content-Length of a part never does.
    package var total: Int? { contentRange?.total?.value ?? byteRanges?.parts.lazy.compactMap { $0.contentRange?.total?.value }.first }

    /// The part is all of it.
    package var isWhole: Bool { contentRange?.length != nil && first == 0 && contentRange?.length == total }

    /// Number of parts of a multipart body.
    package var partCount: Int? { byteRanges?.count }

    /// The first position that the request asked for; a suffix counts from the total.
    package var requestedFirst: Int? {
        guard let requested, requested.isBytes, requested.isValid else { return nil }
        if case .suffix(let count) = requested.specs.first { return total.map { max(0, $0 - count) } }
        return requested.first
    }

    private static func lengthMismatch(
        _ exchange: Exchange,
        _ contentRange: ContentRange?,
        isEncoded: Bool,
        isMultipart: Bool
    ) -> (stated: Int, sent: Int)? {
        let message = exchange.message
        guard message.status == 206, message.framing.mode != .none, !isMultipart, let stated = contentRange?.length else { return nil }
        if let declared = message.framing.declaredLength { return declared == stated ? nil : (stated, declared) }
        // What a capture has decoded has another length, and a body cut short is a matter of framing.
        guard !(isEncoded && exchange.provenance != .wire), message.framing.isComplete != false else { return nil }
        return message.content.count == stated ? nil : (stated, message.content.count)
    }

    private static func wasIgnored(
        _ exchange: Exchange,
        _ requested: RequestRange?,
        _ ifRange: IfRange?,
        _ validators: ValidatorFacts
    ) -> Bool {
        guard exchange.message.status == 200, exchange.method == "GET", let requested, requested.isBytes, requested.isValid
        else { return false }
        switch ifRange {
        case nil: return true
        case .tag(let sent): return validators.etag.tag.map { sent.matchesStrongly($0) } ?? false
        case .date(let sent): return validators.lastModified.date.map { sent.seconds == $0.seconds } ?? false
        }
    }

    private static func trouble(_ ifRange: IfRange?, _ validators: ValidatorFacts) -> IfRangeTrouble? {
        switch ifRange {
        case nil: return nil
        case .tag(let sent):
            if sent.isWeak { return .weak }
            guard let tag = validators.etag.tag else { return nil }
            if tag.isWeak { return .weak }
            return sent.matchesStrongly(tag) ? nil : .other
        case .date(let sent):
            guard let modified = validators.lastModified.date else { return nil }
            if sent.seconds != modified.seconds { return .other }
            return validators.secondsUnchanged == nil || validators.isLastModifiedStrong ? nil : .weak
        }
    }

    private static func reading(
        _ exchange: Exchange,
        _ contentRange: ContentRange?,
        _ requested: RequestRange?,
        _ byteRanges: ByteRanges?
    ) -> Advice {
        switch exchange.message.status {
        case 206:
            if let byteRanges {
                let isSound = byteRanges.defects.allSatisfy { $0.kind == .bareLF } && byteRanges.count == byteRanges.parts.count
                return isSound && byteRanges.count > 0 ? .scatter : .restart
            }
            guard let contentRange, contentRange.isValid, let first = contentRange.first?.value, let length = contentRange.length
            else { return .restart }
            guard exchange.message.content.count <= length, exchange.message.framing.declaredLength.map({ $0 == length }) ?? true
            else { return .restart }
            if let asked = requested?.first, asked != first { return .restart }
            return .append(at: first)
        case 200: return requested == nil ? .none : .restart
        case 416:
            guard let total = contentRange?.total?.value, contentRange?.isUnsatisfied ?? false, let asked = requested?.first
            else { return requested == nil ? .none : .restart }
            return asked == total ? .complete : .restart
        default: return .none
        }
    }

    private static func isResumable(
        _ message: Message,
        _ advice: Advice,
        _ acceptRanges: AcceptRanges,
        _ requested: RequestRange?,
        _ validators: ValidatorFacts,
        _ trouble: IfRangeTrouble?
    ) -> Bool {
        switch advice {
        case .append, .scatter:
            guard trouble == nil else { return false }
            return validators.hasStrongValidator || !validators.hasValidator || validators.etag.tag == nil
        case .none:
            // A later attempt is safe only if If-Range can guard it.
            return message.status == 200 && requested == nil && acceptRanges.allowsBytes && validators.ifRange != nil
        case .restart, .complete: return false
        }
    }
}
