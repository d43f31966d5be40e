import Glibc
import Recording
import Testing

@testable import Transport

/// One way to misbehave and what becomes of it.
struct Misbehaviour: Sendable, CustomTestStringConvertible {
    let name: String
    var scheme = "http"
    let end: FetchEnd
    var method = "GET"
    let behave: @Sendable (PeerConnection) -> Void

    var testDescription: String { name }

    private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n"
    private static let chunkedHead = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"

    private static func answer(
        _ name: String,
        _ end: FetchEnd,
        _ pieces: String...,
        then: @escaping @Sendable (PeerConnection) -> Void = { _ in }
    )
        -> Misbehaviour
    {
        Misbehaviour(name: name, end: end) { peer in
            peer.readHead()
            for piece in pieces { peer.send(piece) }
            then(peer)
        }
    }

    private static func forever(_ peer: PeerConnection, _ text: String, pause: UInt32 = 0) {
        while peer.send(text) { if pause > 0 { usleep(pause) } }
    }

    static let inTheClear: [Misbehaviour] = [
        answer("closes before it answers", .closedBeforeResponse),
        answer("closes after an interim response", .closedBeforeResponse, "HTTP/1.1 103 Early Hints\r\n\r\n"),
        answer("closes in the status line", .closedInHead, "HTTP/1.1 20"),
        answer("closes in a field", .closedInHead, "HTTP/1.1 200 OK\r\nContent-Le"),
        answer("closes in a head behind an interim response", .closedInHead, "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n"),
        answer("closes before the content", .closedInBody, head),
        answer("closes in the content", .closedInBody, head, "12345"),
        answer("closes in a chunk size", .closedInBody, chunkedHead, "5\r\nhello\r\n1"),
        answer("closes in a chunk", .closedInBody, chunkedHead, "5\r\nhel"),
        answer("closes before the last chunk", .closedInBody, chunkedHead, "5\r\nhello\r\n"),
        answer("resets before it answers", .reset) { $0.resetAtEnd() },
        answer("resets in the head", .reset, "HTTP/1.1 200 OK\r\nA: b") {
            usleep(30_000); $0.resetAtEnd()
        },
        answer("resets in the content", .reset, head, "12345") {
            usleep(30_000); $0.resetAtEnd()
        },
        answer("resets in a chunk", .reset, chunkedHead, "5\r\nhe") {
            usleep(30_000); $0.resetAtEnd()
        },
        answer("says nothing", .firstOctetTimeout) { $0.waitForEnd() },
        answer("falls silent in the head", .readTimeout, "HTTP/1.1 200 OK\r\n") { $0.waitForEnd() },
        answer("falls silent in the content", .readTimeout, head, "12345") { $0.waitForEnd() },
        answer("promises more than it sends and stays", .readTimeout, "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n", "1") {
            $0.waitForEnd()
        },
        answer("drips the head", .totalTimeout) { forever($0, "H", pause: 20_000) },
        answer("drips the content", .totalTimeout, chunkedHead) { forever($0, "1\r\na\r\n", pause: 20_000) },
        answer("never ends the head", .limitExceeded, "HTTP/1.1 200 OK\r\n") { forever($0, "A: aaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n") },
        answer("never ends a field", .limitExceeded, "HTTP/1.1 200 OK\r\nA: ") { forever($0, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa") },
        answer("never ends its interim responses", .limitExceeded) { forever($0, "HTTP/1.1 102 Processing\r\n\r\n") },
        answer("never ends the content", .limitExceeded, "HTTP/1.1 200 OK\r\n\r\n") { forever($0, String(repeating: "a", count: 999)) },
        answer("never ends the chunks", .limitExceeded, chunkedHead) { forever($0, "1\r\na\r\n") },
        answer("never ends a trailer", .limitExceeded, chunkedHead, "0\r\n") { forever($0, "A: b\r\n") },
        answer("never ends octets that are no HTTP", .limitExceeded) { forever($0, "<html>\n\n") },
        answer("sends more than it promised", .complete, head, "1234567890extra"),
        answer("closes in octets that are no HTTP", .closedInHead, "hello"),
        answer("ends a content by the close", .complete, "HTTP/1.0 200 OK\r\n\r\nhello"),
        Misbehaviour(name: "answers before it is asked, and closes", end: .complete) { peer in
            peer.send("HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\n\r\n")
            peer.readHead()
        },
        Misbehaviour(name: "closes without reading", end: .reset) { _ in usleep(50_000) },
    ]

    static let whereTLSIsDue: [Misbehaviour] = [
        secure("answers plain HTTP", .tlsNotSpoken, "HTTP/1.1 400 Bad Request\r\n\r\n"),
        secure("greets as a mail server and waits", .tlsNotSpoken, "220 mail.example ESMTP\r\n") { $0.waitForEnd() },
        secure("drips octets of its own", .tlsNotSpoken, "") { peer in
            while peer.send("a") { usleep(20_000) }
        },
        secure("closes", .tlsClosed, ""),
        secure("resets", .reset, "") { $0.resetAtEnd() },
        secure("says nothing", .tlsTimeout, "") { $0.waitForEnd() },
        secure("sends half a record header and waits", .tlsTimeout, "\u{16}\u{3}") { $0.waitForEnd() },
        secure("sends a record of nonsense", .tlsProtocol, "\u{16}\u{3}\u{3}\u{0}\u{5}hello") { $0.waitForEnd() },
        secure("sends an alert", .tlsAlert, "\u{15}\u{3}\u{1}\u{0}\u{2}\u{2}\u{28}"),
    ]

    private static func secure(
        _ name: String,
        _ end: FetchEnd,
        _ text: String,
        then: @escaping @Sendable (PeerConnection) -> Void = { _ in }
    ) -> Misbehaviour {
        Misbehaviour(name: name, scheme: "https", end: end) { peer in
            var hello = [UInt8](repeating: 0, count: 8192)
            _ = recv(peer.descriptor, &hello, hello.count, 0)
            peer.send(text)
            then(peer)
        }
    }
}

@Suite struct MisbehaviourTests {
    @Test("A peer in the clear that misbehaves ends a fetch in time, with the reason", arguments: Misbehaviour.inTheClear)
    func inTheClear(_ way: Misbehaviour) throws { try judge(way) }

    @Test("A peer that misbehaves where TLS is due ends a fetch in time, with the reason", arguments: Misbehaviour.whereTLSIsDue)
    func whereTLSIsDue(_ way: Misbehaviour) throws { try judge(way) }

    private func judge(_ way: Misbehaviour) throws {
        let peer = try MisbehavingPeer(way.behave)
        let hop = try TestDialler().fetch("\(way.scheme)://127.0.0.1:\(peer.port)/")
        #expect(hop.end == way.end, "\(hop.text.prefix(200))")
        let total = try #require(hop.fetch?.timings.total)
        #expect(total < 5_000_000)
        let ownClose: Set<FetchEnd> = [.closedBeforeResponse, .closedInHead, .closedInBody, .tlsClosed]
        if ownClose.contains(way.end) { #expect(hop.closed) }
        let cut: Set<FetchEnd> = [.reset, .limitExceeded, .readTimeout, .totalTimeout, .firstOctetTimeout, .tlsTimeout]
        if cut.contains(way.end) { #expect(!hop.closed) }
        withExtendedLifetime(peer) {}
    }

    @Test("What came before the failure is kept")
    func keepsOctets() throws {
        let peer = try MisbehavingPeer { peer in
            peer.readHead()
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345")
        }
        let hop = try TestDialler().fetch("http://127.0.0.1:\(peer.port)/")
        #expect(hop.text == "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345")
        let plain = try MisbehavingPeer { $0.send("HTTP/1.1 400 Bad Request\r\n\r\nno") }
        let unspoken = try TestDialler().fetch("https://127.0.0.1:\(plain.port)/")
        #expect(unspoken.text == "HTTP/1.1 400 Bad Request\r\n\r\nno")
        #expect(unspoken.tls?.clientHelloSent == true)
        #expect(unspoken.tls?.negotiatedProtocol == nil)
        let alerting = try MisbehavingPeer { peer in
            peer.send([0x15, 3, 3, 0, 2, 2, 0x46])
            peer.waitForEnd()
        }
        let alerted = try TestDialler().fetch("https://127.0.0.1:\(alerting.port)/")
        #expect(alerted.received == [0x15, 3, 3, 0, 2, 2, 0x46])
        #expect(alerted.tls?.alert == 70)
    }

    @Test("The caps cut exactly, and a smaller one of the caller goes first")
    func caps() throws {
        let peer = try MisbehavingPeer { peer in
            peer.readHead()
            peer.send("HTTP/1.1 200 OK\r\n\r\n")
            while peer.send(String(repeating: "a", count: 5000)) {}
        }
        let dialler = try TestDialler()
        let hop = dialler.fetch("http://127.0.0.1:\(peer.port)/")
        #expect(hop.received.count == 19 + TestDialler.short.content)
        var request = FetchRequest(url: "http://127.0.0.1:\(peer.port)/")
        request.contentLimit = 7
        #expect(dialler.fetch(request).received.count == 19 + 7)
        request.stopsAfterHead = true
        let headOnly = dialler.fetch(request)
        #expect(headOnly.end == .stopped)
        #expect(headOnly.text.hasPrefix("HTTP/1.1 200 OK\r\n\r\n"))
    }

    @Test("A closed port refuses, an address that answers nothing times out")
    func noConnection() throws {
        let port = try MisbehavingPeer { _ in }.port
        usleep(20_000)
        let dialler = try TestDialler(allowed: ["127.0.0.0/8", "10.0.0.0/8"])
        let refused = dialler.fetch("http://127.0.0.1:\(port)/")
        #expect(refused.end == .connectRefused)
        #expect(refused.fetch?.attempts.map(\.outcome) == [.failed(.connectRefused)])
        let silent = try FullBacklog()
        let hop = dialler.fetch("http://127.0.0.1:\(silent.port)/")
        #expect(hop.end == .connectTimeout)
        #expect(hop.fetch?.attempts.map(\.outcome) == [.abandoned])
    }
}
