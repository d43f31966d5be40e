import Evidence
import HTTPSyntax
import WebURL

/// Where reports of browsers go, and which policies name an endpoint that is not declared (Reporting API 3.3).
package final class ReportingFacts: Sendable {
    package struct Endpoint: Sendable {
        package let name: String
        package let url: WebURL?
        /// The octets of the URL with its quotes.
        package let range: OctetRange
        /// It is a URL or none, not one that lacks its base.
        package let isAbsolute: Bool
    }

    /// Of Reporting-Endpoints.
    package let endpoints: [Endpoint]
    /// Names of endpoints in policies that Reporting-Endpoints does not declare; none where Report-To may declare them.
    package let undeclared: [(name: String, range: OctetRange)]

    init(_ exchange: Exchange, policies: [ContentSecurityPolicy.Policy]) {
        let base = exchange.url
        endpoints = (StructuredField.dictionary(exchange.values("reporting-endpoints")).value ?? []).compactMap { entry in
            guard case .item(let item) = entry.value, case .string(let text) = item.value else { return nil }
            return Endpoint(name: entry.key, url: WebURL(text, base: base), range: item.range, isAbsolute: text.contains(":"))
        }
        guard exchange.values("report-to").isEmpty else {
            undeclared = []
            return
        }
        let declared = Set(endpoints.map(\.name))
        var named: [(name: String, range: OctetRange)] = []
        for source in policies.compactMap({ $0["report-to"]?.sources.first }) { named.append((source.text, source.range)) }
        for field: FieldName in ["cross-origin-opener-policy", "cross-origin-embedder-policy"] {
            let parameters = StructuredField.item(exchange.values(field)).value?.parameters ?? []
            for entry in parameters where entry.key == "report-to" {
                if case .string(let name) = entry.value { named.append((name, entry.keyRange)) }
            }
        }
        undeclared = named.filter { !declared.contains($0.name) }
    }
}
