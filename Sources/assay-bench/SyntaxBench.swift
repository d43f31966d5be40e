import HTTPSyntax

/// Measures the syntax stage: heads with all offsets, fields at two sizes, chunked decoding.
enum SyntaxBench {
    /// Prints a line a measurement: its name, the figure, the unit.
    static func run() {
        let head = response(fields: 20)
        let many = response(fields: 10_000)
        let headTime = nanoseconds(rounds: 200) { heads(head) }
        report("head of 20 fields (\(head.count) octets), all offsets", headTime, "ns")
        report("the message around it, framing found", nanoseconds(rounds: 200) { messages(head) }, "ns")
        let perField = headTime / 20
        let perFieldOfMany = nanoseconds(rounds: 1) { heads(many) } / 10_000
        report("per field at 20", perField, "ns")
        report("per field at 10,000", perFieldOfMany, "ns")
        let chunks = chunked(octets: 4_096, count: 2_048)
        let chunkTime = nanoseconds(rounds: 1) { decode(chunks) }
        report("chunked decoding, chunks of 4 KiB", Double(chunks.count) / chunkTime, "GB/s")
    }

    private static func response(fields count: Int) -> [UInt8] {
        let lines = [
            "Date: Sun, 01 Mar 2026 12:00:00 GMT", "Server: nginx", "Content-Type: application/json; charset=utf-8",
            "Cache-Control: private, max-age=0, must-revalidate", "ETag: \"5f3c9b1a2d4e6f708192a3b4c5d6e7f8\"", "Vary: Accept-Encoding",
            "X-Request-Id: 0f8fad5b-d9cb-469f-a165-70867728950e", "Strict-Transport-Security: max-age=31536000; includeSubDomains",
            "X-Content-Type-Options: nosniff", "Set-Cookie: session=0123456789abcdef; Path=/; HttpOnly; Secure",
        ]
        var text = "HTTP/1.1 200 OK\r\n"
        for index in 0..<count { text += lines[index % lines.count] + "\r\n" }
        return Array((text + "\r\n").utf8)
    }

    private static func chunked(octets size: Int, count: Int) -> [UInt8] {
        var octets: [UInt8] = []
        let line = Array((String(size, radix: 16) + "\r\n").utf8)
        for _ in 0..<count { octets += line + [UInt8](repeating: 0x61, count: size) + [0x0D, 0x0A] }
        return octets + Array("0\r\n\r\n".utf8)
    }

    @inline(never) private static func heads(_ octets: [UInt8]) -> Int { MessageReader.head(of: octets)?.fields.lines.count ?? 0 }

    @inline(never) private static func messages(_ octets: [UInt8]) -> Int { MessageReader.read(octets).fields.lines.count }

    @inline(never) private static func decode(_ octets: [UInt8]) -> Int {
        var decoder = ChunkedDecoder()
        _ = decoder.feed(octets, 0..<octets.count)
        return decoder.content.count
    }

    /// The best of 300 short runs of `rounds` calls, per call: on a busy machine some of them are not interrupted.
    private static func nanoseconds(rounds: Int, _ work: () -> Int) -> Double {
        let clock = ContinuousClock()
        var best = Double.infinity
        var sum = 0
        for _ in 0..<300 {
            let time = clock.measure { for _ in 0..<rounds { sum &+= work() } }
            let (seconds, attoseconds) = time.components
            best = min(best, (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(rounds))
        }
        // The sum keeps the calls from being optimised away.
        return sum == 0 ? best + 1e-9 : best
    }

    private static func report(_ name: String, _ figure: Double, _ unit: String) {
        let hundredths = Int(figure * 100 + 0.5)
        let cents = hundredths % 100
        print("\(name): \(hundredths / 100).\(cents < 10 ? "0" : "")\(cents) \(unit)")
    }
}
