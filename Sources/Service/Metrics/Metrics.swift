import Transport

/// What `/metrics` tells. Labels come from closed lists of ours, so that no caller can grow the number of series.
final class Metrics: Sendable {
    private struct Key: Hashable, Sendable {
        let route: String
        let method: String
        let status: Int
    }

    private let requests = Guarded<[Key: Histogram]>([:])
    private let queueWait = Guarded(Histogram())

    func count(_ record: AccessRecord) {
        let method = Route.knownMethods.contains(record.method) ? record.method : "_OTHER"
        let key = Key(route: record.route, method: method, status: record.status)
        requests.withLock { $0[key, default: Histogram()].add(record.duration) }
    }

    /// How long a job waited for a worker, in nanoseconds.
    func countWait(_ nanoseconds: UInt64) {
        queueWait.withLock { $0.add(nanoseconds) }
    }

    /// The exposition format 0.0.4 of Prometheus.
    func text(queueDepth: Int, queueLimit: Int, isDraining: Bool) -> String {
        let duration = "http_server_request_duration_seconds"
        var text = Metrics.header(duration, "histogram", "Time from the head of a request to its answer.")
        let requests = requests.withLock { $0 }
        let keys = requests.keys.sorted { ($0.route, $0.method, $0.status) < ($1.route, $1.method, $1.status) }
        for key in keys {
            let labels = "http_route=\"\(key.route)\",http_request_method=\"\(key.method)\",http_response_status_code=\"\(key.status)\""
            text += requests[key]?.lines(duration, labels) ?? ""
        }
        text += Metrics.header("assay_queue_wait_seconds", "histogram", "Time that work waited for a worker.")
        text += queueWait.withLock { $0 }.lines("assay_queue_wait_seconds", "")
        text += Metrics.gauge("assay_queue_depth", "Requests that wait for a worker.", queueDepth)
        text += Metrics.gauge("assay_queue_limit", "Requests that may wait for a worker.", queueLimit)
        text += Metrics.gauge("assay_draining", "1 while the service is shutting down.", isDraining ? 1 : 0)
        text += Metrics.header("assay_build_info", "gauge", "What this build is.")
        return text + "assay_build_info{version=\"\(BuildFacts.version)\"} 1\n"
    }

    private static func gauge(_ name: String, _ help: String, _ value: Int) -> String {
        header(name, "gauge", help) + "\(name) \(value)\n"
    }

    private static func header(_ name: String, _ kind: String, _ help: String) -> String {
        "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
    }
}
