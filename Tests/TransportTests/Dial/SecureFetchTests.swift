import COpenSSL
import Glibc
import Recording
import Testing

@testable import Transport

@Suite struct SecureFetchTests {
    private static func peer(
        _ tls: TestTLS,
        _ certificate: TestCertificate,
        _ answer: @escaping @Sendable (OpaquePointer) -> Void
    ) throws
        -> MisbehavingPeer
    {
        try MisbehavingPeer { connection in
            tls.serve(connection, certificate) { session in
                TestTLS.readHead(session)
                answer(session)
            }
        }
    }

    private static let answer = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"

    @Test(
        "Every version from TLS 1.0 is spoken, and what was agreed on is recorded",
        arguments: [
            (TLS1_VERSION, "TLSv1.0"), (TLS1_1_VERSION, "TLSv1.1"), (TLS1_2_VERSION, "TLSv1.2"), (TLS1_3_VERSION, "TLSv1.3"),
        ]
    )
    func versions(version: Int32, name: String) throws {
        let certificate = try TestCertificate()
        let peer = try Self.peer(TestTLS(lowest: version, highest: version), certificate) { session in
            TestTLS.send(session, Self.answer)
            SSL_shutdown(session)
        }
        let hop = try TestDialler().fetch("https://127.0.0.1:\(peer.port)/")
        #expect(hop.end == .complete)
        #expect(hop.text == Self.answer)
        let tls = try #require(hop.tls)
        #expect(tls.negotiatedProtocol == name)
        #expect(tls.chain == [certificate.der])
        #expect(tls.serverName == "127.0.0.1")
        #expect(tls.cipherSuite?.hasPrefix("TLS_") == true)
        #expect(tls.group != nil)
        let timings = try #require(hop.fetch?.timings)
        #expect(timings.dns == nil)
        #expect(timings.tls ?? 0 > 0)
        let sum = [timings.connect, timings.tls, timings.firstByte, timings.download].compactMap { $0 }.reduce(0, +)
        #expect(sum <= timings.total)
    }

    @Test("An RSA-less weak suite of old is no dead end")
    func oldSuite() throws {
        let certificate = try TestCertificate()
        let tls = TestTLS(highest: TLS1_2_VERSION, suites: "ECDHE-ECDSA-AES128-SHA@SECLEVEL=0")
        let peer = try Self.peer(tls, certificate) { TestTLS.send($0, Self.answer) }
        let hop = try TestDialler().fetch("https://127.0.0.1:\(peer.port)/")
        #expect(hop.tls?.cipherSuite == "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA")
        #expect(hop.end == .complete)
    }

    @Test("The end of TLS and the end of the connection are told apart", arguments: [true, false])
    func closeNotify(says: Bool) throws {
        let certificate = try TestCertificate()
        let peer = try Self.peer(TestTLS(), certificate) { session in
            TestTLS.send(session, "HTTP/1.1 200 OK\r\n\r\nhello")
            if says { SSL_shutdown(session) }
        }
        let hop = try TestDialler().fetch("https://127.0.0.1:\(peer.port)/")
        #expect(hop.end == .complete)
        #expect(hop.closed)
        #expect(hop.tls?.closeNotified == says)
    }

    @Test("A peer that wants a certificate of ours ends with its alert", arguments: [TLS1_2_VERSION, TLS1_3_VERSION])
    func clientCertificate(version: Int32) throws {
        let certificate = try TestCertificate()
        let tls = TestTLS(lowest: version, highest: version, asksForCertificate: true)
        let peer = try MisbehavingPeer { connection in
            tls.serve(connection, certificate) { _ in }
            // Closing with the request unread would send a reset, which may overtake the alert.
            connection.waitForEnd()
        }
        let hop = try TestDialler().fetch("https://127.0.0.1:\(peer.port)/")
        #expect(hop.end == .tlsAlert)
        #expect(hop.tls?.alert == (version == TLS1_3_VERSION ? 116 : 40))
    }

    @Test("Ends inside TLS have the reasons they have outside")
    func ends() throws {
        let certificate = try TestCertificate()
        let dialler = try TestDialler()
        func end(_ text: String, thenWait: Bool = false) throws -> FetchEnd? {
            let peer = try Self.peer(TestTLS(), certificate) { session in
                TestTLS.send(session, text)
                var octet: UInt8 = 0
                if thenWait { SSL_read(session, &octet, 1) } else { SSL_shutdown(session) }
            }
            return dialler.fetch("https://127.0.0.1:\(peer.port)/").end
        }
        #expect(try end("HTTP/1.1 200 OK\r\n") == .closedInHead)
        #expect(try end("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx") == .closedInBody)
        #expect(try end("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx", thenWait: true) == .readTimeout)
        #expect(try end("HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "a", count: 300_000)) == .limitExceeded)
    }

