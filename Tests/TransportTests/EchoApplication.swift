import Dispatch
import Glibc

@testable import Transport

/// Answers what a test wants to see: `/now` at once, `/late` from another thread, `/big` with much, `POST` with what it received.
final class EchoApplication: Application {
    let records = Guarded<[AccessRecord]>([])
    // The tests block the threads of the global queues.
    private let queue = DispatchQueue(label: "echo")
    let tickets = Guarded<[Ticket]>([])

    func admit(_ request: IncomingRequest) -> Admission {
        switch request.head.path {
        case "/refused": .answer(text("refused", status: 415))
        case "/late", "/held": .read
        case "/big": .answer(text(String(repeating: "x", count: 4_000_000)))
        default: request.head.method == "POST" ? .read : .answer(text("now \(request.head.query ?? "")"))
        }
    }

    func respond(to request: IncomingRequest, ticket: Ticket) -> Response? {
        if request.head.path == "/held" {
            tickets.withLock { $0.append(ticket) }
            return nil
        }
        if request.head.path == "/late" {
            queue.asyncAfter(deadline: .now() + .milliseconds(30)) { [self] in
                ticket.send(text("late \(request.head.query ?? "")"))
            }
            return nil
        }
        return text("\(request.content.count):\(ContentSum.of(request.content))")
    }

    func response(to refusal: Refusal, requestID: String, path: String) -> Response {
        let status: Int
        switch refusal {
        case .malformed: status = 400
        case .headTimeout, .contentTimeout: status = 408
        case .contentTooLarge: status = 413
        case .targetTooLong: status = 414
        case .unsupportedExpectation: status = 417
        case .fieldsTooLarge: status = 431
        case .unsupportedTransferCoding: status = 501
        case .tooManyConnections, .tooMuchContent: status = 503
        case .unsupportedVersion: status = 505
        }
        return text("\(refusal)", status: status)
    }

    func finished(_ record: AccessRecord) { records.withLock { $0.append(record) } }

    private func text(_ text: String, status: Int = 200) -> Response {
        Response(status: status, route: "test", content: .octets(Array(text.utf8)))
    }
}

enum ContentSum {
    static func of(_ octets: [UInt8]) -> Int { octets.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF } }
}

/// A server on a free port that is cut when the test ends.
final class RunningEcho {
    let application = EchoApplication()
    let server: HTTPServer
    let port: UInt16

    init(loops: Int = 1, _ adjust: (inout ServerLimits) -> Void = { _ in }) throws {
        var limits = ServerLimits()
        adjust(&limits)
        server = try HTTPServer(application: application, limits: limits, loops: loops)
        port = try server.listen(host: "127.0.0.1", port: 0).port
    }

    deinit { server.cut() }

    func client(receiveBuffer: Int32? = nil) throws -> LoopbackClient {
        guard let client = LoopbackClient(port: port, receiveBuffer: receiveBuffer) else { throw TransportError.noSuchHost("127.0.0.1") }
        return client
    }

    func status(of request: String) throws -> Int {
        let client = try client()
        client.send(request)
        return client.receiveAnswer().flatMap { Int($0.head.split(separator: " ")[1]) } ?? 0
    }
}
