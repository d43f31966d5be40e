import Glibc
import Testing

@testable import Transport

private let get = "GET /?n HTTP/1.1\r\nHost: a\r\n\r\n"

@Suite struct ConnectionTests {
    @Test("A connection is kept, and closed when either side says so")
    func persistence() throws {
        let echo = try RunningEcho { $0.requestsPerConnection = 3 }
        let client = try echo.client()
        for turn in 1...3 {
            client.send(get)
            let answer = try #require(client.receiveAnswer())
            #expect(answer.content == "now n")
            #expect(answer.head.contains("Connection: close") == (turn == 3))
        }
        #expect(client.receive() == nil)
        let second = try echo.client()
        second.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: x, Close\r\n\r\n")
        #expect(second.receiveAll().contains("Connection: close"))
    }

    @Test("HTTP/1.0 closes unless it asks to keep")
    func oldVersion() throws {
        let echo = try RunningEcho()
        let client = try echo.client()
        client.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
        #expect(try #require(client.receiveAnswer()).head.contains("Connection: keep-alive"))
        client.send("GET / HTTP/1.0\r\n\r\n")
        #expect(client.receiveAll().contains("Connection: close"))
    }

    @Test("Requests sent together are answered in order", arguments: [1, 2])
    func pipelining(loops: Int) throws {
        let echo = try RunningEcho(loops: loops)
        for _ in 0..<loops {
            let client = try echo.client()
            let requests = (0..<40).map { "GET /\($0 % 3 == 0 ? "late" : "now")?\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }
            client.send(requests.joined())
            for number in 0..<40 {
                #expect(client.receiveAnswer()?.content == "\(number % 3 == 0 ? "late" : "now") \(number)")
            }
        }
    }

    @Test("Content arrives whole in both framings and behind both, the next request is read")
    func framings() throws {
        let echo = try RunningEcho()
        let client = try echo.client()
        let content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let expected = "300000:\(ContentSum.of(content))"
        client.send(Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\n\r\n".utf8) + content)
        #expect(client.receiveAnswer()?.content == expected)
        client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        var rest = content[...]
        while !rest.isEmpty {
            let chunk = rest.prefix(7001)
            client.send(Array("\(String(chunk.count, radix: 16));e\r\n".utf8) + chunk + [13, 10])
            rest = rest.dropFirst(7001)
        }
        client.send("0\r\nT: v\r\n\r\n" + get)
        #expect(client.receiveAnswer()?.content == expected)
        #expect(client.receiveAnswer()?.content == "now n")
    }

    @Test("A request cut into single octets is answered as one")
    func singleOctets() throws {
        let echo = try RunningEcho()
        let client = try echo.client()
        var on: Int32 = 1
        setsockopt(client.descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
        for octet in Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabcGET /?n HTTP/1.1\r\nHost: a\r\n\r\n".utf8) {
            client.send([octet])
        }
        #expect(client.receiveAnswer()?.content == "3:\(ContentSum.of(Array("abc".utf8)))")
        #expect(client.receiveAnswer()?.content == "now n")
    }

    @Test("HEAD gets the fields of GET and no content")
    func head() throws {
        let echo = try RunningEcho()
        let client = try echo.client()
        client.send("HEAD /?n HTTP/1.1\r\nHost: a\r\n\r\n" + get)
        #expect(try #require(client.receiveAnswer(toHead: true)).head.contains("Content-Length: 5"))
        #expect(client.receiveAnswer()?.content == "now n")
    }

    @Test("100 Continue is said before content is read, a refusal instead of it")
    func expectations() throws {
        let echo = try RunningEcho { $0.content = 10 }
        let client = try echo.client()
        client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: 100-Continue\r\n\r\n")
        #expect(try #require(client.receiveAnswer()).head == "HTTP/1.1 100 Continue\r\n\r\n")
        client.send("a")
        #expect(client.receiveAnswer()?.content == "1:97")
        let expectation = "Content-Length: 1\r\nExpect: 100-continue\r\n\r\n"
        #expect(try echo.status(of: "POST /refused HTTP/1.1\r\nHost: a\r\n" + expectation) == 415)
        #expect(try echo.status(of: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 11\r\nExpect: 100-continue\r\n\r\n") == 413)
        #expect(try echo.status(of: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: magic\r\n\r\n") == 417)
    }

    @Test("Short unwanted content is read away, long content ends the connection")
    func unwantedContent() throws {
        let echo = try RunningEcho()
        let client = try echo.client()
        client.send("GET /?a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello" + get)
        #expect(client.receiveAnswer()?.content == "now a")
        #expect(client.receiveAnswer()?.content == "now n")
        client.send("GET /?a HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n" + String(repeating: "x", count: 500_000))
        let answer = client.receiveAll()
        #expect(answer.contains("Connection: close") && answer.hasSuffix("now a"))
    }

    @Test("An identifier of the caller is echoed, another is made")
    func identifiers() throws {
        let echo = try RunningEcho()
        let client = try echo.client()
        client.send("GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: mine-1\r\n\r\n" + get)
        #expect(try #require(client.receiveAnswer()).head.contains("X-Request-Id: mine-1\r\n"))
        #expect(try #require(client.receiveAnswer()).head.contains("X-Request-Id: "))
    }

    @Test("A large answer reaches a slow reader whole")
    func slowReader() throws {
        let echo = try RunningEcho()
        let client = try echo.client(receiveBuffer: 4096)
        client.send("GET /big HTTP/1.1\r\nHost: a\r\n\r\n" + get)
        usleep(50_000)
        #expect(client.receiveAnswer()?.content.utf8.count == 4_000_000)
        #expect(client.receiveAnswer()?.content == "now n")
    }

    @Test("Half a connection is enough to be answered")
    func halfClosed() throws {
        let echo = try RunningEcho()
        let client = try echo.client()
        client.send("POST /late?1 HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na" + get)
        client.finishSending()
        #expect(client.receiveAnswer()?.content == "late 1")
        #expect(client.receiveAnswer()?.content == "now n")
        #expect(client.receive() == nil)
    }
}
