import Dispatch
import Glibc

@testable import Transport

/// The server's side of one connection, in the hands of a test.
final class PeerConnection: @unchecked Sendable {
    let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
        var time = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    @discardableResult
    func send(_ octets: [UInt8]) -> Bool {
        var sent = 0
        while sent < octets.count {
            let count = octets.withUnsafeBytes { buffer in
                buffer.baseAddress.map { Glibc.send(descriptor, $0 + sent, octets.count - sent, Int32(MSG_NOSIGNAL)) } ?? -1
            }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    /// Up to the end of the request's head; what has come when the peer closes.
    @discardableResult
    func readHead() -> String {
        var head: [UInt8] = []
        var octet: UInt8 = 0
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]), recv(descriptor, &octet, 1, 0) == 1 { head.append(octet) }
        return String(decoding: head, as: UTF8.self)
    }

    /// Waits until the other side has gone.
    func waitForEnd() {
        var octets = [UInt8](repeating: 0, count: 4096)
        while recv(descriptor, &octets, octets.count, 0) > 0 {}
    }

    /// Closing sends a reset.
    func resetAtEnd() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }
}

/// A server on loopback that does to each connection what a test says; the connection closes when that returns.
final class MisbehavingPeer: @unchecked Sendable {
    let port: UInt16
    let accepted = Guarded(0)
    private let listener: Int32

    init(host: String = "127.0.0.1", port wanted: UInt16 = 0, _ behave: @escaping @Sendable (PeerConnection) -> Void) throws {
        let isIPv6 = host.contains(":")
        let listener = socket(isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var on: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var four = sockaddr_in()
        four.sin_family = sa_family_t(AF_INET)
        four.sin_port = wanted.bigEndian
        inet_pton(AF_INET, host, &four.sin_addr)
        var six = sockaddr_in6()
        six.sin6_family = sa_family_t(AF_INET6)
        six.sin6_port = wanted.bigEndian
        inet_pton(AF_INET6, host, &six.sin6_addr)
        let bound = isIPv6 ? MisbehavingPeer.bind(listener, &six) : MisbehavingPeer.bind(listener, &four)
        guard bound, listen(listener, 512) == 0 else { throw TransportError.system(call: "listen", code: errno) }
        var name = sockaddr_in6()
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        _ = withUnsafeMutablePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) }
        }
        port = UInt16(bigEndian: name.sin6_port)
        self.listener = listener
        let accepted = accepted
        MisbehavingPeer.thread {
            while true {
                let descriptor = accept(listener, nil, nil)
                if descriptor < 0 { break }
                accepted.withLock { $0 += 1 }
                MisbehavingPeer.thread {
                    behave(PeerConnection(descriptor: descriptor))
                    close(descriptor)
                }
            }
            close(listener)
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    private static func bind<Name>(_ descriptor: Int32, _ name: inout Name) -> Bool {
        let size = socklen_t(MemoryLayout<Name>.size)
        return withUnsafePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.bind(descriptor, $0, size) == 0 }
        }
    }

    /// Own threads: those of Dispatch's global queues run out when tests block them.
    static func thread(_ body: @escaping @Sendable () -> Void) {
        final class Box: Sendable {
            let body: @Sendable () -> Void
            init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        }
        var thread = pthread_t()
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 256 << 10)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let context = Unmanaged.passRetained(Box(body))
        let result = pthread_create(
            &thread,
            &attributes,
            { context in
                guard let context else { return nil }
                Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
                return nil
            },
            context.toOpaque()
        )
        if result != 0 { context.release() }
        pthread_attr_destroy(&attributes)
    }
}
