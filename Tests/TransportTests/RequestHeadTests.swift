import Testing

@testable import Transport

/// Feeds a request in pieces as a connection does: the octets only grow at the end.
private func outcome(_ text: String, cuts: [Int], limits: ServerLimits = ServerLimits()) -> String {
    let octets = Array(text.utf8)
    var scanner = HeadScanner()
    for end in cuts + [octets.count] {
        let result = octets.prefix(end).withUnsafeBytes { scanner.scan($0, limits: limits) }
        switch result {
        case .partial: continue
        case .refused(let refusal): return "\(refusal)"
        case .complete(let range):
            do throws(Refusal) {
                let head = try Array(octets[range]).withUnsafeBytesTyped { octets throws(Refusal) in try RequestHead(parsing: octets) }
                return "\(head.method) \(head.path) \(head.query ?? "-") 1.\(head.minorVersion) \(head.framing) \(head.fieldCount)"
            } catch {
                return "\(error)"
            }
        }
    }
    return "partial"
}

extension [UInt8] {
    fileprivate func withUnsafeBytesTyped<Result>(
        _ body: (UnsafeRawBufferPointer) throws(Refusal) -> Result
    ) throws(Refusal) -> Result {
        let result: Swift.Result<Result, Refusal> = withUnsafeBytes { octets in
            do throws(Refusal) { return .success(try body(octets)) } catch { return .failure(error) }
        }
        return try result.get()
    }
}

