import HTTPContent
import HTTPSemantics

extension Report {
    /// The report as one JSON object (see openapi.yaml, `Report`). `analyzedAt` is RFC 3339 text.
    package func json(analyzedAt: String, isPretty: Bool = false) -> [UInt8] {
        var writer = JSONWriter(isPretty: isPretty, capacity: 16 << 10)
        writer.object { writer in
            writer.member("schema_version", Report.schemaVersion)
            writer.member("id", id)
            writer.member("analyzed_at", analyzedAt)
            writeInput(&writer)
            writer.member("verdict", verdict.rawValue)
            writer.member("headline", headline)
            writeOutcome(&writer)
            writeRequestURL(&writer)
            writeHops(&writer)
            writeHead(&writer)
            writeFraming(&writer)
            writeContent(&writer)
            writeCaching(&writer)
            writeRanges(&writer)
            writeCookies(&writer)
            writeRedirect(&writer)
            writeSecurity(&writer)
            writeConnection(&writer)
            writeNextRequests(&writer)
            writePlatforms(&writer)
            writeFindings(&writer)
            writer.member("limits_hit", limitsHit)
            writer.member("truncated", !limitsHit.isEmpty)
        }
        return writer.take()
    }

    private func writeInput(_ writer: inout JSONWriter) {
        writer.objectMember("input") { writer in
            writer.member("kind", kind.rawValue)
            writer.member("provenance", facts.exchange.provenance.rawValue)
            writer.member("bytes", facts.message.octets.count)
            writer.objectMember("request") { writer in
                writer.member("method", facts.request.method)
                writer.member("url", facts.request.url.map { options.redacts ? Redaction.withoutUserinfo($0) : $0 })
            }
            writer.member("now", Timestamp.text(Int64(facts.now)))
        }
    }

    private func writeOutcome(_ writer: inout JSONWriter) {
        let outcome = facts.outcome
        writer.objectMember("outcome") { writer in
            writer.member("network", outcome.network.rawValue)
            writer.member("http", outcome.http.rawValue)
            writer.member("business", outcome.business.rawValue)
            writer.member("retryable", outcome.isRetryable)
            writer.member("retry_after_seconds", outcome.retryAfterSeconds)
            writer.member("reason", outcome.reason?.rawValue)
        }
        writer.objectMember("retry") { writer in
            writer.member("after_seconds", outcome.retryAfterSeconds)
            writer.member("valid", outcome.retryAfter.isPresent ? outcome.retryAfter.isValid : nil)
        }
        writer.objectMember("business") { writer in
            writer.member("success", facts.business.success.rawValue)
            writeBusinessCode(&writer)
            writer.member("message", facts.business.message)
        }
    }

    private func writeBusinessCode(_ writer: inout JSONWriter) {
        writer.name("code")
        guard let code = facts.business.code else { return writer.null() }
        if let number = code.int64 {
            writer.integer(number)
        } else if let text = code.string {
            writer.string(text)
        } else {
            writer.string(code.text)
        }
    }
}
