import Glibc

/// A blocking client of the tests, which can do what a well-behaved one would not.
final class LoopbackClient {
    let descriptor: Int32

    init?(port: UInt16, receiveBuffer: Int32? = nil) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var time = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        if result != 0 { return nil }
    }

    deinit { close(descriptor) }

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

    func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Closes with a reset, so that the server sees the peer go.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        var unspecified = sockaddr()
        unspecified.sa_family = sa_family_t(AF_UNSPEC)
        connect(descriptor, &unspecified, socklen_t(MemoryLayout<sockaddr>.size))
    }

    /// Up to `count` octets; nil at the end, on a reset, and after 10 s.
    func receive(_ count: Int = 65536) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: count)
        let received = recv(descriptor, &buffer, count, 0)
        return received > 0 ? Array(buffer.prefix(received)) : nil
    }

    /// Everything until the server closes.
    func receiveAll() -> String {
        var all: [UInt8] = []
        while let more = receive() { all += more }
        return String(decoding: all, as: UTF8.self)
    }

    /// One answer: the head, and as much content as Content-Length says.
    func receiveAnswer(toHead isHead: Bool = false) -> (head: String, content: String)? {
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
            guard let octet = receive(1) else { return nil }
            head += octet
        }
        let text = String(decoding: head, as: UTF8.self)
        let line = text.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length: ") }
        var missing = isHead ? 0 : Int(line?.split(separator: " ").last ?? "0") ?? 0
        var content: [UInt8] = []
        while missing > 0, let more = receive(missing) {
            content += more
            missing -= more.count
        }
        return (text, String(decoding: content, as: UTF8.self))
    }
}