@Suite struct RequestHeadTests {
    static let accepted: [(String, String)] = [
        ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / - 1.1 none 1"),
        ("\r\n\r\nGET /p?q=1 HTTP/1.1\r\nHost: a:80\r\n\r\n", "GET /p q=1 1.1 none 1"),
        ("GET /? HTTP/1.0\r\n\r\n", "GET /  1.0 none 0"),
        ("GET http://[::1]:80?x HTTP/1.1\r\nHost: other\r\n\r\n", "GET / x 1.1 none 1"),
        ("GET HTTPS://a/b HTTP/1.1\r\nHost:\r\n\r\n", "GET /b - 1.1 none 1"),
        ("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "OPTIONS * - 1.1 none 1"),
        ("OPTIONS http://a HTTP/1.1\r\nHost: a\r\n\r\n", "OPTIONS * - 1.1 none 1"),
        ("CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n", "CONNECT  - 1.1 none 1"),
        ("POST /x HTTP/1.7\r\nhOST: a\r\ncontent-LENGTH:\t007 \r\nX:\u{e9}\r\n\r\n", "POST /x - 1.1 length(7) 3"),
        ("POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n", "POST /x - 1.1 chunked 2"),
        (
            "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n",
            "POST /x - 1.1 length(9223372036854775807) 2"
        ),
    ]

    static let refused: [(String, Refusal)] = [
        ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", .malformed(.requestLine)),
        ("GET /\r\nHost: a\r\n\r\n", .malformed(.requestLine)),
        ("GET / HTTP/1.1 \r\nHost: a\r\n\r\n", .malformed(.version)),
        ("GET / http/1.1\r\nHost: a\r\n\r\n", .malformed(.version)),
        ("GET / HTTP/1.10\r\nHost: a\r\n\r\n", .malformed(.version)),
        (" GET / HTTP/1.1\r\nHost: a\r\n\r\n", .malformed(.requestLine)),
        ("\u{16}\u{3}\u{1}\u{2}", .malformed(.requestLine)),
        ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", .unsupportedVersion),
        ("GET / HTTP/3.0\r\nHost: a\r\n\r\n", .unsupportedVersion),
        ("GET /#f HTTP/1.1\r\nHost: a\r\n\r\n", .malformed(.target)),
        ("GET /\u{e9} HTTP/1.1\r\nHost: a\r\n\r\n", .malformed(.target)),
        ("GET * HTTP/1.1\r\nHost: a\r\n\r\n", .malformed(.target)),
        ("GET a/b HTTP/1.1\r\nHost: a\r\n\r\n", .malformed(.target)),
        ("GET ftp://a/b HTTP/1.1\r\nHost: a\r\n\r\n", .malformed(.target)),
        ("GET http:///b HTTP/1.1\r\nHost: a\r\n\r\n", .malformed(.target)),
        ("GET http://u@a/b HTTP/1.1\r\nHost: a\r\n\r\n", .malformed(.target)),
        ("GET / HTTP/1.1\r\n\r\n", .malformed(.hostMissing)),
        ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", .malformed(.hostMissing)),
        ("GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n", .malformed(.hostMissing)),
        ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", .malformed(.hostInvalid)),
        ("GET / HTTP/1.1\r\nHost: a, b/\r\n\r\n", .malformed(.hostInvalid)),
        ("GET / HTTP/1.1\r\nHost: [::1\r\n\r\n", .malformed(.hostInvalid)),
        ("GET / HTTP/1.1\r\nHost: a:123456\r\n\r\n", .malformed(.hostInvalid)),
        ("GET / HTTP/1.1\nHost: a\n\n", .malformed(.lineEnd)),
        ("GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n", .malformed(.lineEnd)),
        ("GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n", .malformed(.lineEnd)),
        ("GET / HTTP/1.1\r\nHost: a\r\r\n\r\n", .malformed(.lineEnd)),
        ("GET / HTTP/1.1\r\nHost: a\r\nX: a\u{0}b\r\n\r\n", .malformed(.nul)),
        ("GET / HTTP/1.1\r\nHost: a\r\nX\u{0}: b\r\n\r\n", .malformed(.nul)),
        ("GET / HTTP/1.1\r\nHost: a\r\nX : b\r\n\r\n", .malformed(.fieldName)),
        ("GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n", .malformed(.fieldName)),
        ("GET / HTTP/1.1\r\nHost: a\r\nX\r\n\r\n", .malformed(.fieldName)),
        ("GET / HTTP/1.1\r\nHost: a\r\n X: b\r\n\r\n", .malformed(.foldedField)),
        ("GET / HTTP/1.1\r\n\tHost: a\r\n\r\n", .malformed(.foldedField)),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\n", .malformed(.contentLength)),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", .malformed(.contentLength)),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0x1\r\n\r\n", .malformed(.contentLength)),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length:\r\n\r\n", .malformed(.contentLength)),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 1\r\n\r\n", .malformed(.contentLength)),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", .malformed(.contentLength)),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", .malformed(.bothFramings)),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, chunked\r\n\r\n", .malformed(.transferEncoding)),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n", .malformed(.transferEncoding)),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\r\n\r\n", .malformed(.transferEncoding)),
        ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", .malformed(.transferEncoding)),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", .unsupportedTransferCoding),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: identity\r\n\r\n", .unsupportedTransferCoding),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n", .unsupportedTransferCoding),
        ("\r\n\r\n\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", .malformed(.requestLine)),
    ]

    @Test("A request reads the same however it is cut", arguments: accepted)
    func acceptedAtEverySplit(_ text: String, _ expected: String) {
        for cut in 0...text.utf8.count { #expect(outcome(text, cuts: [cut]) == expected, "cut at \(cut)") }
        #expect(outcome(text, cuts: Array(0...text.utf8.count)) == expected)
    }

    @Test("What could be read in two ways is refused however it is cut", arguments: refused)
    func refusedAtEverySplit(_ text: String, _ refusal: Refusal) {
        for cut in 0...text.utf8.count { #expect(outcome(text, cuts: [cut]) == "\(refusal)", "cut at \(cut)") }
        #expect(outcome(text, cuts: Array(0...text.utf8.count)) == "\(refusal)")
    }

    @Test("Limits are met before the head is complete")
    func limits() {
        let long = String(repeating: "a", count: 8193)
        #expect(outcome("GET /" + long, cuts: []) == "\(Refusal.targetTooLong)")
        #expect(outcome("GET /" + long + " HTTP/1.1\r\n", cuts: []) == "\(Refusal.targetTooLong)")
        let start = "GET / HTTP/1.1\r\nHost: a\r\n"
        #expect(outcome(start + String(repeating: "a: b\r\n", count: 99) + "\r\n", cuts: []) == "GET / - 1.1 none 100")
        #expect(outcome(start + String(repeating: "a: b\r\n", count: 100), cuts: []) == "\(Refusal.fieldsTooLarge)")
        #expect(outcome(start + "X: " + String(repeating: "a", count: 32768), cuts: []) == "\(Refusal.fieldsTooLarge)")
    }

    @Test("Lines of one field are joined in order, whatever their case")
    func joinedFields() throws {
        let text = "GET / HTTP/1.1\r\nHost: a\r\nAccept: x\r\nX: y\r\naCCEPT:  z \r\n\r\n"
        let head = try Array(text.utf8).withUnsafeBytesTyped { octets throws(Refusal) in try RequestHead(parsing: octets) }
        #expect(head.field("accept") == "x, z")
        #expect(head.values(of: "accept") == ["x", "z"])
        #expect(head.field("missing") == nil)
    }
}
