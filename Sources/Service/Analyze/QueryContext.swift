import Recording

/// The context in the query string: `?url=…&method=HEAD&now=…&provenance=…`.
enum QueryContext {
    private static let names = ["url", "method", "now", "provenance", "format"]

    static func apply(_ query: String?, to analysis: inout AnalysisRequest) throws(Problem) {
        var faults: [Problem.Fault] = []
        var seen: Set<String> = []
        for (name, value) in QueryParameters(query).pairs {
            if !seen.insert(name).inserted {
                faults.append(Problem.Fault(parameter: name, detail: "given twice"))
                continue
            }
            if let detail = apply(name, value, to: &analysis) {
                faults.append(Problem.Fault(parameter: name, detail: detail))
            }
            if faults.count >= 20 { break }
        }
        if !faults.isEmpty { throw Problem(.invalidInput, "The query string does not have the expected form.", faults: faults) }
    }

    /// What is wrong with a parameter, or nil.
    private static func apply(_ name: String, _ value: String, to analysis: inout AnalysisRequest) -> String? {
        switch name {
        case "url": analysis.request.url = value
        case "method":
            guard InputRules.isToken(value) else { return "not a method" }
            analysis.request.method = value
        case "now":
            guard let now = Instant.seconds(value) else { return Instant.expectation }
            analysis.now = now
        case "provenance":
            guard let provenance = Provenance(rawValue: value) else { return InputRules.provenances }
            analysis.provenance = provenance
        case "format": break
        default: return "not a parameter; known are \(names.joined(separator: ", "))"
        }
        return nil
    }
}
