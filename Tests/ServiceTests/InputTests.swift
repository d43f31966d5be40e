import Testing

@testable import Service

@Suite struct InputTests {
    static let refused: [(String, [String])] = [
        ("[]", [""]),
        ("{}", [""]),
        (#"{"raw":"a","raw_base64":"YQ=="}"#, ["/raw", "/raw_base64"]),
        (#"{"raw":1}"#, ["/raw"]),
        (#"{"raw":"a","raw":"b"}"#, ["/raw"]),
        (#"{"raw":"a","a/b~c":1}"#, ["/a~1b~0c"]),
        (#"{"raw_base64":"YQ="}"#, ["/raw_base64"]),
        (#"{"url":"http://a/"}"#, ["/url"]),
        (#"{"raw":"\ud800"}"#, [""]),
        (#"{"response":{}}"#, ["/response/status"]),
        (#"{"response":{"status":99}}"#, ["/response/status"]),
        (#"{"response":{"status":200.5}}"#, ["/response/status"]),
        (#"{"response":{"status":200,"reason":"a\r\nb"}}"#, ["/response/reason"]),
        (#"{"response":{"status":200,"headers":"a"}}"#, ["/response/headers"]),
        (#"{"response":{"status":200,"headers":[["a"]]}}"#, ["/response/headers/0"]),
        (#"{"response":{"status":200,"headers":[["a","b"],["a b","c"]]}}"#, ["/response/headers/1/0"]),
        (#"{"response":{"status":200,"headers":[["a",null]]}}"#, ["/response/headers/0/1"]),
        (#"{"response":{"status":200,"headers":{"a":["b","c\n"]}}}"#, ["/response/headers/a/1"]),
        (#"{"response":{"status":200,"body":"a","body_base64":"YQ=="}}"#, ["/response/body"]),
        (#"{"raw":"a","request":{"method":"G T","url":1}}"#, ["/request/method", "/request/url"]),
        (#"{"raw":"a","tls":{"chain_pem":["x"],"client_hello_sent":"yes"}}"#, ["/tls/chain_pem/0", "/tls/client_hello_sent"]),
        (#"{"raw":"a","provenance":"wine"}"#, ["/provenance"]),
        (#"{"raw":"a","now":"2026-02-30T00:00:00Z"}"#, ["/now"]),
        (#"{"raw":"a","now":true}"#, ["/now"]),
        (#"{"raw":"a","options":{"colour":1}}"#, ["/options/colour"]),
    ]

    @Test("What does not fit is pointed at", arguments: refused)
    func pointers(_ body: String, _ expected: [String]) {
        let problem = #expect(throws: Problem.self) { try RequestBody.decoded(Array(body.utf8)) }
        #expect(problem?.kind == .invalidInput)
        #expect(problem?.faults.map { $0.pointer ?? "-" } == expected)
    }

    @Test("Text is its UTF-8 octets, base64 any octets")
    func rawInputs() throws {
        #expect(try RequestBody.decoded(Array(#"{"raw":"a\r\né😀"}"#.utf8)).octets == Array("a\r\né😀".utf8))
        #expect(try RequestBody.decoded(Array(#"{"raw_base64":"/wD\n+\r\n"}"#.utf8)).octets == [0xFF, 0x00, 0xFE])
        #expect(try RequestBody.decoded(Array(#"{"raw":"","options":{"redact":false}}"#.utf8)).options.map(\.name) == ["redact"])
    }

    @Test("JSON deeper than 64 and JSON that is none are refused as such")
    func invalidBodies() {
        let deep = #"{"raw":"","options":{"checks":"# + String(repeating: "[", count: 63) + String(repeating: "]", count: 63) + "}}"
        for body in ["", "{", "{\"raw\":\"a\"}x", deep] {
            let problem = #expect(throws: Problem.self) { try RequestBody.decoded(Array(body.utf8)) }
            #expect(problem?.kind == .invalidBody)
        }
        let fits = #"{"raw":"","options":{"checks":"# + String(repeating: "[", count: 62) + String(repeating: "]", count: 62) + "}}"
        #expect(throws: Never.self) { try RequestBody.decoded(Array(fits.utf8)) }
    }

    @Test("Twenty faults are enough, and names are cut")
    func cappedFaults() {
        let members = (0..<1000).map { "\"\(String(repeating: "n", count: 300))\($0)\":1" }.joined(separator: ",")
        let problem = #expect(throws: Problem.self) { try RequestBody.decoded(Array("{\(members)}".utf8)) }
        #expect(problem?.faults.count == 20)
        #expect(problem?.faults.allSatisfy { ($0.pointer ?? "").utf8.count <= 101 } == true)
    }

    @Test(
        "Base64 is read strictly",
        arguments: [
            ("", .octets([])), ("YQ==", .octets([97])), ("YWI=", .octets([97, 98])), ("YWJj", .octets([97, 98, 99])),
            ("YW\r\nJj\n", .octets([97, 98, 99])), ("YQ", .invalid(2)), ("YQ=", .invalid(3)), ("YR==", .invalid(4)), ("YWJ=", .invalid(4)),
            ("YQ==YQ==", .invalid(4)), ("=", .invalid(0)), ("YWJj=", .invalid(4)), ("YW-j", .invalid(2)), ("YW j", .invalid(2)),
            ("YQ===", .invalid(4)),
        ] as [(String, Base64.Outcome)]
    )
    func base64(_ text: String, _ expected: Base64.Outcome) {
        #expect(Base64.decoded(text) == expected)
    }

    @Test(
        "Moments are read with their offset",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("2026-01-31T12:00:00.5+01:00", 1_769_857_200.5), ("2000-02-29 23:59:60z", 951_868_800),
            ("1969-12-31T23:59:59-00:00", -1), ("1700000000", 1_700_000_000), ("-1.5", -1.5), ("2026-01-31T12:00:00", nil),
            ("2026-01-31", nil),
            ("2023-02-29T00:00:00Z", nil), ("2026-13-01T00:00:00Z", nil), ("2026-01-01T24:00:00Z", nil), ("2026-01-01T00:00:00.Z", nil),
            ("1e9", nil), ("nan", nil), ("", nil), ("99999999999999", nil), ("2026-01-01T00:00:00+24:00", nil),
        ] as [(String, Double?)]
    )
    func instants(_ text: String, _ expected: Double?) {
        #expect(Instant.seconds(text) == expected)
    }

    @Test("Certificates are taken out of their armour")
    func pem() {
        let one = "-----BEGIN CERTIFICATE-----\r\nYWJj\r\nZA==\r\n-----END CERTIFICATE-----\r\n"
        #expect(PEM.certificates("note\n" + one + one) == [Array("abcd".utf8), Array("abcd".utf8)])
        #expect(PEM.certificates("") == nil)
        #expect(PEM.certificates("-----BEGIN CERTIFICATE-----\nYWJj\n") == nil)
        #expect(PEM.certificates(one.replacing("ZA==", with: "Z!==")) == nil)
    }

    @Test("Query parameters are decoded as forms are")
    func parameters() {
        let pairs = QueryParameters("a=1+2&b=%26%3D%zz%4&&c&d=%C3%A9=").pairs.map { "\($0.name):\($0.value)" }
        #expect(pairs == ["a:1 2", "b:&=%zz%4", "c:", "d:é="])
    }

    @Test(
        "Accept is weighed by its most specific range",
        arguments: [
            (nil, .json), ("", .json), ("*/*", .json), ("text/plain", .text), ("text/plain;q=0.5, application/json;q=0.4", .text),
            ("text/*, */*;q=0.1", .text), ("application/json;q=0, */*", .text), ("TEXT/PLAIN ; q=1", .text), ("image/png", nil),
            ("application/json;q=0", nil), ("text/html, application/xhtml+xml, */*;q=0.8", .json), ("text/plain;q=nonsense", nil),
        ] as [(String?, ReportFormat?)]
    )
    func accept(_ accept: String?, _ expected: ReportFormat?) {
        #expect(ReportFormat.chosen(parameter: nil, accept: accept) == expected)
        #expect(ReportFormat.chosen(parameter: "text", accept: accept) == .text)
    }
}
