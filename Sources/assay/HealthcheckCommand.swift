import Foundation
import Service

/// `assay healthcheck [HOST:PORT]`: asks `/livez` of a running server, for container health checks without another program.
enum HealthcheckCommand {
    private static let seconds = 3

    /// 0 when the server answers 200, else 1; 2 for a command line that cannot be used.
    static func run(_ arguments: [String]) -> Int32 {
        let flags = arguments.first.map { ["--listen", $0] } ?? []
        let configuration: Configuration
        do {
            configuration = try Configuration(environment: ProcessInfo.processInfo.environment, arguments: flags)
        } catch {
            print("assay: \(error)")
            return Usage.failure
        }
        guard let endpoint = configuration.listen.first, let descriptor = connected(endpoint.host ?? "localhost", endpoint.port) else {
            print("assay: no connection")
            return 1
        }
        defer { close(descriptor) }
        let request = Array("GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
        guard write(descriptor, request, request.count) == request.count else { return 1 }
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_WAITALL))
        let line = String(decoding: buffer.prefix(max(0, count)).prefix { $0 != 13 }, as: UTF8.self)
        print(line.isEmpty ? "assay: no answer" : line)
        return line.hasPrefix("HTTP/1.1 200 ") ? 0 : 1
    }

    private static func connected(_ host: String, _ port: UInt16) -> Int32? {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0 else { return nil }
        defer { freeaddrinfo(found) }
        var next = found
        while let address = next?.pointee {
            let descriptor = socket(address.ai_family, address.ai_socktype, 0)
            var time = timeval(tv_sec: seconds, tv_usec: 0)
            let size = socklen_t(MemoryLayout<timeval>.size)
            setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
            setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
            if connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return descriptor }
            close(descriptor)
            next = address.ai_next
        }
        return nil
    }
}
