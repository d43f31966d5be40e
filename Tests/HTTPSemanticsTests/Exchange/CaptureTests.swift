import HTTPSyntax
import Recording
import Testing

@testable import HTTPSemantics

@Suite struct CaptureTests {
    private func exchange(_ text: String, _ stated: Provenance? = nil) -> Exchange {
        Exchange(Hop(received: Array(text.utf8), provenance: stated))
    }

    private func body(_ exchange: Exchange) -> String {
        String(decoding: exchange.content.octets[exchange.content.range], as: UTF8.self)
    }

    private let verbose = """
        *   Trying 192.0.2.1:443...
        * Connected to api.example.com (192.0.2.1) port 443
        * SSL connection using TLSv1.3 / TLS_AES_256_GCM_SHA384
        > POST /v1/items?x=1 HTTP/1.1
        > Host: api.example.com
        > Accept: */*
        >
        < HTTP/1.1 100 Continue
        <
        < HTTP/1.1 201 Created
        < Content-Type: application/json
        < Transfer-Encoding: chunked
        <
        { [14 bytes data]
        {"note": "* x"}
        * second line of the body
        * Connection #0 to host api.example.com left intact
        """

    @Test("curl -v: the response, its body and the request are told apart")
    func curlVerbose() {
        let exchange = exchange(verbose)
        #expect(exchange.provenance == .curlVerbose)
        #expect(exchange.message.interim.map(\.code) == [100])
        #expect(exchange.message.status == 201)
        #expect(exchange.message.fields.lines.count == 2)
        #expect(body(exchange) == "{\"note\": \"* x\"}\n* second line of the body\n")
        #expect(exchange.method == "POST")
        #expect(exchange.request.url == "https://api.example.com/v1/items?x=1")
        #expect(exchange.request.field("accept") == "*/*")
        #expect(!exchange.message.framing.isChunkedNotApplied)
    }

    @Test("curl -v: a remark on the body's last line is no part of it, and the last of several answers counts")
    func followed() {
        let text = """
            < HTTP/1.1 301 Moved Permanently
            < Location: /b
            <
            * Ignoring the response-body
            > GET /b HTTP/1.1
            > Host: example.com
            >
            < HTTP/2 200
            <
            {"a":1}* Connection #0 to host example.com left intact
            """
        let exchange = exchange(text)
        #expect(exchange.message.status == 200)
        #expect(exchange.message.version == .pasted(major: 2))
        #expect(exchange.request.url == "http://example.com/b")
        #expect(body(exchange) == "{\"a\":1}")
    }

    @Test("curl -i: a status line of HTTP/2, or joined chunks under lines that end in LF")
    func curlInclude() {
        #expect(exchange("HTTP/2 200 \r\ncontent-length: 9\r\n\r\n{}").provenance == .curlInclude)
        let joined = exchange("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n{\"a\": 1}")
        #expect(joined.provenance == .curlInclude)
        #expect(body(joined) == "{\"a\": 1}")
        #expect(exchange("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n{}").provenance == .wire)
        #expect(exchange("HTTP/1.1 200 OK\nContent-Length: 2\n\n{}").provenance == .wire)
    }

    @Test("Developer tools: with colons, with values on lines of their own, with a general section")
    func devTools() {
        let flat = exchange(":status: 404\ncontent-type: text/html\n\n<p>none</p>")
        #expect(flat.provenance == .devtools && flat.message.status == 404)
        #expect(body(flat) == "<p>none</p>")
        let stacked = exchange(":status:\n200\ncontent-type:\napplication/json\nserver:\nnginx\n")
        #expect(stacked.message.status == 200)
        #expect(stacked.message.values("server").texts == ["nginx"])
        let sections = exchange(
            "Request URL: https://example.com/a\nRequest Method: PUT\nStatus Code: 204 No Content\n\nResponse Headers\nserver: x\n\nRequest Headers\naccept: */*\n"
        )
        #expect(sections.request.url == "https://example.com/a" && sections.method == "PUT")
        #expect(sections.message.status == 204 && sections.message.fields.lines.count == 1)
    }

    @Test(
        "What only looks like a print at its start is left alone",
        arguments: ["* a list\n* of points", "> quoted", "<p>", "General terms", ": x"]
    )
    func noCapture(_ text: String) {
        let exchange = exchange(text)
        #expect(exchange.provenance == .wire)
        #expect(body(exchange) == text)
    }

    @Test("What the caller says it is, it is")
    func stated() {
        let wire = exchange(verbose, .wire)
        #expect(wire.provenance == .wire && !wire.message.leading.isEmpty)
        #expect(exchange("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}", .clientLibrary).message.framing.isComplete == nil)
    }

    @Test("Every prefix of a print is read without a trap")
    func prefixes() {
        let octets = Array(verbose.utf8)
        for length in 0...octets.count { _ = Exchange(Hop(received: Array(octets[..<length]))) }
    }
}
