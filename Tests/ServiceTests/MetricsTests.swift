import Testing

@testable import Service

@Suite struct MetricsTests {
    @Test("Requests are counted by route, method and status, whatever callers write")
    func requests() throws {
        let fixture = try Fixture()
        for _ in 0..<3 { #expect(fixture.call("GET", "/livez").status == 200) }
        #expect(fixture.call("GET", "/random/\(UInt64.random(in: 0...9))").status == 404)
        #expect(fixture.call("BREW", "/livez").status == 501)
        #expect(fixture.call("POST", "/analyze", content: "x").status == 200)
        let answer = fixture.call("GET", "/metrics")
        let lines = answer.content.split(separator: "\n")
        let name = "http_server_request_duration_seconds_count"
        for expected in [
            "\(name){http_route=\"/livez\",http_request_method=\"GET\",http_response_status_code=\"200\"} 3",
            "\(name){http_route=\"\",http_request_method=\"GET\",http_response_status_code=\"404\"} 1",
            "\(name){http_route=\"\",http_request_method=\"_OTHER\",http_response_status_code=\"501\"} 1",
            "\(name){http_route=\"/v1/analyze\",http_request_method=\"POST\",http_response_status_code=\"200\"} 1",
            "assay_queue_wait_seconds_count 1", "assay_queue_depth 0", "assay_draining 0",
        ] { #expect(lines.contains(expected[...]), "\(expected)") }
        #expect(answer.field("Content-Type") == "text/plain; version=0.0.4; charset=utf-8")
        #expect(!answer.content.contains("random") && !answer.content.contains("BREW"))
    }

    @Test("Buckets are cumulative and end with everything")
    func buckets() {
        var histogram = Histogram()
        for duration: UInt64 in [1, 100_000, 100_001, 9_000_000_000] { histogram.add(duration) }
        let lines = histogram.lines("x", "a=\"b\"").split(separator: "\n")
        #expect(lines.first == "x_bucket{a=\"b\",le=\"0.0001\"} 2")
        #expect(lines.contains("x_bucket{a=\"b\",le=\"5\"} 3"))
        #expect(lines.contains("x_bucket{a=\"b\",le=\"+Inf\"} 4"))
        #expect(lines.contains("x_sum{a=\"b\"} 9.000200002"))
        #expect(lines.last == "x_count{a=\"b\"} 4")
    }
}
