import CSystem
import HTTPContent
import Transport

/// `POST /v1/analyze`, and QUERY on the same path.
struct AnalyzeRoute: Sendable {
    let analyze: Analyze
    /// Octets of content, after its codings have been undone.
    let contentLimit: Int

    static let octetTypes = ["message/http", "application/http", "application/octet-stream", "text/plain"]
    static let mediaTypes = ["application/json"] + octetTypes
    static var mediaTypeList: String { mediaTypes.joined(separator: ", ") }

    /// Judges the head alone, so that no content is read for nothing.
    func check(_ head: RequestHead) throws(Problem) {
        let essence = AnalyzeRoute.essence(head.field("content-type"))
        if !essence.isEmpty, !AnalyzeRoute.mediaTypes.contains(essence) { throw AnalyzeRoute.unsupported(essence) }
        _ = try RequestCoding.codings(head.field("content-encoding"))
        _ = try AnalyzeRoute.format(head)
        if head.framing == .none {
            throw Problem(.lengthRequired, "Send the response to be analysed, with Content-Length or in chunks.")
        }
    }

    /// The whole work of one request, on a worker.
    func response(to request: IncomingRequest) -> Response {
        do throws(Problem) {
            let format = try AnalyzeRoute.format(request.head)
            var analysis = try decoded(request)
            analysis.format = format
            let now = analysis.now ?? Double(assay_wall_microseconds()) / 1_000_000
            let answer = analyze(analysis, request.requestID, now)
            return AnalyzeRoute.response(answer, request.head)
        } catch {
            return error.response(requestID: request.requestID, path: request.head.path, route: Route.analyze.label)
        }
    }

    private static func response(_ answer: AnalysisAnswer, _ head: RequestHead) -> Response {
        let coding = AnswerCoding.chosen(head.field("accept-encoding"), size: answer.body.count)
        let coded = coding.flatMap { $0.encode(answer.body) }
        var response = Response(status: 200, route: Route.analyze.label, content: .octets(coded ?? answer.body))
        response.add("Content-Type", answer.contentType)
        if let coding, coded != nil { response.add("Content-Encoding", coding.name) }
        response.add("Cache-Control", "no-store")
        response.add("Vary", "Accept, Accept-Encoding")
        return response
    }

    private func decoded(_ request: IncomingRequest) throws(Problem) -> AnalysisRequest {
        let codings = try RequestCoding.codings(request.head.field("content-encoding"))
        let content = try RequestCoding.decoded(request.content, codings, limit: contentLimit)
        let essence = AnalyzeRoute.essence(request.head.field("content-type"))
        let isJSON = essence == "application/json"
        let kind = essence.isEmpty ? "application/octet-stream" : essence
        var context = AnalysisRequest(octets: isJSON ? [] : content, kind: kind)
        try QueryContext.apply(request.head.query, to: &context)
        if !isJSON { return context }
        // What the content says goes before the query string.
        var analysis = try RequestBody.decoded(content)
        analysis.request.url = analysis.request.url ?? context.request.url
        analysis.request.method = analysis.request.method ?? context.request.method
        analysis.provenance = analysis.provenance ?? context.provenance ?? (analysis.kind == "response" ? .clientLibrary : nil)
        analysis.now = analysis.now ?? context.now
        return analysis
    }

    private static func format(_ head: RequestHead) throws(Problem) -> ReportFormat {
        let parameter = QueryParameters(head.query)["format"]
        if let format = ReportFormat.chosen(parameter: parameter, accept: head.field("accept")) { return format }
        let names = ReportFormat.allCases.map { "\($0.mediaType) (format=\($0.rawValue))" }.joined(separator: ", ")
        throw Problem(.notAcceptable, "A report comes as \(names).", choices: ReportFormat.choices).with("Vary", "Accept")
    }

    private static func unsupported(_ essence: String) -> Problem {
        let hint =
            essence == "application/x-www-form-urlencoded"
            ? " curl names this type unless told otherwise: add -H 'Content-Type: message/http'." : ""
        let detail = "A response is read from \(mediaTypeList).\(hint)"
        return Problem(.unsupportedMediaType, detail, choices: mediaTypes)
            .with("Accept", mediaTypeList).with("Accept-Query", mediaTypeList)
    }

    /// `type/subtype` in lower case, without parameters.
    private static func essence(_ contentType: String?) -> String {
        let name = (contentType ?? "").utf8.prefix { $0 != UInt8(ascii: ";") }
        return String(decoding: name.filter { $0 != 32 && $0 != 9 }, as: UTF8.self).lowercased()
    }
}
