import Evidence
import HTTPSyntax

/// What the head as a whole shows: size, line ends, oddities of its lines, the download name.
package final class FieldsFacts: Sendable {
    /// Octets of the head, status line and empty line included.
    package let headOctets: Int
    /// Field lines of the final head, skipped ones included.
    package let count: Int
    /// The longest field line in octets, and which it is.
    package let longest: FieldLine?
    package let disposition: ContentDisposition?
    package let inventory: FieldInventory
    package let grammar: FieldGrammarFacts
    package let links: LinkFacts
    package let parameters: ParameterFacts
    package let rare: RareFieldFacts
    package let digests: DigestFacts
    /// Every line end that is LF alone, the status line's too, as ranges of the received stream.
    package let bareLineFeeds: [OctetRange]

    init(_ exchange: Exchange, now: Int) {
        let head = exchange.message.head
        let fields = exchange.message.fields
        headOctets = head?.range.count ?? 0
        count = fields.lines.count + fields.skippedLines
        longest = fields.lines.max { $0.line.count < $1.line.count }
        disposition = ContentDisposition(exchange.values("content-disposition"))
        inventory = FieldInventory(exchange)
        grammar = FieldGrammarFacts(exchange)
        links = LinkFacts(exchange)
        parameters = ParameterFacts(exchange)
        rare = RareFieldFacts(exchange, now: now)
        digests = DigestFacts(exchange)
        bareLineFeeds = (head?.statusLineBareLF.map { [$0] } ?? []) + fields.defects(.bareLF).map(\.range)
    }
}
