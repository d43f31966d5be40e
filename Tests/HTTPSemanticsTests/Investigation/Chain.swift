import Recording

@testable import HTTPSemantics

/// An investigation driven by hand: what is planned, answered with heads of our own, on a clock that stands still.
struct Chain {
    static let start: Int64 = 1_772_366_400_000_000
    var investigation: Investigation
    var now = Chain.start

    init(
        _ url: String = "https://www.example.com/a?q#f",
        method: String? = nil,
        fields: [(name: String, value: String)] = [],
        content: [UInt8]? = nil,
        options: InvestigationOptions = InvestigationOptions()
    ) {
        let request = Request(method: method, url: url, fields: fields)
        investigation = Investigation(of: request, content: content, options: options, at: Chain.start)
    }

    var next: PlannedFetch? { investigation.nextFetch }
    var nextURL: String? { next?.request.url }
    var fieldNames: [String] { next?.request.fields.map(\.name) ?? [] }
    var last: Continuation? { investigation.steps.last?.continuation }

    /// `302 Found\r\nLocation: /x`: the rest is written here.
    mutating func answer(_ head: String, failure: OutcomeFacts.Reason? = nil) {
        let text = "HTTP/1.1 \(head)\r\nContent-Length: 0\r\n\r\n"
        investigation.record(Hop(received: Array(text.utf8)), failure: failure, at: now)
    }

    mutating func fail(_ reason: OutcomeFacts.Reason, after octets: String = "") {
        investigation.record(Hop(received: Array(octets.utf8), closed: false), failure: reason, at: now)
    }

    static func options(follow: Int = 10, retries: Int = 0, seed: UInt64 = 1, total: Int64 = 30_000_000) -> InvestigationOptions {
        var options = InvestigationOptions()
        options.redirectLimit = follow
        options.retries = retries
        options.seed = seed
        options.totalTime = total
        return options
    }
}
