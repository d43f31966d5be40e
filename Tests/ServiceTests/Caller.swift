import Glibc

@testable import Service

/// A parsed answer of the service.
struct Answer {
    let status: Int
    let head: String
    let content: String

    func field(_ name: String) -> String? {
        head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
            .map { String($0.dropFirst(name.utf8.count + 2)) }
    }
}

/// A service on a free port, with an analysis that says what it was given.
final class Fixture {
    let service: RunningService

    static let echo: Analyze = { request, _, now in
        let fields = request.request.fields.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
        let context = "\(request.request.method ?? "-") \(request.request.url ?? "-") \(fields)"
        let origin = "\(request.provenance?.rawValue ?? "-") \(now) \(request.format)"
        let text = "\(request.kind)|\(context)|\(origin)|" + String(decoding: request.octets, as: UTF8.self)
        return AnalysisAnswer(contentType: request.format.mediaType, body: Array(text.utf8))
    }

    init(_ adjust: (inout Configuration) -> Void = { _ in }, analyze: @escaping Analyze = Fixture.echo) throws {
        var configuration = Configuration()
        configuration.listen = [.init(host: "127.0.0.1", port: 0)]
        configuration.accessLog = false
        configuration.drainDelay = 300_000_000
        adjust(&configuration)
        service = try RunningService(configuration, log: LogSink(descriptor: open("/dev/null", O_WRONLY)), analyze: analyze)
    }

    deinit { service.cut() }

    func connect() -> Int32 { Fixture.connect(port: service.addresses.first?.port ?? 0) }

    static func connect(port: UInt16) -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var time = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, size) }
        }
        if result == 0 { return descriptor }
        close(descriptor)
        return -1
    }

    static func send(_ text: String, to descriptor: Int32) {
        let octets = Array(text.utf8)
        var sent = 0
        while sent < octets.count {
            let count = octets.withUnsafeBytes { buffer in
                buffer.baseAddress.map { Glibc.send(descriptor, $0 + sent, octets.count - sent, Int32(MSG_NOSIGNAL)) } ?? -1
            }
            if count <= 0 { return }
            sent += count
        }
    }

    /// Reads to the end of the connection and closes it.
    static func answer(of descriptor: Int32) -> Answer {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count <= 0 { break }
            all += buffer.prefix(count)
        }
        close(descriptor)
        let text = String(decoding: all, as: UTF8.self)
        let end = text.utf8.indices.first { text.utf8[$0...].starts(with: "\r\n\r\n".utf8) }
        let head = end.map { String(text[..<$0]) } ?? text
        let content = String(text.utf8.dropFirst(head.utf8.count + 4)) ?? ""
        return Answer(status: Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0, head: head, content: content)
    }

    /// One request on a connection of its own.
    func call(_ method: String, _ target: String, _ fields: String = "", content: String? = nil) -> Answer {
        let descriptor = connect()
        let length = content.map { "Content-Length: \($0.utf8.count)\r\n" } ?? ""
        Fixture.send(
            "\(method) \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(fields)\(length)\r\n\(content ?? "")",
            to: descriptor
        )
        return Fixture.answer(of: descriptor)
    }
}
