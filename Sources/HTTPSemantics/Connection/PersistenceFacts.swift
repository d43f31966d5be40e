import Evidence
import HTTPSyntax

/// Whether the connection stays open after the response (RFC 9112 9.3), and what Connection names.
package struct PersistenceFacts: Sendable {
    package let options: TokenList
    /// Close forbids it; else HTTP/1.1 allows it, older versions with `keep-alive` alone.
    package let isPersistent: Bool

    package init(_ exchange: Exchange) {
        options = TokenList(exchange.values("connection"))
        let old = TokenList(exchange.values("proxy-connection"))
        let isModern = exchange.message.version == .http11
        if options.has("close") {
            isPersistent = false
        } else if options.has("keep-alive") || old.has("keep-alive") {
            isPersistent = true
        } else {
            isPersistent = isModern && !old.has("close")
        }
    }
}
