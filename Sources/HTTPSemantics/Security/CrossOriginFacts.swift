import Evidence
import HTTPSyntax
import WebURL

/// Whether scripts of the asking origin may read the answer (Fetch 4.10).
package final class CrossOriginFacts: Sendable {
    package let fields: AccessControl
    /// The Origin field of the request.
    package let requestOrigin: String?
    /// The request has a Cookie field.
    package let hasCredentials: Bool
    /// Vary lists Origin or `*`.
    package let variesByOrigin: Bool
    /// No cache may keep the answer.
    package let isUnstored: Bool
    /// Access-Control-Allow-Methods, -Headers and -Max-Age on an answer to another method than OPTIONS, where they mean nothing.
    package let misplacedPreflightFields: [(name: String, range: OctetRange)]
    private let isSameOrigin: Bool

    private static let preflight: [FieldName] = [
        "access-control-allow-methods", "access-control-allow-headers", "access-control-max-age",
    ]

    init(_ exchange: Exchange) {
        fields = AccessControl(
            origin: exchange.values("access-control-allow-origin"),
            credentials: exchange.values("access-control-allow-credentials"),
            maxAge: exchange.values("access-control-max-age")
        )
        requestOrigin = exchange.requestField("origin")
        hasCredentials = exchange.requestField("cookie") != nil
        let vary = exchange.values("vary")
        variesByOrigin = CommaList.members(of: vary).contains { vary.octets.matches($0, "origin") || vary.octets.matches($0, "*") }
        let control = exchange.values("cache-control")
        isUnstored = CommaList.members(of: control).contains { control.octets.matches($0, "no-store") }
        misplacedPreflightFields =
            exchange.method == "OPTIONS"
            ? []
            : CrossOriginFacts.preflight.filter { exchange.message.fields.has($0) }.flatMap { name in
                exchange.values(name).ranges.map { (name.text, $0) }
            }
        isSameOrigin = requestOrigin != nil && exchange.url?.origin == requestOrigin
    }

    /// `nil` when the request names no origin.
    package var isUsable: Bool? {
        guard let requestOrigin else { return nil }
        if isSameOrigin { return true }
        guard let origin = fields.origin else { return false }
        if origin == "*" { return !hasCredentials }
        return origin == requestOrigin && (!hasCredentials || fields.allowsCredentials)
    }

    /// The allowed origin is that of the request, so that another origin gets another answer.
    package var isEchoed: Bool { fields.origin != nil && fields.origin == requestOrigin && requestOrigin != "null" }

    /// Allowed origins that are none: with a path, a final slash, a star within.
    package var invalidOrigins: [AccessControl.Member] {
        fields.origins.filter { member in
            guard member.text != "*", member.text != "null" else { return false }
            return member.text.utf8.contains(0x2A) || WebURL(member.text)?.origin != member.text
        }
    }
}
