import Dispatch
import Glibc
import Recording
import Testing

@testable import Transport

/// One at a time: others open descriptors too.
@Suite(.serialized) struct ManyFetchesTests {
    /// Sockets of this process that lead to, or listen on, a port: descriptors of other tests do not count.
    private static func sockets(to port: UInt16) -> Int {
        (3..<4096).filter { descriptor in
            var name = sockaddr_in()
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let known = withUnsafeMutablePointer(to: &name) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(Int32(descriptor), $0, &size) }
            }
            return known == 0 && UInt16(bigEndian: name.sin_port) == port
        }.count
    }

    @Test("Hundreds of fetches that end in many ways leave no descriptor and no handler behind")
    func noLeak() throws {
        let certificate = try TestCertificate()
        let turn = Guarded(0)
        let peer = try MisbehavingPeer { peer in
            let number = turn.withLock { turn in
                turn += 1
                return turn
            }
            switch number % 6 {
            case 0: peer.resetAtEnd()
            case 1:
                peer.readHead()
                peer.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
                peer.waitForEnd()
            case 2:
                peer.readHead()
                peer.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n")
            case 3:
                TestTLS().serve(peer, certificate) { session in
                    TestTLS.readHead(session)
                    TestTLS.send(session, "HTTP/1.1 204 No Content\r\n\r\n")
                }
            case 4: peer.waitForEnd()
            default: peer.send([0x15, 3, 3, 0, 2, 2, 0x28])
            }
        }
        var limits = TestDialler.short
        limits.tlsTime = 50_000_000
        limits.firstOctetTime = 50_000_000
        let dialler = try TestDialler(limits: limits)
        let ends = Guarded<[FetchEnd: Int]>([:])
        for _ in 0..<10 {
            let group = DispatchGroup()
            for number in 0..<60 {
                group.enter()
                let scheme = number.isMultiple(of: 2) ? "http" : "https"
                dialler.dialler.fetch(FetchRequest(url: "\(scheme)://127.0.0.1:\(peer.port)/")) { hop in
                    ends.withLock { $0[hop.end ?? .cancelled, default: 0] += 1 }
                    group.leave()
                }
            }
            #expect(group.wait(timeout: .now() + 20) == .success)
        }
        #expect(ends.withLock { $0.values.reduce(0, +) } == 600)
        #expect(ends.withLock { $0.count } >= 5)
        #expect(Self.sockets(to: peer.port) == 0)
        #expect(dialler.loop.queue.sync { dialler.loop.handlers.isEmpty })
    }

    @Test("Two hundred fetches that wait cost no thread, and one that does not is not delayed")
    func noThreadEach() throws {
        let held = try MisbehavingPeer { $0.waitForEnd() }
        let quick = try MisbehavingPeer { peer in
            peer.readHead()
            peer.send("HTTP/1.1 204 No Content\r\n\r\n")
        }
        var limits = FetchLimits()
        limits.firstOctetTime = 20_000_000_000
        let dialler = try TestDialler(limits: limits)
        let group = DispatchGroup()
        for _ in 0..<200 {
            group.enter()
            dialler.dialler.fetch(FetchRequest(url: "http://127.0.0.1:\(held.port)/")) { _ in group.leave() }
        }
        let hop = dialler.fetch("http://127.0.0.1:\(quick.port)/")
        #expect(hop.end == .complete)
        #expect(hop.fetch?.timings.total ?? .max < 1_000_000)
        dialler.dialler.cancelAll()
        #expect(group.wait(timeout: .now() + 5) == .success)
        #expect(Self.sockets(to: held.port) == 0)
    }
}
