import HTTPContent
import Testing

@testable import Service

@Suite struct RoutesTests {
    @Test("Every resource answers GET, HEAD with the same fields, and OPTIONS with Allow")
    func resources() throws {
        let fixture = try Fixture()
        for route in Route.allCases where route != .analyze {
            let get = fixture.call("GET", route.label)
            let head = fixture.call("HEAD", route.label)
            #expect(get.status == 200 && head.status == 200, "\(route.label)")
            #expect(head.content.isEmpty)
            // The figures have moved on between the two.
            if route != .metrics { #expect(get.field("Content-Length") == head.field("Content-Length"), "\(route.label)") }
            for name in ["Content-Type", "ETag", "Cache-Control", "Content-Security-Policy"] {
                #expect(get.field(name) == head.field(name), "\(name) of \(route.label)")
            }
            #expect(get.field("Content-Length") == String(get.content.utf8.count))
            #expect(get.field("X-Content-Type-Options") == "nosniff")
            let options = fixture.call("OPTIONS", route.label)
            #expect(options.status == 204 && options.field("Allow") == "GET, HEAD, OPTIONS")
        }
        #expect(fixture.call("OPTIONS", "*").status == 204)
    }

    static let refused: [(String, String, String, Int, String)] = [
        ("GET", "/nothing", "", 404, "not-found"),
        ("GET", "/livez/", "", 404, "not-found"),
        ("GET", "/v1/analyze", "", 405, "method-not-allowed"),
        ("TRACE", "/", "", 405, "method-not-allowed"),
        ("DELETE", "/livez", "", 405, "method-not-allowed"),
        ("BREW", "/", "", 501, "method-not-implemented"),
        ("CONNECT", "a:443", "", 501, "method-not-implemented"),
        ("POST", "/analyze", "", 411, "length-required"),
        ("POST", "/analyze", "Content-Type: image/png\r\n", 415, "unsupported-media-type"),
        ("POST", "/analyze", "Content-Encoding: compress\r\n", 415, "unsupported-content-coding"),
        ("POST", "/analyze?format=xml", "", 406, "not-acceptable"),
        ("POST", "/analyze", "Accept: image/*, application/json;q=0\r\n", 406, "not-acceptable"),
        ("GET", "/", "Transfer-Encoding: gzip\r\n", 501, "transfer-coding-not-implemented"),
        ("GET", "/", "Host: b\r\n", 400, "bad-request"),
        ("GET", "/", "Expect: more\r\n", 417, "expectation-failed"),
    ]

    @Test("What is refused says so as a problem", arguments: refused)
    func refusals(_ method: String, _ target: String, _ fields: String, _ status: Int, _ code: String) throws {
        let fixture = try Fixture()
        let answer = fixture.call(method, target, fields)
        let problem = JSONDocument(reading: Array(answer.content.utf8)).root
        #expect(answer.status == status)
        #expect(answer.field("Content-Type") == "application/problem+json")
        #expect(problem?["code"]?.string == code)
        #expect(problem?["status"]?.int64 == Int64(status))
        #expect(problem?["type"]?.string == "/docs#\(code)")
        #expect(problem?["request_id"]?.string == answer.field("X-Request-Id"))
        for name in ["title", "detail", "instance", "errors"] { #expect(problem?[name] != nil, "\(name)") }
    }

    @Test("Refusals list what is possible")
    func choices() throws {
        let fixture = try Fixture()
        #expect(fixture.call("GET", "/analyze").field("Allow") == "POST, QUERY, OPTIONS")
        #expect(fixture.call("POST", "/analyze", "Content-Type: a/b\r\n").field("Accept")?.contains("message/http") == true)
        #expect(fixture.call("POST", "/analyze", "Content-Encoding: gzip, rot13\r\n").field("Accept-Encoding") == RequestCoding.list)
        #expect(fixture.call("POST", "/analyze?format=x").content.contains("\"choices\":[\"application/json\",\"text/plain\"]"))
    }

    @Test("A validator that still fits is answered 304 without content")
    func notModified() throws {
        let fixture = try Fixture()
        let entityTag = try #require(fixture.call("GET", "/openapi.yaml").field("ETag"))
        for list in [entityTag, "W/\(entityTag)", "\"x\", \(entityTag)", "*"] {
            let answer = fixture.call("GET", "/openapi.yaml", "If-None-Match: \(list)\r\n")
            #expect(answer.status == 304 && answer.content.isEmpty && answer.field("ETag") == entityTag)
        }
        for list in ["\"x\"", "nonsense", "\"unclosed"] {
            #expect(fixture.call("GET", "/openapi.yaml", "If-None-Match: \(list)\r\n").status == 200)
        }
    }

    @Test("Octets reach the analysis with their context")
    func octets() throws {
        let fixture = try Fixture()
        let target = "/v1/analyze?url=http%3A%2F%2Fa%2F%3Fb%3Dc+d&method=HEAD&now=1000&provenance=wire"
        for method in ["POST", "QUERY"] {
            let answer = fixture.call(method, target, "Content-Type: Message/HTTP; version=1.1\r\n", content: "HTTP/1.1 200 OK")
            #expect(answer.status == 200)
            #expect(answer.content == "message/http|HEAD http://a/?b=c d |wire 1000.0 json|HTTP/1.1 200 OK")
            #expect(answer.field("Cache-Control") == "no-store" && answer.field("Vary") == "Accept, Accept-Encoding")
        }
        let bare = fixture.call("POST", "/analyze?now=0", "Accept: text/*\r\n", content: "")
        #expect(bare.content == "application/octet-stream|- - |- 0.0 text|")
        #expect(bare.field("Content-Type") == "text/plain")
        let wrong = fixture.call("POST", "/analyze?now=soon&x=1&method=A%20B&provenance=here&now=1", content: "a")
        #expect(wrong.status == 422)
        for name in ["now", "x", "method", "provenance"] { #expect(wrong.content.contains("\"parameter\":\"\(name)\""), "\(name)") }
    }

    @Test("JSON reaches the analysis as octets")
    func json() throws {
        let fixture = try Fixture()
        let content = #"{"response":{"status":200,"headers":{"A":["1",2],"B":"é"},"body":"x"},"now":5,"request":{"headers":[["C","d"]]}}"#
        let answer = fixture.call("POST", "/analyze", "Content-Type: application/json\r\n", content: content)
        #expect(answer.content.hasPrefix("response|- - C=d|client-library 5.0 json|HTTP/1.1 200 \r\nA: 1\r\nA: 2\r\nB: \u{FFFD}\r\n\r\nx"))
        let target = "/analyze?url=http://q/&method=HEAD&provenance=wire&now=7"
        let mixed = fixture.call("POST", target, "Content-Type: application/json\r\n", content: #"{"raw":"x","request":{"method":"GET"}}"#)
        #expect(mixed.content == "raw|GET http://q/ |wire 7.0 json|x")
        let broken = fixture.call("POST", "/analyze", "Content-Type: application/json\r\n", content: "{\"raw\": 'x'}")
        #expect(broken.status == 400 && broken.content.contains("line 1, column 9"))
    }
}
