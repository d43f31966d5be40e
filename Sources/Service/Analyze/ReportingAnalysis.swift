import HTTPContent
import HTTPSemantics
import Recording
import Reporting

/// The pipeline behind `POST /v1/analyze`: what was asked, as a report in the form that was asked for.
package enum ReportingAnalysis {
    /// `now` is the moment of the request, Unix seconds.
    package static func answer(_ request: AnalysisRequest, requestID: String, now: Double) -> AnalysisAnswer {
        let hop = Hop(request: request.request, received: request.octets, provenance: request.provenance, tls: request.tls)
        let investigation = Investigation(posted: hop, kind: Investigation.Kind(rawValue: request.kind) ?? .message)
        let report = analyze(
            investigation,
            at: request.now.flatMap { Int(exactly: $0.rounded(.down)) },
            id: requestID,
            options: options(request)
        )
        switch request.format {
        case .text: return AnalysisAnswer(contentType: "text/plain; charset=utf-8", body: Array(report.text().utf8))
        case .json:
            let body = report.json(analyzedAt: HTTPSemantics.Timestamp.text(Int64(clamping: Int(now)))) + [0x0A]
            return AnalysisAnswer(contentType: "application/json", body: body)
        }
    }

    private static func options(_ request: AnalysisRequest) -> ReportOptions {
        var options = ReportOptions()
        for (name, value) in request.options {
            switch name {
            case "redact": options.redacts = value.bool ?? true
            case "body": options.bodyPreview = Int(clamping: min(max(value["preview"]?.int64 ?? 2_048, 0), 1 << 20))
            case "checks":
                options.onlyChecks = Set(value["only"]?.elements.compactMap(\.string) ?? [])
                options.ignoredChecks = Set(value["ignore"]?.elements.compactMap(\.string) ?? [])
            default: break
            }
        }
        return options
    }
}
