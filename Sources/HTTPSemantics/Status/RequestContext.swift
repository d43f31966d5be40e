import Evidence
import HTTPSyntax

/// What of the request decides whether a status code fits; all of it from what the caller gave.
package struct RequestContext: Sendable {
    /// The method was given.
    package let isKnown: Bool
    package let method: String
    /// Names of the request's fields in lower case.
    package let fields: Set<String>

    init(_ exchange: Exchange) {
        isKnown = exchange.request.method != nil
        method = exchange.method
        statesLength = exchange.requestField("content-length").map { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) } ?? false
        fields = Set(exchange.request.fields.map { $0.name.lowercased() })
    }

    /// Methods that ask for nothing to change (RFC 9110 9.2.1).
    package var isSafe: Bool { ["GET", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "REPORT", "SEARCH", "QUERY"].contains(method) }

    /// Content came with the request, as its fields tell.
    package var hasContent: Bool {
        fields.contains("content-length") || fields.contains("transfer-encoding") || fields.contains("content-type")
    }

    package var isConditional: Bool {
        !fields.isDisjoint(with: [
            "if-match", "if-none-match", "if-modified-since", "if-unmodified-since", "if-range", "if", "if-schedule-tag-match",
        ])
    }

    /// A condition is there that counts for the method (RFC 9110 13.1, 13.2.1).
    package var hasApplicableCondition: Bool {
        if ["OPTIONS", "TRACE", "CONNECT"].contains(method) { return false }
        let others = fields.intersection(["if-match", "if-none-match", "if-unmodified-since", "if", "if-schedule-tag-match", "if-range"])
        return !others.isEmpty || fields.contains("if-modified-since") && (method == "GET" || method == "HEAD")
    }

    /// Content-Length is a number.
    package let statesLength: Bool

    package var negotiates: Bool {
        !fields.isDisjoint(with: [
            "accept", "accept-charset", "accept-encoding", "accept-language", "accept-datetime", "accept-features", "prefer",
        ])
    }
}
