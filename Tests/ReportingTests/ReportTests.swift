import HTTPContent
import HTTPSemantics
import Recording
import Testing

@testable import Reporting

@Suite struct ReportTests {
    private func report(
        _ text: String,
        request: Request = Request(method: "GET", url: "https://www.example.com/"),
        redacts: Bool = true
    ) -> Report {
        var options = ReportOptions()
        options.redacts = redacts
        let hop = Hop(request: request, received: Array(text.utf8))
        return analyze(Investigation(posted: hop, kind: .raw), at: 1_772_366_400, id: "test", options: options)
    }

    private func value(_ report: Report, _ pointer: String) -> JSONValue? {
        JSONDocument(reading: report.json(analyzedAt: "2026-03-01T12:00:00Z")).value(at: pointer)
    }

    @Test("Cookie values and tokens are masked, octet for octet, unless asked otherwise")
    func redaction() {
        let text = "HTTP/1.1 200 OK\r\nSet-Cookie: sid=secret; Path=/\r\nX-Api-Key: abc\r\nContent-Length: 0\r\n\r\n"
        let masked = report(text)
        #expect(value(masked, "/headers/0/value")?.string == "sid=******; Path=/")
        #expect(value(masked, "/headers/1/value")?.string == "***")
        #expect(value(masked, "/cookies/list/0/value")?.string == "******")
        #expect(!masked.text().contains("secret"))
        #expect(value(report(text, redacts: false), "/cookies/list/0/value")?.string == "secret")
        let url = Request(method: "GET", url: "https://user:pass@example.com/")
        #expect(value(report(text, request: url), "/input/request/url")?.string == "https://***@example.com/")
    }

    @Test("A GBK page declared as ISO-8859-1, gzip within chunks: effective, suggested, text, sizes at each stage, the octets at fault")
    func mislabelledPage() throws {
        let page: [UInt8] =
            Array("<!doctype html><title>".utf8) + [0xCD, 0xBC, 0xCA, 0xE9, 0xB9, 0xDD] + Array("</title><p>".utf8)
            + [
                0xBD, 0xF1, 0xC8, 0xD5, 0xCC, 0xEC, 0xC6, 0xF8, 0xC7, 0xE7, 0xC0, 0xCA, 0xA3, 0xAC, 0xCA, 0xCA, 0xBA, 0xCF, 0xB3, 0xF6,
                0xC3, 0xC5,
            ]
        let gzip = try #require(ContentCoding.gzip.encode(page))
        let head =
            "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=ISO-8859-1\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n"
        let body = Array("\(String(gzip.count, radix: 16))\r\n".utf8) + gzip + Array("\r\n0\r\n\r\n".utf8)
        let report = analyze(Investigation(posted: Hop(received: Array(head.utf8) + body), kind: .raw), at: 0, id: "test")
        #expect(value(report, "/charset/effective")?.string == "windows-1252")
        #expect(value(report, "/charset/suggested")?.string == "gbk")
        #expect(value(report, "/text/content")?.string == "<!doctype html><title>图书馆</title><p>今日天气晴朗，适合出门")
        #expect(value(report, "/framing/framed_bytes")?.int64 == Int64(body.count - 2))
        #expect(value(report, "/body/content_bytes")?.int64 == Int64(gzip.count))
        #expect(value(report, "/codings/undone/0/bytes_out")?.int64 == Int64(page.count))
        #expect(value(report, "/findings/0/id")?.string == "charset-suspected-wrong")
        #expect(value(report, "/findings/0/evidence/0/part")?.string == "head")
        #expect(value(report, "/findings/0/evidence/0/snippet")?.string == "ISO-8859-1")
        #expect(value(report, "/findings/0/evidence/0/offset")?.int64 == 50)
    }

    @Test("The view of URLSession: -1 for an unknown length, the file name, the label as written")
    func urlSession() {
        let chunked = report(
            "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=\"UTF-8\"\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        )
        #expect(value(chunked, "/platforms/urlsession/expectedContentLength")?.int64 == -1)
        #expect(value(chunked, "/platforms/urlsession/textEncodingName")?.string == "utf-8")
        let named = report("HTTP/1.1 200 OK\r\nContent-Disposition: attachment; filename=\"a/b.txt\"\r\nContent-Length: 0\r\n\r\n")
        #expect(value(named, "/platforms/urlsession/expectedContentLength")?.int64 == 0)
        #expect(value(named, "/platforms/urlsession/suggestedFilename")?.string == "b.txt")
    }

    @Test("What to send next: the tag with its quotes; a resume at the octet that came last")
    func nextRequests() {
        let cut = report("HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nAccept-Ranges: bytes\r\nContent-Length: 10\r\n\r\nhello")
        #expect(value(cut, "/next_requests/revalidate/If-None-Match")?.string == "\"v1\"")
        #expect(value(cut, "/next_requests/resume/Range")?.string == "bytes=5-")
        #expect(value(cut, "/next_requests/resume/If-Range")?.string == "\"v1\"")
        let weak = report("HTTP/1.1 200 OK\r\nETag: W/\"v1\"\r\nContent-Length: 10\r\n\r\nhello")
        #expect(value(weak, "/next_requests/resume/If-Range") == nil)
    }

    @Test("The text report stays within its width and is plain without colour", arguments: [60, 100])
    func textReport(_ width: Int) {
        let text = report("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhello").text(TextStyle(width: width))
        #expect(text.hasPrefix("BROKEN  "))
        #expect(!text.contains("\u{1B}"))
        for line in text.split(separator: "\n").dropFirst() { #expect(line.count <= width, "\(line)") }
    }
}
