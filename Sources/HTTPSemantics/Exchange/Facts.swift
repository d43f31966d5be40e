import HTTPSyntax
import Recording

/// What is true of a response: each topic's facts, drawn once from the octets; checks ask only these.
package struct Facts: Sendable {
    package let exchange: Exchange
    /// Unix time in seconds that ages, expiry and clocks are judged by.
    package let now: Int
    package let cookies: CookieFacts
    package let security: SecurityFacts
    package let redirection: RedirectionFacts

    package var message: Message { exchange.message }
    package var request: Request { exchange.request }

    package init(of exchange: Exchange, at now: Int) {
        self.exchange = exchange
        self.now = now
        cookies = CookieFacts(exchange, now: now)
        security = SecurityFacts(exchange, now: now)
        redirection = RedirectionFacts(exchange, now: now)
    }
}
