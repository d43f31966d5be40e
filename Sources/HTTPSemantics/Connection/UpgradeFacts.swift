import Evidence
import HTTPSyntax

/// Other protocols and other places: Upgrade, Connection, Alt-Svc (RFC 9110 7.6.1, 7.8, RFC 7838).
package struct UpgradeFacts: Sendable {
    package let alternatives: AltSvc
    /// Protocols of Upgrade in the response.
    package let offered: TokenList
    /// Protocols of Upgrade in the request, in lower case; `nil` when the request is not known.
    package let asked: [String]?

    init(_ exchange: Exchange) {
        alternatives = AltSvc(exchange.values("alt-svc"))
        offered = TokenList(exchange.values("upgrade"))
        let field = exchange.requestField("upgrade") ?? ""
        asked =
            exchange.request.method == nil
            ? nil : field.lowercased().split { $0 == "," || $0 == " " }.map(String.init)
    }
}
