import Evidence
import Testing

@testable import HTTPSyntax

@Suite struct FramingTests {
    private func read(_ text: String, method: String = "GET") -> Message {
        MessageReader.read(Array(text.utf8), context: .init(method: method))
    }

    @Test(
        "What ends the body, and whether it came",
        arguments: [
            ("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc", Framing.Mode.contentLength, 3, true),
            ("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nab", .contentLength, 2, false),
            ("HTTP/1.1 200 OK\r\nContent-Length: 3, 3\r\n\r\nabc", .contentLength, 3, true),
            ("HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc", .untilClose, 3, nil),
            ("HTTP/1.1 200 OK\r\nContent-Length: +3\r\n\r\nabc", .untilClose, 3, nil),
            ("HTTP/1.1 200 OK\r\n\r\nabc", .untilClose, 3, nil),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\nContent-Length: 99\r\n\r\n3\r\nabc\r\n0\r\n\r\n", .chunked, 3, true),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip,chunked\r\n\r\n3\r\nabc\r\n", .chunked, 3, false),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked, gzip\r\n\r\nabc", .untilClose, 3, nil),
            ("HTTP/1.1 204 No Content\r\nTransfer-Encoding: chunked\r\n\r\nabc", .none, 0, true),
            ("HTTP/1.1 304 Not Modified\r\nContent-Length: 3\r\n\r\nabc", .none, 0, true),
            ("HTTP/1.1 101 Switching Protocols\r\nContent-Length: 3\r\n\r\nabc", .none, 0, true),
            ("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n", .contentLength, 0, false),
        ] as [(String, Framing.Mode, Int, Bool?)]
    )
    func modes(text: String, mode: Framing.Mode, received: Int, isComplete: Bool?) {
        let framing = read(text).framing
        #expect(framing.mode == mode)
        #expect(framing.received == received)
        #expect(framing.isComplete == isComplete)
    }

    @Test("HEAD and a granted CONNECT have no body; what follows is excess")
    func methods() {
        let text = "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc"
        #expect(read(text, method: "HEAD").excess.count == 3)
        #expect(read(text, method: "CONNECT").excess.count == 3)
        #expect(read("HTTP/1.1 407 No\r\nContent-Length: 3\r\n\r\nabc", method: "CONNECT").excess.isEmpty)
    }

    @Test("Interim responses are passed over, and the final one may lack")
    func interim() {
        let both = read("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        #expect(both.interim.map(\.code) == [103] && both.status == 200)
        let alone = read("HTTP/1.1 100 Continue\r\n\r\n")
        #expect(alone.head == nil && alone.interim.count == 1 && alone.framing.isComplete == false)
    }

    @Test("A second response is excess, and can be read from there")
    func pipelined() {
        let first = read("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na\r\nHTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
        #expect(first.content.count == 1)
        let second = MessageReader.read(first.octets, from: first.excess.lowerBound + 2)
        #expect(second.status == 404 && second.leading.isEmpty && second.excess.isEmpty)
    }

    @Test("Octets before the status line are leading; without one all is content")
    func leading() {
        let message = read("</html>\nHTTP/1.1 204 No Content\r\n\r\n")
        #expect(message.leading == 0..<8 && message.status == 204)
        let none = read("HTTP is a protocol\r\n\r\n")
        #expect(none.head == nil && none.content.count == none.octets.count)
    }

    @Test("What a client wrote down ends where the octets end, whatever lengths it states")
    func captured() {
        let octets = Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 9\r\n\r\n{}".utf8)
        let message = MessageReader.read(octets, context: .init(isCaptured: true))
        #expect(message.framing.mode == .untilClose && message.content.count == 2)
        #expect(!message.framing.isChunkedNotApplied && message.framing.isComplete == nil)
    }
}
