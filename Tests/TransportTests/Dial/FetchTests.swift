import Dispatch
import Glibc
import Recording
import Testing

@testable import Transport

@Suite struct FetchTests {
    private static let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

    private static func peer(_ requests: Guarded<[String]> = Guarded([])) throws -> MisbehavingPeer {
        try MisbehavingPeer { peer in
            let head = peer.readHead()
            requests.withLock { $0.append(head) }
            peer.send(answer)
            peer.waitForEnd()
        }
    }

    @Test("A request has Host, own fields and who asks; its answer ends the fetch while the connection stands")
    func request() throws {
        let requests = Guarded<[String]>([])
        let peer = try Self.peer(requests)
        let dialler = try TestDialler { _ in .addresses([.ipv4(0x7F00_0001)]) }
        let fields = [(name: "X-Own", value: "a b"), (name: "accept", value: "text/plain")]
        let hop = dialler.fetch(FetchRequest(url: "http://www.example.com:\(peer.port)/a%20b?c=d#e", method: "HEAD", fields: fields))
        let expected =
            "HEAD /a%20b?c=d HTTP/1.1\r\nHost: www.example.com:\(peer.port)\r\nX-Own: a b\r\naccept: text/plain\r\nUser-Agent: Assay/test\r\n\r\n"
        #expect(requests.withLock { $0 } == [expected])
        #expect(hop.end == .complete)
        #expect(!hop.closed)
        #expect(hop.fetch?.sentOctets == expected.utf8.count)
        #expect(hop.fetch?.address == "127.0.0.1")
        #expect(hop.fetch?.port == peer.port)
        #expect(hop.fetch?.timings.dns != nil)
        #expect(hop.fetch?.arrivals.first?.offset == 0)
        #expect(hop.request.field("host") == "www.example.com:\(peer.port)")
    }

    @Test(
        "What would change the message or the connection is not sent",
        arguments: [
            ("Host", "a"), ("content-length", "1"), ("Transfer-Encoding", "chunked"), ("Connection", "x"), ("Proxy-Authorization", "x"),
            ("X-A", "a\r\nB: c"), ("X-A", "a\nb"), ("X-A", "a\0"), ("X A", "a"), ("", "a"), ("X:", "a"), ("Metadata-Flavor", "Google"),
        ]
    )
    func forbidden(name: String, value: String) throws {
        let peer = try Self.peer()
        let dialler = try TestDialler()
        let request = FetchRequest(url: "http://127.0.0.1:\(peer.port)/", fields: [(name, value)])
        #expect(dialler.dialler.fault(in: request) != nil)
        #expect(dialler.fetch(request).end == .denied)
        #expect(peer.accepted.withLock { $0 } == 0)
    }

    @Test("Methods beyond the open ones are not sent", arguments: ["POST", "get", "G T", "", "GET\r\n"])
    func methods(method: String) throws {
        let hop = try TestDialler().fetch(FetchRequest(url: "http://127.0.0.1:9/", method: method))
        #expect(hop.end == .denied)
        #expect(hop.fetch?.denial == "method_not_allowed")
    }

    @Test("Nothing is connected that was not judged, whatever the names say from one look-up to the next")
    func judged() throws {
        let peer = try Self.peer()
        let lookUps = Guarded(0)
        let names: @Sendable (String) -> LookUp = { _ in
            let turn = lookUps.withLock { count in
                count += 1
                return count
            }
            return .addresses(turn.isMultiple(of: 2) ? [.ipv4(0x7F00_0002)] : [.ipv4(0x7F00_0001)])
        }
        let dialler = try TestDialler(allowed: ["127.0.0.1/32"], lookUp: names)
        for turn in 1...6 {
            let hop = dialler.fetch("http://www.example.com:\(peer.port)/")
            #expect(hop.end == (turn.isMultiple(of: 2) ? .denied : .complete))
            #expect(lookUps.withLock { $0 } == turn)
        }
        #expect(peer.accepted.withLock { $0 } == 3)
        let mixed = try TestDialler(allowed: ["127.0.0.1/32"]) { _ in .addresses([.ipv4(0x7F00_0001), .ipv4(0x0A00_0001)]) }
        let hop = mixed.fetch("http://www.example.com:\(peer.port)/")
        #expect(hop.end == .denied)
        #expect(hop.fetch?.denial == "mixed_dns")
        #expect(hop.fetch?.attempts.isEmpty == true)
        #expect(try TestDialler(allowed: []).fetch("http://127.0.0.1:\(peer.port)/").fetch?.denial == "address_not_global")
        #expect(peer.accepted.withLock { $0 } == 3)
    }