    @Test("The name of the URL is sent and recorded; ALPN http/1.1 is agreed on")
    func serverName() throws {
        let certificate = try TestCertificate()
        let named = Guarded<String?>(nil)
        let peer = try Self.peer(TestTLS(), certificate) { session in
            let name = SSL_get_servername(session, TLSEXT_NAMETYPE_host_name).map { String(cString: $0) }
            named.withLock { $0 = name }
            TestTLS.send(session, Self.answer)
        }
        let dialler = try TestDialler { _ in .addresses([.ipv4(0x7F00_0001)]) }
        let hop = dialler.fetch("https://www.example.com:\(peer.port)/")
        #expect(hop.tls?.serverName == "www.example.com")
        #expect(named.withLock { $0 } == "www.example.com")
        #expect(hop.tls?.alpn == nil)
        _ = dialler.fetch("https://127.0.0.1:\(peer.port)/")
        #expect(named.withLock { $0 } == nil)
    }
}

@Suite struct SecureListenerTests {
    private final class Secure {
        let certificate: TestCertificate
        let identity: TLSIdentity
        let server: HTTPServer
        let application = EchoApplication()
        let port: UInt16

        init(loops: Int = 1, _ adjust: (inout ServerLimits) -> Void = { _ in }) throws {
            certificate = try TestCertificate()
            identity = try TLSIdentity(chainFile: certificate.chainFile, keyFile: certificate.keyFile)
            var limits = ServerLimits()
            adjust(&limits)
            server = try HTTPServer(application: application, limits: limits, loops: loops)
            port = try server.listen(host: "127.0.0.1", port: 0, identity: identity).port
        }

        deinit { server.cut() }
    }

    @Test("A listener with a certificate serves HTTPS", arguments: [1, 2])
    func serves(loops: Int) throws {
        let secure = try Secure(loops: loops)
        let dialler = try TestDialler(methods: ["GET", "POST"])
        for _ in 0..<4 {
            let hop = dialler.fetch("https://127.0.0.1:\(secure.port)/?q")
            #expect(hop.end == .complete)
            #expect(hop.text.hasSuffix("now q"))
            #expect(hop.tls?.alpn == "http/1.1")
            #expect(hop.tls?.negotiatedProtocol == "TLSv1.3")
            #expect(hop.tls?.chain == [secure.certificate.der])
        }
        let content = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 13) }
        let hop = dialler.fetch(FetchRequest(url: "https://127.0.0.1:\(secure.port)/late?z", method: "POST", content: content))
        #expect(hop.text.hasSuffix("late z"))
        let echoed = dialler.fetch(FetchRequest(url: "https://127.0.0.1:\(secure.port)/", method: "POST", content: content))
        #expect(echoed.text.hasSuffix("200000:\(ContentSum.of(content))"))
    }

    @Test("A big answer arrives whole over TLS, with a reader that is slower than the writer")
    func bigAnswer() throws {
        let secure = try Secure()
        var limits = FetchLimits()
        limits.content = 8 << 20
        let hop = try TestDialler(limits: limits).fetch("https://127.0.0.1:\(secure.port)/big")
        #expect(hop.end == .complete)
        #expect(hop.received.count > 4_000_000)
        #expect(hop.received.suffix(4_000_000).allSatisfy { $0 == UInt8(ascii: "x") })
    }

    @Test("Who says nothing, speaks plain HTTP, or wants another protocol, is let go")
    func refusedHandshakes() throws {
        let secure = try Secure {
            $0.handshakeTime = 200_000_000
            $0.lingerTime = 100_000_000
        }
        let silent = try #require(LoopbackClient(port: secure.port))
        #expect(silent.receive() == nil)
        let plain = try #require(LoopbackClient(port: secure.port))
        plain.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(plain.receiveAll().hasPrefix("HTTP/1.1 400 "))
        for _ in 0..<200 where secure.server.connections > 0 { usleep(5_000) }
        #expect(secure.server.connections == 0)
    }

    @Test("A reload changes the certificate of new connections and leaves open ones alone; a broken file changes nothing")
    func reload() throws {
        let secure = try Secure()
        let dialler = try TestDialler()
        let second = try secure.certificate.replace(name: "other")
        #expect(dialler.fetch("https://127.0.0.1:\(secure.port)/").tls?.chain == [secure.certificate.der])
        try secure.identity.reload()
        #expect(dialler.fetch("https://127.0.0.1:\(secure.port)/").tls?.chain == [second.der])
        unlink(second.keyFile)
        #expect(throws: TransportError.self) { try secure.identity.reload() }
        #expect(dialler.fetch("https://127.0.0.1:\(secure.port)/").tls?.chain == [second.der])
    }
}
