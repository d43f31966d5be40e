import Evidence
import HTTPContent
import HTTPSyntax
import Recording

/// What is true of a response: each topic's facts, drawn once from the octets; checks ask only these.
///
/// Immutable; a class, since hundreds of checks look at it.
package final class Facts: Sendable {
    package let exchange: Exchange
    /// Unix time in seconds that ages, expiry and clocks are judged by.
    package let now: Int
    package let requestURL: RequestURLFacts
    package let framingFacts: FramingFacts
    package let fields: FieldsFacts
    package let status: StatusFacts
    package let connection: ConnectionFacts
    package let contentCoding: ContentCodingFacts
    package let contentType: ContentTypeFacts
    package let characterEncoding: CharacterEncodingFacts
    package let json: JSONFacts?
    package let page: HTMLOutline?
    package let business: BusinessFacts
    package let negotiation: NegotiationFacts
    package let caching: CachingFacts
    package let validators: ValidatorFacts
    package let ranges: RangeFacts
    package let structuredFields: StructuredFieldFacts
    package let cookies: CookieFacts
    package let security: SecurityFacts
    package let redirection: RedirectionFacts
    package let requestContext: RequestContext
    package let challenges: ChallengeFacts
    package let upgrades: UpgradeFacts
    package let acceptedTypes: AcceptedTypeFacts
    package let networkErrors: NetworkErrorFacts
    package let intermediaries: IntermediaryFacts
    package let outcome: OutcomeFacts
    package let urlSession: URLSessionView

    // Kept here as well: a member is looked at in place, while the value of a computed property is a copy.
    package let message: Message
    package let request: Request
    package let framing: Framing

    /// `failure` is why the network level failed, when whoever made the request knows (`Investigation.failure`).
    package init(of exchange: Exchange, at now: Int, failure: OutcomeFacts.Reason? = nil) {
        self.exchange = exchange
        self.now = now
        message = exchange.message
        request = exchange.request
        framing = exchange.message.framing
        requestURL = RequestURLFacts(exchange.request.url, hop: exchange.hop, isParsed: exchange.url != nil)
        framingFacts = FramingFacts(exchange)
        fields = FieldsFacts(exchange, now: now)
        status = StatusFacts(exchange)
        requestContext = RequestContext(exchange)
        challenges = ChallengeFacts(exchange)
        upgrades = UpgradeFacts(exchange)
        acceptedTypes = AcceptedTypeFacts(exchange)
        networkErrors = NetworkErrorFacts(exchange)
        intermediaries = IntermediaryFacts(exchange)
        connection = ConnectionFacts(exchange, now: now)
        let typeValues = exchange.values("content-type")
        let extraction = MediaTypeExtraction(lines: typeValues.ranges.map { Array(typeValues.octets[$0]) })
        contentCoding = ContentCodingFacts(exchange, type: extraction.mediaType)
        contentType = ContentTypeFacts(typeValues, extraction, decoded: contentCoding.decoded)
        let domain = exchange.target.host.flatMap(Facts.topLevelDomain)
        characterEncoding = CharacterEncodingFacts(contentCoding.decoded, type: contentType, topLevelDomain: domain)
        negotiation = NegotiationFacts(exchange, declared: contentType.declared)
        json = JSONFacts(contentCoding.decoded, type: contentType, encoding: characterEncoding)
        let text = characterEncoding.text
        page = contentType.effective?.isHTML == true ? text.map { HTMLOutline($0.utf8) } : nil
        business = BusinessFacts(json: json, page: page, status: exchange.message.status, isProblem: contentType.isProblem)
        caching = CachingFacts(exchange, now: now)
        validators = ValidatorFacts(exchange, date: caching.response.date, lastModified: caching.response.lastModified, now: now)
        ranges = RangeFacts(exchange, validators: validators, now: now)
        structuredFields = StructuredFieldFacts(exchange)
        cookies = CookieFacts(exchange, now: now)
        security = SecurityFacts(exchange, now: now)
        var refresh: Refresh?
        if let range = page?.refreshRange, let text { refresh = Refresh(range, in: text.utf8) }
        redirection = RedirectionFacts(exchange, now: now, metaRefresh: refresh)
        outcome = OutcomeFacts(
            OutcomeFacts.Ground(
                exchange: exchange,
                connection: connection,
                coding: contentCoding,
                business: business.success,
                isConditional: validators.requestIsConditional,
                failure: failure,
                now: now
            )
        )
        urlSession = URLSessionView(
            exchange,
            type: contentType,
            fields: fields,
            declaredCodings: contentCoding.codings.declared
        )
    }

    private static func topLevelDomain(of host: String) -> String? {
        host.utf8.split(separator: 0x2E).last.map { String(Substring($0)) }
    }

    /// A place in the JSON that was read, as evidence.
    package func jsonLocation(_ range: OctetRange) -> Location {
        if json?.part == .text { return .octets(hop: exchange.hop, part: .text, range: range) }
        return contentCoding.location(of: range, hop: exchange.hop)
    }

    /// A place in the decoded text (UTF-8 octets); for a text that needed no decoding, in the decoded content itself.
    package func textLocation(_ range: OctetRange) -> Location {
        if characterEncoding.effective == .utf8, characterEncoding.text?.markLength == 0, characterEncoding.text?.isMalformed == false {
            return contentCoding.location(of: range, hop: exchange.hop)
        }
        return .octets(hop: exchange.hop, part: .text, range: range)
    }
}
