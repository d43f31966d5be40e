import Glibc

@testable import Transport

/// A port whose queue of connections is full, so that further SYNs are dropped: a black hole on loopback.
final class FullBacklog {
    let port: UInt16
    private var descriptors: [Int32] = []

    init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        descriptors.append(listener)
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) == 0 && listen(listener, 0) == 0 && getsockname(listener, address, &size) == 0
            }
        }
        if !bound { throw TransportError.system(call: "listen", code: errno) }
        port = UInt16(bigEndian: name.sin_port)
        for _ in 0..<4 {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
            descriptors.append(descriptor)
            _ = withUnsafePointer(to: &name) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
            }
        }
        usleep(20_000)
    }

    deinit { for descriptor in descriptors { close(descriptor) } }
}
