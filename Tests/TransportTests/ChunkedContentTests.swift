import Testing

@testable import Transport

private func read(_ text: String, cut: Int, limits: ServerLimits = ServerLimits()) -> String {
    let octets = Array(text.utf8)
    var decoder = ChunkedContent()
    var content: [UInt8] = []
    var used = 0
    for piece in [octets[..<cut], octets[cut...]] where !decoder.isFinished {
        let result: Result<Int, Refusal> = Array(piece).withUnsafeBytes { buffer in
            do throws(Refusal) { return .success(try decoder.read(buffer, into: &content, limits: limits)) } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let count): used += count
        case .failure(let refusal): return "\(refusal)"
        }
    }
    return decoder.isFinished ? "\(String(decoding: content, as: UTF8.self)) \(used)" : "unfinished"
}

@Suite struct ChunkedContentTests {
    static let cases: [(String, String)] = [
        ("5\r\nhello\r\n0\r\n\r\nGET", "hello 15"),
        ("0\r\n\r\n", " 5"),
        ("1;a=b;c=\"d e\"\r\nx\r\n00a \r\n0123456789\r\n0\r\nT: v\r\n\r\n", "x0123456789 47"),
        ("A\r\n0123456789\r\n0;x\r\n\r\n", "0123456789 22"),
        ("5\r\nhell", "unfinished"),
        ("g\r\n", "\(Refusal.malformed(.chunk))"),
        ("\r\n", "\(Refusal.malformed(.chunk))"),
        ("0x5\r\n", "\(Refusal.malformed(.chunk))"),
        ("-1\r\n", "\(Refusal.malformed(.chunk))"),
        ("5\nhello", "\(Refusal.malformed(.chunk))"),
        ("5\r\nhelloo\r\n", "\(Refusal.malformed(.chunk))"),
        ("5\r\nhello\n0", "\(Refusal.malformed(.chunk))"),
        ("5;\u{0}\r\n", "\(Refusal.malformed(.chunk))"),
        ("00000000000000000\r\n", "\(Refusal.malformed(.chunk))"),
        ("ffffffffffffffff\r\n", "\(Refusal.contentTooLarge)"),
        ("1000001\r\n", "\(Refusal.contentTooLarge)"),
        ("0\r\nT\r\n\r\n", "\(Refusal.malformed(.fieldName))"),
        ("0\r\n\n", "\(Refusal.malformed(.lineEnd))"),
        ("0\r\nT: v\r\n folded\r\n\r\n", "\(Refusal.malformed(.foldedField))"),
    ]

    @Test("Chunks read the same however they are cut", arguments: cases)
    func everySplit(_ text: String, _ expected: String) {
        for cut in 0...text.utf8.count { #expect(read(text, cut: cut) == expected, "cut at \(cut)") }
    }

    @Test("Content, extensions and trailers have their limits")
    func limits() {
        var limits = ServerLimits()
        limits.content = 6
        limits.chunkExtensions = 4
        limits.head = 16
        #expect(read("3\r\nabc\r\n3\r\nabc\r\n0\r\n\r\n", cut: 0, limits: limits) == "abcabc 21")
        #expect(read("3\r\nabc\r\n4\r\nabc", cut: 0, limits: limits) == "\(Refusal.contentTooLarge)")
        #expect(read("1;ab\r\nx\r\n1;abc\r\n", cut: 0, limits: limits) == "\(Refusal.fieldsTooLarge)")
        #expect(read("0\r\nTrailer: long value", cut: 0, limits: limits) == "\(Refusal.fieldsTooLarge)")
    }
}
