import HTTPSyntax
import Recording
import Testing

@testable import HTTPSemantics

@Suite struct ResponseFollowerTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var method = "GET"
        let text: String
        /// What is left when everything has come.
        let last: ResponseProgress
        var testDescription: String { text }
    }

    static let cases: [Case] = [
        Case(text: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", last: .complete(begin: 38, end: 40)),
        Case(text: "HTTP/1.1 200 OK\nContent-Length: 2\n\nokmore", last: .complete(begin: 35, end: 37)),
        Case(method: "HEAD", text: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n", last: .complete(begin: 38, end: 38)),
        Case(text: "HTTP/1.1 304 Not Modified\r\n\r\n", last: .complete(begin: 29, end: 29)),
        Case(text: "HTTP/1.1 101 Switching Protocols\r\n\r\n", last: .complete(begin: 36, end: 36)),
        Case(text: "HTTP/1.1 200 OK\r\n\r\nab", last: .untilClose(begin: 19)),
        Case(text: "HTTP/1.1 103 Early Hints\r\n\r\n", last: .nothing),
        Case(text: "HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 2", last: .head),
        Case(
            text: "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n",
            last: .complete(begin: 79, end: 79)
        ),
        Case(
            text: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3;x\r\nabc\r\n0\r\nA: b\r\n\r\n",
            last: .complete(begin: 47, end: 68)
        ),
        Case(text: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n", last: .content(begin: 47)),
        Case(text: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n<html>", last: .untilClose(begin: 47)),
        Case(text: "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\nab", last: .content(begin: 56)),
        Case(text: "HTTP/1.1 200 OK\r\nA: b\r\n", last: .head),
        Case(text: "<p>\n\nno status line", last: .head),
    ]

    @Test("The end is found however the octets are cut", arguments: cases)
    func cuts(_ one: Case) {
        let octets = Array(one.text.utf8)
        for step in [1, 2, 3, 7, octets.count] {
            var follower = ResponseFollower(method: one.method)
            var progress = ResponseProgress.nothing
            var count = 0
            while count < octets.count {
                count = min(octets.count, count + step)
                progress = follower.follow(Array(octets.prefix(count)))
                if case .complete = progress { break }
            }
            #expect(progress == one.last, "in steps of \(step)")
        }
    }

    @Test("The end is where the reader of whole messages finds it", arguments: cases)
    func agrees(_ one: Case) {
        let octets = Array(one.text.utf8)
        var follower = ResponseFollower(method: one.method)
        guard case .complete(_, let end) = follower.follow(octets) else { return }
        let message = MessageReader.read(octets, context: MessageReader.Context(method: one.method))
        #expect(message.excess.lowerBound == end)
    }

    @Test("Interim responses without end are no final one, and octets without status line end with the connection")
    func endless() {
        var follower = ResponseFollower(method: "GET")
        var octets: [UInt8] = []
        for _ in 0..<300 {
            octets += Array("HTTP/1.1 102 Processing\r\n\r\n".utf8)
            #expect(follower.follow(octets).contentBegin == nil)
        }
        var all = ResponseFollower(method: "GET")
        #expect(all.follow(octets).contentBegin == nil)
        var garbage = ResponseFollower(method: "GET")
        #expect(garbage.follow([UInt8](repeating: 0x0A, count: 70_000)) == .untilClose(begin: 0))
    }
}
