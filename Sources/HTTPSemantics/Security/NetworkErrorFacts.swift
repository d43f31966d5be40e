import Evidence
import HTTPContent
import HTTPSyntax

/// NEL and Report-To: JSON objects that tell browsers where and what to report (Network Error Logging 5, Reporting API of 2018).
package struct NetworkErrorFacts: Sendable {
    package let errors: [FieldPlace]
    package let reports: [FieldPlace]
    /// Groups that NEL names.
    package let groups: [(name: String, range: OctetRange)]
    /// Endpoint URLs of Report-To by group.
    package let endpoints: [(group: String, url: String)]
    package let hasReportTo: Bool

    init(_ exchange: Exchange) {
        let nel = exchange.values("nel")
        let policies = NetworkErrorFacts.objects(nel)
        var groups: [(name: String, range: OctetRange)] = []
        errors = NetworkErrorFacts.flaws(policies, nel, "NEL") { policy in
            if let group = policy["report_to"]?.string { groups.append((group, nel.span)) }
            return NetworkErrorFacts.policyFlaws(policy)
        }
        self.groups = groups
        let reportTo = exchange.values("report-to")
        hasReportTo = !reportTo.isEmpty
        var endpoints: [(group: String, url: String)] = []
        reports = NetworkErrorFacts.flaws(NetworkErrorFacts.objects(reportTo), reportTo, "Report-To") { group in
            let name = group["group"]?.string ?? "default"
            if let list = group["endpoints"], list.kind == .array {
                for endpoint in list.elements { if let url = endpoint["url"]?.string { endpoints.append((name, url)) } }
            }
            return NetworkErrorFacts.groupFlaws(group)
        }
        self.endpoints = endpoints
    }

    /// `nil` when the value is no JSON.
    private static func objects(_ values: FieldValues) -> [JSONValue]? {
        guard !values.isEmpty else { return [] }
        let document = JSONDocument(reading: JSONFieldText.array(values))
        guard document.isValid, let root = document.root else { return nil }
        return Array(root.elements)
    }

    private static func flaws(
        _ objects: [JSONValue]?,
        _ values: FieldValues,
        _ field: String,
        _ examine: (JSONValue) -> [String]
    ) -> [FieldPlace] {
        guard !values.isEmpty else { return [] }
        guard let objects else { return [FieldPlace(field, values.span, "no JSON")] }
        return objects.flatMap { object -> [FieldPlace] in
            let found = object.kind == .object ? examine(object) : ["no JSON object"]
            return found.map { FieldPlace(field, values.span, $0) }
        }
    }

    private static func policyFlaws(_ policy: JSONValue) -> [String] {
        var found: [String] = []
        let age = policy["max_age"]
        if age == nil { found.append("max_age is missing") }
        if let age, (age.int64 ?? -1) < 0 { found.append("max_age is no whole number") }
        // A policy that ends reporting needs no group.
        if policy["report_to"] == nil, age?.int64 != 0 { found.append("report_to is missing") }
        if let group = policy["report_to"], group.kind != .string { found.append("report_to is no string") }
        if let flag = policy["include_subdomains"], flag.kind != .boolean { found.append("include_subdomains is no boolean") }
        for key in ["success_fraction", "failure_fraction"] {
            guard let value = policy[key] else { continue }
            let fraction = value.double ?? -1
            if !(0...1).contains(fraction) { found.append("\(key) is no number from 0 to 1") }
        }
        return found
    }

    private static func groupFlaws(_ group: JSONValue) -> [String] {
        var found: [String] = []
        if let age = group["max_age"] {
            if (age.int64 ?? -1) < 0 { found.append("max_age is no whole number") }
        } else {
            found.append("max_age is missing")
        }
        if let name = group["group"], name.kind != .string { found.append("group is no string") }
        guard let endpoints = group["endpoints"] else { return found + ["endpoints is missing"] }
        guard endpoints.kind == .array else { return found + ["endpoints is no array"] }
        if endpoints.elements.contains(where: { $0["url"]?.kind != .string }) { found.append("an endpoint without url") }
        return found
    }
}
