import Evidence
import HTTPSyntax

/// What identifies the version of the representation, and what a client sends to ask whether it changed (RFC 9110 8.8, 13).
package final class ValidatorFacts: Sendable {
    /// How the request's own validators fit a full answer.
    package enum MissedRevalidation: Sendable {
        /// If-None-Match holds this tag, or `*`.
        case tag(EntityTag)
        /// If-Modified-Since is not before Last-Modified.
        case date(HTTPDate)
    }

    package let etag: ETag
    package let lastModified: DateField
    /// Date minus Last-Modified in seconds; `nil` when one of them is missing.
    package let secondsUnchanged: Int?
    /// Seconds by which Last-Modified lies after Date (or after now, without Date).
    package let lastModifiedLead: Int?
    /// A 304 was due, and the full representation came.
    package let missedRevalidation: MissedRevalidation?
    /// Octets of a content coding's name put into the tag: `-gzip`.
    package let codingSuffix: OctetRange?
    /// The request asked whether something changed.
    package let requestIsConditional: Bool
    package let requestTags: EntityTagList

    package convenience init(_ exchange: Exchange, now: Int) {
        let dates = (date: DateField(exchange.values("date"), now: now), modified: DateField(exchange.values("last-modified"), now: now))
        self.init(exchange, date: dates.date, lastModified: dates.modified, now: now)
    }

    /// With the dates as another topic has read them.
    init(_ exchange: Exchange, date: DateField, lastModified: DateField, now: Int) {
        etag = ETag(exchange.values("etag"))
        self.lastModified = lastModified
        let date = date.seconds
        let modified = lastModified.seconds
        secondsUnchanged = modified.flatMap { modified in date.map { CurrentAge.span(from: modified, to: $0) } }
        lastModifiedLead = modified.flatMap { modified in
            let lead = CurrentAge.span(from: date ?? now, to: modified)
            return lead > 0 ? lead : nil
        }
        let requestTags = EntityTagList(FieldValues(text: exchange.requestField("if-none-match") ?? ""))
        self.requestTags = requestTags
        requestIsConditional = ValidatorFacts.conditions.contains { exchange.requestField($0) != nil }
        missedRevalidation = ValidatorFacts.missed(exchange, etag.tag, requestTags, lastModified.date, now: now)
        codingSuffix = etag.tag.flatMap { ValidatorFacts.codingSuffix($0, in: exchange.message.octets) }
    }

    /// Last-Modified is a minute or more before Date, so that no second change within its second could hide (RFC 9110 8.8.2.2).
    package var isLastModifiedStrong: Bool { (secondsUnchanged ?? 0) >= 60 }
    /// Good for a byte range: the tag, else the date.
    package var hasStrongValidator: Bool { etag.tag?.isStrong ?? false || isLastModifiedStrong }
    package var hasValidator: Bool { etag.tag != nil || lastModified.date != nil }

    /// The tag as sent, for If-None-Match, its quotes kept.
    package var ifNoneMatch: String? { etag.tag.flatMap { $0.text.isEmpty ? nil : $0.text } }
    /// Last-Modified as a date that every server reads.
    package var ifModifiedSince: String? { lastModified.date.map { HTTPDate.text($0.seconds) } }
    /// Only a strong validator may guard a range (RFC 9110 13.1.5).
    package var ifRange: String? {
        if let tag = etag.tag { return tag.isStrong ? tag.text : nil }
        return isLastModifiedStrong ? ifModifiedSince : nil
    }

    private static func missed(
        _ exchange: Exchange,
        _ tag: EntityTag?,
        _ requestTags: EntityTagList,
        _ modified: HTTPDate?,
        now: Int
    ) -> MissedRevalidation? {
        guard exchange.message.status == 200, ["GET", "HEAD"].contains(exchange.method) else { return nil }
        if exchange.requestField("if-none-match") != nil {
            guard let tag, requestTags.isStar || requestTags.tags.contains(where: { $0.matchesWeakly(tag) }) else { return nil }
            return .tag(tag)
        }
        guard let text = exchange.requestField("if-modified-since"), let modified else { return nil }
        let values = FieldValues(text: text)
        guard let since = values.first.flatMap({ HTTPDate($0, in: values.octets, now: now) }), since.isStandard else { return nil }
        return since.seconds >= modified.seconds ? .date(modified) : nil
    }

    private static let conditions = ["if-none-match", "if-modified-since", "if-match", "if-unmodified-since", "if-range"]
    private static let codings: [StaticString] = ["gzip", "br", "zstd", "deflate"]

    private static func codingSuffix(_ tag: EntityTag, in octets: [UInt8]) -> OctetRange? {
        var end = tag.range.upperBound
        if end > tag.range.lowerBound, octets[end - 1] == 0x22 { end -= 1 }
        for coding in codings {
            let start = end - coding.utf8CodeUnitCount
            guard start - 1 > tag.range.lowerBound, octets.matches(start..<end, coding) else { continue }
            let separator = octets[start - 1]
            if [0x2D, 0x3B, 0x3A, 0x2E, 0x5F, 0x2B].contains(separator) { return start - 1..<end }
        }
        return nil
    }
}
