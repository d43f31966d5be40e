import HTTPContent
import HTTPSemantics
import Recording

extension Report {
    /// Each request of the investigation: where it went, what came, and why it went on or not.
    func writeHops(_ writer: inout JSONWriter) {
        writer.arrayMember("hops") { writer in
            for (index, step) in steps.enumerated() {
                writer.object { writer in
                    writer.member("hop", index)
                    writer.member("method", step.hop.request.method)
                    writer.member("url", step.hop.request.url.map { options.redacts ? Redaction.withoutUserinfo($0) : $0 })
                    writer.member("status", step.exchange.message.status)
                    writer.member("bytes", step.hop.received.count)
                    writer.member("continuation", step.continuation.code)
                    writer.member("address", step.hop.fetch?.address)
                    writer.name("timings")
                    if let timings = step.hop.fetch?.timings { writeTimings(timings, &writer) } else { writer.null() }
                }
            }
        }
    }

    /// Milliseconds by phase.
    private func writeTimings(_ timings: Timings, _ writer: inout JSONWriter) {
        func milliseconds(_ name: StaticString, _ microseconds: Int?, _ writer: inout JSONWriter) {
            writer.name(name)
            if let microseconds { writer.double(Double(microseconds) / 1_000) } else { writer.null() }
        }
        writer.object { writer in
            milliseconds("dns", timings.dns, &writer)
            milliseconds("connect", timings.connect, &writer)
            milliseconds("tls", timings.tls, &writer)
            milliseconds("first_byte", timings.firstByte, &writer)
            milliseconds("download", timings.download, &writer)
            milliseconds("total", timings.total, &writer)
        }
    }
}