    @Test(
        "What the resolver says ends a fetch",
        arguments: [(LookUp.notFound, FetchEnd.dnsNotFound), (.failed, .dnsFailed), (.timedOut, .dnsTimeout)]
    )
    func names(answer: LookUp, end: FetchEnd) throws {
        #expect(try TestDialler { _ in answer }.fetch("http://www.example.com/").end == end)
    }

    @Test("A look-up that takes too long is given up, and its late answer reaches nobody")
    func lateAnswer() throws {
        let peer = try Self.peer()
        let dialler = try TestDialler { _ in
            usleep(500_000)
            return .addresses([.ipv4(0x7F00_0001)])
        }
        #expect(dialler.fetch("http://www.example.com:\(peer.port)/").end == .dnsTimeout)
        usleep(300_000)
        #expect(peer.accepted.withLock { $0 } == 0)
    }

    @Test("Who asks for a name while it is looked up shares the look-up")
    func singleFlight() {
        let lookUps = Guarded(0)
        let resolver = Resolver(threads: 4) { _ in
            lookUps.withLock { $0 += 1 }
            usleep(100_000)
            return .notFound
        }
        let answered = DispatchSemaphore(value: 0)
        for _ in 0..<20 { resolver.resolve("a.example.com") { _ in answered.signal() } }
        resolver.resolve("b.example.com") { _ in answered.signal() }
        for _ in 0..<21 { #expect(answered.wait(timeout: .now() + 5) == .success) }
        #expect(lookUps.withLock { $0 } == 2)
    }

    @Test("The system's resolver knows this machine and knows that a name is none")
    func systemResolver() {
        guard case .addresses(let addresses) = SystemLookUp.addresses(of: "localhost") else {
            Issue.record("localhost has no address")
            return
        }
        #expect(addresses.contains(.ipv4(0x7F00_0001)) || addresses.contains(.ipv6(high: 0, low: 1)))
        #expect(SystemLookUp.addresses(of: "127.1") == .addresses([.ipv4(0x7F00_0001)]))
    }

    @Test("Families take turns, and each address is tried once")
    func order() {
        let four = (1...3).map { Address.ipv4($0) }
        let six = (1...2).map { Address.ipv6(high: 1, low: $0) }
        #expect(AddressOrder.interleaved(six + four + six, limit: 9) == [six[0], four[0], six[1], four[1], four[2]])
        #expect(AddressOrder.interleaved(four + six, limit: 2) == [four[0], six[0]])
        #expect(AddressOrder.interleaved([], limit: 2).isEmpty)
    }

    @Test("A refused address costs nothing, a silent one a stagger")
    func happyEyeballs() throws {
        let silent = try FullBacklog()
        let peer = try MisbehavingPeer(host: "::1", port: silent.port) { peer in
            peer.readHead()
            peer.send(Self.answer)
        }
        let addresses: [Address] = [.ipv4(0x7F00_0001), .ipv6(high: 0, low: 1)]
        let hop = try TestDialler { _ in .addresses(addresses) }.fetch("http://www.example.com:\(silent.port)/")
        #expect(hop.end == .complete)
        #expect(hop.fetch?.address == "::1")
        #expect(hop.fetch?.attempts.map(\.outcome) == [.abandoned, .connected])
        let stagger = try #require(hop.fetch?.attempts.last?.began)
        #expect((50_000...250_000).contains(stagger))
        withExtendedLifetime(peer) {}
    }

    @Test("When one family refuses, the other is tried at once")
    func refusedFamily() throws {
        let peer = try Self.peer()
        let addresses: [Address] = [.ipv6(high: 0, low: 1), .ipv4(0x7F00_0001)]
        let hop = try TestDialler { _ in .addresses(addresses) }.fetch("http://www.example.com:\(peer.port)/")
        #expect(hop.end == .complete)
        #expect(hop.fetch?.attempts.map(\.outcome) == [.failed(.connectRefused), .connected])
    }

    @Test("A cancelled fetch ends at once, in every phase")
    func cancelled() throws {
        let peer = try MisbehavingPeer { $0.waitForEnd() }
        var limits = FetchLimits()
        limits.firstOctetTime = 60_000_000_000
        let dialler = try TestDialler(limits: limits) { _ in
            usleep(300_000)
            return .notFound
        }
        for url in ["http://127.0.0.1:\(peer.port)/", "https://127.0.0.1:\(peer.port)/", "http://www.example.com/"] {
            let done = DispatchSemaphore(value: 0)
            let end = Guarded<FetchEnd?>(nil)
            let handle = dialler.dialler.fetch(FetchRequest(url: url)) { hop in
                end.withLock { $0 = hop.end }
                done.signal()
            }
            usleep(50_000)
            handle.cancel()
            #expect(done.wait(timeout: .now() + 1) == .success)
            #expect(end.withLock { $0 } == .cancelled)
            handle.cancel()
        }
    }
}
