import Glibc
import HTTPContent
import Testing

@testable import Service
@testable import Transport

@Suite struct LogTests {
    @Test("An access line is one JSON object with what the exchange was, and no secret of it")
    func accessLine() throws {
        let record = AccessRecord(
            requestID: "a\"b\\\u{7f}",
            method: "GET",
            route: "/livez",
            status: 200,
            duration: 1_234_567,
            sent: 3,
            received: 0,
            client: "::1"
        )
        let root = try #require(JSONDocument(reading: record.logLine).root)
        #expect(root["request_id"]?.string == "a\"b\\\u{7f}")
        #expect(root["duration_ms"]?.double == 1.234)
        #expect(root["status"]?.int64 == 200)
        for name in ["ts", "level", "msg", "method", "route", "bytes", "bytes_in", "client"] { #expect(root[name] != nil, "\(name)") }
    }

    @Test("Lines are written whole and in order")
    func sink() {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let sink = LogSink(descriptor: ends[1])
        for number in 0..<200 { sink.write(Array("line \(number)".utf8)) }
        sink.finish()
        close(ends[1])
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = read(ends[0], &buffer, buffer.count), count > 0 { all += buffer.prefix(count) }
        close(ends[0])
        #expect(String(decoding: all, as: UTF8.self) == (0..<200).map { "line \($0)\n" }.joined())
    }
}
