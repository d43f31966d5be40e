import Evidence
import HTTPSyntax

/// What Cache-Status and Proxy-Status say that their RFCs do not know (RFC 9211, RFC 9209).
package struct IntermediaryFacts: Sendable {
    package let unknownParameters: [FieldPlace]
    package let invalidParameters: [FieldPlace]

    private static let cache: [String: Set<String>] = [
        "hit": ["boolean"], "fwd": ["token"], "fwd-status": ["integer"], "ttl": ["integer"], "stored": ["boolean"],
        "collapsed": ["boolean"], "key": ["string"], "detail": ["token", "string"],
    ]
    private static let proxy: [String: Set<String>] = [
        "error": ["token"], "next-hop": ["string", "token"], "next-protocol": ["token", "binary"], "received-status": ["integer"],
        "details": ["string"], "rcode": ["string"], "info-code": ["integer"], "alert-id": ["integer"],
        "alert-message": ["token", "string"],
        "status-code": ["integer"], "status-phrase": ["string"], "header-section-size": ["integer"], "header-name": ["string"],
        "header-size": ["integer"], "body-size": ["integer"], "trailer-section-size": ["integer"], "trailer-name": ["string"],
        "trailer-size": ["integer"], "coding": ["token"],
    ]
    /// Why a cache went to the origin (RFC 9211 2.2).
    private static let reasons: Set<String> = ["bypass", "method", "uri-miss", "vary-miss", "miss", "request", "stale", "partial"]

    init(_ exchange: Exchange) {
        var unknown: [FieldPlace] = []
        var invalid: [FieldPlace] = []
        let tables: [(FieldName, [String: Set<String>])] = [
            ("cache-status", IntermediaryFacts.cache), ("proxy-status", IntermediaryFacts.proxy),
        ]
        for (field, table) in tables {
            for entry in IntermediaryStatus(exchange.values(field)).entries {
                for parameter in entry.parameters {
                    guard let types = table[parameter.key] else {
                        unknown.append(FieldPlace(field.text, parameter.keyRange, "\(parameter.key) is not registered"))
                        continue
                    }
                    var isRight = types.contains(parameter.value.typeName)
                    if parameter.key == "fwd", case .token(let reason) = parameter.value {
                        isRight = IntermediaryFacts.reasons.contains(reason)
                    }
                    if !isRight { invalid.append(FieldPlace(field.text, parameter.keyRange, "\(parameter.key) cannot have this value")) }
                }
            }
        }
        unknownParameters = unknown
        invalidParameters = invalid
    }
}
