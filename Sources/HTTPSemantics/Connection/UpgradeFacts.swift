import Evidence
import HTTPSyntax

/// Other protocols and other places: Upgrade, Connection, Alt-Svc (RFC 9110 7.6.1, 7.8, RFC 7838).
package struct UpgradeFacts: Sendable {
    package let alternatives: AltSvc
    /// Protocols of Upgrade in the response.
    package let offered: TokenList
    /// Protocols of Upgrade in the request, in lower case; `nil` when the request is not known.
    package let asked: [String]?
    /// Upgrade is there, and Connection does not name it.
    package let lacksConnection: Bool
    /// Fields in Connection that must reach the recipient.
    package let endToEnd: [FieldPlace]
    package let persistence: PersistenceFacts

    private static let never: Set<String> = [
        "cache-control", "content-type", "content-length", "content-encoding", "content-range", "date", "etag", "expires", "host",
        "last-modified", "location", "set-cookie", "vary", "authorization", "age", "www-authenticate", "strict-transport-security",
    ]

    init(_ exchange: Exchange) {
        alternatives = AltSvc(exchange.values("alt-svc"))
        offered = TokenList(exchange.values("upgrade"))
        persistence = PersistenceFacts(exchange)
        let field = exchange.requestField("upgrade") ?? ""
        asked =
            exchange.request.method == nil
            ? nil : field.lowercased().split { $0 == "," || $0 == " " }.map(String.init)
        lacksConnection = offered.isPresent && !persistence.options.has("upgrade")
        endToEnd = persistence.options.members.filter { UpgradeFacts.never.contains($0.lowercased) }.map {
            FieldPlace("Connection", $0.range, "\($0.text) would be taken away by the next hop")
        }
    }
}
