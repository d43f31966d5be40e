import HTTPSyntax
import Recording

/// What is true of a response: each topic's facts, drawn once from the octets; checks ask only these.
package struct Facts: Sendable {
    package let exchange: Exchange
    /// Unix time in seconds that ages, expiry and clocks are judged by.
    package let now: Int
    package let fields: FieldsFacts
    package let status: StatusFacts
    package let connection: ConnectionFacts

    package var message: Message { exchange.message }
    package var request: Request { exchange.request }
    package var framing: Framing { exchange.message.framing }

    package init(of exchange: Exchange, at now: Int) {
        self.exchange = exchange
        self.now = now
        fields = FieldsFacts(exchange)
        status = StatusFacts(exchange)
        connection = ConnectionFacts(exchange, now: now)
    }
}
