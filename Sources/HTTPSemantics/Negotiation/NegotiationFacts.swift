import HTTPContent
import HTTPSyntax

/// Whether the client got what it asked for (RFC 9110 12).
package final class NegotiationFacts: Sendable {
    /// Accept as sent; `nil` when the request had none or is not known.
    package let accept: String?
    private let ranges: [(type: String, subtype: String, isRefused: Bool)]
    /// `script` or `style sheet`, when a browser refuses the answer for that use because of nosniff.
    package let blockedUse: String?

    init(_ exchange: Exchange, declared: MediaType?) {
        accept = exchange.requestField("accept")
        ranges = accept.map(NegotiationFacts.ranges) ?? []
        blockedUse = NegotiationFacts.blockedUse(exchange, declared)
    }

    private static func ranges(of accept: String) -> [(type: String, subtype: String, isRefused: Bool)] {
        PreferenceList.members(of: accept).compactMap { parts in
            guard let names = parts.first?.utf8.split(separator: 0x2F), names.count == 2 else { return nil }
            let isRefused = parts.dropFirst().contains {
                $0 == "q=0" || $0.hasPrefix("q=0.") && $0.utf8.dropFirst(4).allSatisfy { $0 == 0x30 }
            }
            return (String(Substring(names[0])), String(Substring(names[1])), isRefused)
        }
    }

    /// Whether a range of Accept covers the type; `nil` when nothing was asked for.
    package func accepts(_ type: MediaType) -> Bool? {
        guard !ranges.isEmpty else { return nil }
        let matching = ranges.filter { range in
            (range.type == "*" || range.type == type.type) && (range.subtype == "*" || range.subtype == type.subtype)
        }
        guard !matching.isEmpty else { return false }
        let exact = matching.first { $0.type == type.type && $0.subtype == type.subtype } ?? matching.first { $0.type == type.type }
        return !(exact ?? matching[0]).isRefused
    }

    /// JSON was asked for, and no type that covers HTML.
    package var asksForJSONOnly: Bool {
        let wanted = ranges.filter { !$0.isRefused }
        let asksForJSON = wanted.contains { $0.type == "application" && ($0.subtype == "json" || $0.subtype.hasSuffix("+json")) }
        return asksForJSON && !wanted.contains { $0.type == "*" || $0.type == "text" }
    }

    private static func blockedUse(_ exchange: Exchange, _ declared: MediaType?) -> String? {
        let options = exchange.values("x-content-type-options")
        guard let first = CommaList.members(of: options).first, options.octets.matches(first, "nosniff"), exchange.message.status == 200
        else {
            return nil
        }
        let path = exchange.target.path.lowercased()
        switch exchange.requestField("sec-fetch-dest") {
        case "script": return declared?.isJavaScript == true ? nil : "script"
        case "style": return declared?.essence == "text/css" ? nil : "style sheet"
        case nil: break
        default: return nil
        }
        if path.hasSuffix(".js") || path.hasSuffix(".mjs") { return declared?.isJavaScript == true ? nil : "script" }
        return path.hasSuffix(".css") && declared?.essence != "text/css" ? "style sheet" : nil
    }
}
