import CSystem
import Transport

/// The service behind the server: it matches routes, answers what is at hand and hands analyses to the workers.
final class AssayApplication: Application {
    let state = ServiceState()
    let workers: WorkerPool
    private let configuration: Configuration
    private let analysis: AnalyzeRoute
    private let documents: ServedDocuments
    private let metrics = Metrics()
    private let log: LogSink

    init(_ configuration: Configuration, log: LogSink, analyze: @escaping Analyze) {
        self.configuration = configuration
        self.log = log
        analysis = AnalyzeRoute(analyze: analyze, contentLimit: configuration.limits.content)
        documents = ServedDocuments()
        workers = WorkerPool(threads: configuration.workers, limit: configuration.queue, octetLimit: configuration.queueOctets)
    }

    func stop() { workers.stop() }

    func admit(_ request: IncomingRequest) -> Admission {
        let head = request.head
        if !Route.knownMethods.contains(head.method) {
            return .answer(
                problem(
                    Problem(.methodNotImplemented, "CONNECT and unknown methods are refused."),
                    request,
                    closes: head.form == .authority
                )
            )
        }
        if head.form == .asterisk { return .answer(options(["GET", "HEAD", "POST", "QUERY", "OPTIONS"], route: "*")) }
        guard let route = Route(path: head.path) else {
            return .answer(problem(Problem(.notFound, "See /docs for what is offered."), request))
        }
        guard route.methods.contains(head.method) else {
            let allowed = route.methods.joined(separator: ", ")
            let refused = Problem(.methodNotAllowed, "Use \(allowed).", choices: route.methods).with("Allow", allowed)
            return .answer(problem(refused, request, route))
        }
        if head.method == "OPTIONS" { return .answer(options(route.methods, route: route.label)) }
        if route == .analyze {
            do throws(Problem) {
                try analysis.check(head)
                return .read
            } catch {
                return .answer(problem(error, request, route))
            }
        }
        return .answer(resource(route, request))
    }

    func respond(to request: IncomingRequest, ticket: Ticket) -> Response? {
        let analysis = analysis
        let metrics = metrics
        let queuedAt = assay_monotonic_nanoseconds()
        let isQueued = workers.submit(octets: request.content.count) {
            metrics.countWait(assay_monotonic_nanoseconds() &- queuedAt)
            if ticket.isAbandoned { return }
            ticket.send(analysis.response(to: request))
        }
        if isQueued { return nil }
        return problem(Problem(.overloaded, "Every worker is busy and the queue is full. Ask again in a moment."), request, .analyze)
    }

    func response(to refusal: Refusal, requestID: String, path: String) -> Response {
        Problem(refusal, limits: configuration.limits)
            .response(requestID: requestID, path: path, route: Route(path: path)?.label ?? "")
    }

    func finished(_ record: AccessRecord) {
        metrics.count(record)
        if configuration.accessLog { log.write(record.logLine) }
    }

    private func resource(_ route: Route, _ request: IncomingRequest) -> Response {
        switch route {
        case .live: return HealthAnswer.ok(route, request.head)
        case .startup where state.current != .starting, .ready where state.current == .serving, .health where state.current == .serving:
            return HealthAnswer.ok(route, request.head, details: [("queue", "\(workers.depth) of \(configuration.queue)")])
        case .startup, .ready, .health:
            return problem(Problem(.draining, "Send new requests elsewhere."), request, route)
        case .version: return BuildFacts.response
        case .metrics: return metricsResponse
        default: return documents.response(route, request.head)
        }
    }

    private var metricsResponse: Response {
        let text = metrics.text(queueDepth: workers.depth, queueLimit: configuration.queue, isDraining: state.current == .draining)
        var response = Response(status: 200, route: Route.metrics.label, content: .octets(Array(text.utf8)))
        response.add("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
        response.add("Cache-Control", "no-store")
        return response
    }

    private func options(_ methods: [String], route: String) -> Response {
        var response = Response(status: 204, route: route)
        response.add("Allow", methods.joined(separator: ", "))
        if methods.contains("QUERY") { response.add("Accept-Query", AnalyzeRoute.mediaTypeList) }
        return response
    }

    private func problem(_ problem: Problem, _ request: IncomingRequest, _ route: Route? = nil, closes: Bool = false) -> Response {
        var response = problem.response(requestID: request.requestID, path: request.head.path, route: route?.label ?? "")
        response.closes = closes
        return response
    }
}
