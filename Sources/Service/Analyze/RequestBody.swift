import HTTPContent
import Recording

/// Reads an `application/json` body of `/v1/analyze`.
enum RequestBody {
    static let depthLimit = 64

    private static let members = ["raw", "raw_base64", "response", "request", "tls", "provenance", "now", "options"]
    private static let inputs = ["raw", "raw_base64", "response"]
    /// Inputs of the contract that this build does not take.
    private static let laterInputs = ["url", "har"]
    private static let optionNames = [
        "follow", "timeouts", "retries", "wait", "stop_after", "max_body", "http_version", "probes", "business", "select", "checks", "body",
        "redact",
    ]

    static func decoded(_ octets: [UInt8]) throws(Problem) -> AnalysisRequest {
        let document = JSONDocument(reading: octets, depthLimit: depthLimit)
        if let fault = document.fault {
            let place = "line \(fault.line), column \(fault.column), octet \(fault.offset)"
            throw Problem(
                .invalidBody,
                "The content is not JSON.",
                faults: [.init(pointer: "", detail: "\(fault.kind.rawValue) at \(place)")]
            )
        }
        guard let root = document.root, document.isComplete else {
            throw Problem(.invalidBody, "The content has too many JSON values.")
        }
        if let offset = document.firstLoneSurrogate {
            let detail = "an escaped surrogate without its partner, at octet \(offset), stands for no octets; use raw_base64"
            throw Problem(.invalidInput, "The content has text that no UTF-8 can hold.", faults: [.init(pointer: "", detail: detail)])
        }
        var reader = MemberReader()
        let found = reader.object(root, "", known: members + laterInputs)
        if root.kind != .object, let problem = reader.problem { throw problem }
        let analysis = analysis(found, &reader)
        if let problem = reader.problem { throw problem }
        return analysis
    }

    private static func analysis(_ found: [String: JSONValue], _ reader: inout MemberReader) -> AnalysisRequest {
        var analysis = input(found, &reader)
        if let request = found["request"] { analysis.request = ContextMembers.request(request, "/request", &reader) }
        if let tls = found["tls"] { analysis.tls = ContextMembers.tls(tls, "/tls", &reader) }
        if let text = reader.string(found["provenance"], "/provenance") {
            if let provenance = Provenance(rawValue: text) {
                analysis.provenance = provenance
            } else {
                reader.fault("/provenance", InputRules.provenances)
            }
        }
        if let now = found["now"] {
            analysis.now = now.double.flatMap(Instant.bounded) ?? now.string.flatMap(Instant.seconds)
            if analysis.now == nil { reader.fault("/now", Instant.expectation) }
        }
        if let options = found["options"] {
            let values = reader.object(options, "/options", known: optionNames)
            analysis.options = values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
        return analysis
    }

    private static func input(_ found: [String: JSONValue], _ reader: inout MemberReader) -> AnalysisRequest {
        for name in laterInputs where found[name] != nil {
            reader.fault("/\(name)", "not taken by this version; post the response itself as \(inputs.joined(separator: ", "))")
        }
        let given = inputs.filter { found[$0] != nil }
        guard given.count == 1, let kind = given.first, let value = found[kind] else {
            if given.count > 1 {
                for name in given { reader.fault("/\(name)", "exactly one of \(inputs.joined(separator: ", ")) must be there") }
            } else if !laterInputs.contains(where: { found[$0] != nil }) {
                reader.fault("", "one of \(inputs.joined(separator: ", ")) must be there")
            }
            return AnalysisRequest(octets: [], kind: "")
        }
        if kind == "response" {
            return AnalysisRequest(octets: ResponseMember.octets(value, "/response", &reader), kind: kind)
        }
        let text = reader.string(value, "/\(kind)") ?? ""
        let octets = kind == "raw" ? Array(text.utf8) : reader.base64(text, "/raw_base64")
        return AnalysisRequest(octets: octets, kind: kind)
    }
}
