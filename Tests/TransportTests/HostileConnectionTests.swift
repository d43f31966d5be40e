import Glibc
import Testing

@testable import Transport

private let get = "GET /?n HTTP/1.1\r\nHost: a\r\n\r\n"

@Suite struct HostileConnectionTests {
    @Test("64 MB of zeros are refused, and the refusal arrives", arguments: ["", "GET /", "GET / HTTP/1.1\r\nHost: a\r\nX: "])
    func zeros(prefix: String) throws {
        let echo = try RunningEcho()
        let client = try echo.client()
        client.send(prefix)
        let zeros = [UInt8](repeating: 0, count: 1 << 20)
        for _ in 0..<64 where !client.send(zeros) { break }
        client.finishSending()
        let answer = client.receiveAll()
        #expect(answer.hasPrefix("HTTP/1.1 4") && answer.contains("Connection: close"))
        #expect(try echo.status(of: get) == 200)
    }

    @Test("Declared content beyond the limit is refused before it is read, and the refusal survives the content")
    func tooLarge() throws {
        let echo = try RunningEcho()
        let client = try echo.client()
        client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50000000\r\n\r\n")
        let zeros = [UInt8](repeating: 0, count: 1 << 20)
        for _ in 0..<47 where !client.send(zeros) { break }
        #expect(client.receiveAnswer()?.head.hasPrefix("HTTP/1.1 413") == true)
    }

    @Test("A slow head, a slow body and silence end in time")
    func slowness() throws {
        let echo = try RunningEcho {
            $0.headTime = 200_000_000
            $0.contentTime = 300_000_000
            $0.rateWindow = 100_000_000
            $0.idleTime = 200_000_000
        }
        let head = try echo.client()
        head.send("GET / HTTP/1.1\r\nHo")
        #expect(head.receiveAll().hasPrefix("HTTP/1.1 408"))
        let body = try echo.client()
        body.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\nabc")
        #expect(body.receiveAll().hasPrefix("HTTP/1.1 408"))
        let silent = try echo.client()
        #expect(silent.receiveAll() == "")
        let idle = try echo.client()
        idle.send(get)
        #expect(idle.receiveAnswer()?.content == "now n")
        #expect(idle.receiveAll() == "")
    }

    @Test("A connection too many gets its 503 at once, and its place is free again")
    func tooManyConnections() throws {
        let echo = try RunningEcho { $0.connections = 2 }
        var clients = [try echo.client(), try echo.client()]
        for client in clients {
            client.send(get)
            #expect(client.receiveAnswer()?.content == "now n")
        }
        #expect(try echo.client().receiveAll().hasPrefix("HTTP/1.1 503"))
        clients.removeAll()
        for _ in 0..<100 where echo.server.connections > 0 { usleep(10_000) }
        #expect(try echo.status(of: get) == 200)
    }

    @Test("A late answer never reaches another connection with the same descriptor")
    func lateAnswers() throws {
        let echo = try RunningEcho()
        for turn in 0..<20 {
            let client = try echo.client()
            client.send("POST /held HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na")
            for _ in 0..<500 where echo.application.tickets.withLock(\.count) <= turn { usleep(2_000) }
            client.reset()
            let ticket = try #require(echo.application.tickets.withLock(\.last))
            for _ in 0..<500 where !ticket.isAbandoned { usleep(2_000) }
            #expect(ticket.isAbandoned)
            let next = try echo.client()
            next.send("POST /late?\(turn) HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na")
            ticket.send(Response(status: 200, route: "", content: .octets(Array("stale".utf8))))
            #expect(next.receiveAnswer()?.content == "late \(turn)")
        }
        #expect(echo.application.records.withLock { $0.filter { $0.status == 499 }.count } == 20)
    }

    @Test("A second answer to one request is dropped")
    func secondAnswer() throws {
        let echo = try RunningEcho()
        let client = try echo.client()
        client.send("POST /held HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na" + get)
        for _ in 0..<500 where echo.application.tickets.withLock(\.count) == 0 { usleep(2_000) }
        let ticket = try #require(echo.application.tickets.withLock(\.last))
        ticket.send(Response(status: 200, route: "", content: .octets([49])))
        ticket.send(Response(status: 200, route: "", content: .octets([50])))
        #expect(client.receiveAnswer()?.content == "1")
        #expect(client.receiveAnswer()?.content == "now n")
    }

    @Test("Octets that are no HTTP get one 400 and the end", arguments: 0..<40)
    func noise(seed: UInt64) throws {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        let octets = (0..<2000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        let echo = try RunningEcho()
        let client = try echo.client()
        client.send(octets)
        client.finishSending()
        #expect(client.receiveAll().hasPrefix("HTTP/1.1 4"))
    }

    @Test("Content of many requests together has its limit, which is free again afterwards")
    func contentTogether() throws {
        let echo = try RunningEcho { $0.contentTogether = 1 << 20 }
        let half = String(repeating: "x", count: 900_000)
        let head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n"
        let first = try echo.client()
        first.send(head + half)
        usleep(100_000)
        let second = try echo.client()
        second.send(head + half)
        #expect(second.receiveAnswer()?.head.hasPrefix("HTTP/1.1 503") == true)
        first.send(String(repeating: "x", count: 100_000))
        #expect(first.receiveAnswer()?.content.hasPrefix("1000000:") == true)
        first.send(head + half + String(repeating: "x", count: 100_000))
        #expect(first.receiveAnswer()?.content.hasPrefix("1000000:") == true)
    }

    @Test("A request cut short by the peer is answered 400")
    func incomplete() throws {
        let echo = try RunningEcho()
        for text in ["GET / HT", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab"] {
            let client = try echo.client()
            client.send(text)
            client.finishSending()
            #expect(client.receiveAll().hasPrefix("HTTP/1.1 400"))
        }
    }
}
