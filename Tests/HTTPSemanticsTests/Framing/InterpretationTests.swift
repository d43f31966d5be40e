import HTTPSyntax
import Recording
import Testing

@testable import HTTPSemantics

@Suite struct InterpretationTests {
    private func refusing(_ text: String) -> Set<Parser> {
        Set(Interpretations(of: Array(text.utf8)).readings.filter(\.reading.isRefusal).map(\.parser))
    }

    @Test(
        "A message by the book is refused by nobody",
        arguments: [
            "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
            "HTTP/1.1 200 \r\n\r\n",
            "HTTP/1.1 404 Not Found\r\nA:\r\nB: c\tüd\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nX: y\r\n\r\n",
            "HTTP/1.0 200 OK\r\nConnection: keep-alive\r\nContent-Length: 0\r\n\r\n",
            "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n",
        ]
    )
    func agreement(_ text: String) { #expect(refusing(text).isEmpty) }

    @Test(
        "Each oddity is refused by those who are known to refuse it",
        arguments: [
            ("HTTP/1.1 200 OK\r\nA: b\r\n c\r\n\r\n", [.llhttp, .httparse]),
            ("HTTP/1.1 200 OK\nA: b\n\n", [.llhttp]),
            ("HTTP/1.1 200 OK\r\nA : b\r\n\r\n", [.llhttp, .picohttpparser, .httparse, .h11]),
            ("HTTP/1.1  200 OK\r\n\r\n", [.llhttp, .httparse, .h11]),
            ("HTTP/1.1 200 OK\r\nContent-Length: 1, 1\r\n\r\na", [.llhttp, .go, .curl]),
            ("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\na", [.llhttp]),
            ("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", [.llhttp]),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", [.h11, .go, .curl]),
            ("HTTP/1.1 200 OK\r\nno colon\r\n\r\n", [.llhttp, .picohttpparser, .httparse, .h11, .go, .curl]),
            ("HTTP/1.1 099 Odd\r\n\r\n", [.h11]),
        ] as [(String, Set<Parser>)]
    )
    func refusals(text: String, parsers: Set<Parser>) { #expect(refusing(text) == parsers) }

    @Test("A NUL in a value is refused by all")
    func nul() { #expect(refusing("HTTP/1.1 200 OK\r\nA: b\u{0}\r\n\r\n") == Set(Parser.allCases)) }

    @Test("Every prefix of a good head is incomplete or read, never refused by a parser of heads")
    func prefixes() {
        let octets = Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX-Field: value\r\n\r\n".utf8)
        for length in 1..<octets.count {
            let readings = Interpretations(of: Array(octets[..<length]))
            for parser in [Parser.llhttp, .picohttpparser, .httparse, .h11] {
                #expect(readings[parser]?.outcome == .incomplete, "\(parser) at \(length)")
            }
        }
    }

    @Test("Where two parsers end the body differently, both lengths are told")
    func lengths() throws {
        let text = "HTTP/1.0 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}"
        let readings = Interpretations(of: Array(text.utf8))
        #expect(readings[.fetch]?.bodyLength == 2)
        #expect(readings[.llhttp]?.reason == .lengthWithCoding)
    }

    @Test("Nothing is modelled for a response that has nothing odd, and something for one that has")
    func gate() {
        func facts(_ text: String) -> FramingFacts { FramingFacts(Exchange(Hop(received: Array(text.utf8)))) }
        #expect(facts("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}").interpretations == nil)
        #expect(facts("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nA: b\n\r\n{}").interpretations != nil)
    }
}
