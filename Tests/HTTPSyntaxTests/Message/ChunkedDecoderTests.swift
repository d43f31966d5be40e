import Evidence
import Testing

@testable import HTTPSyntax

@Suite struct ChunkedDecoderTests {
    /// All that a decoder says, to be compared.
    private struct Outcome: Equatable {
        var state: ChunkedDecoder.State
        var content: [UInt8]
        var chunks: Int
        var remaining: Int
        var defects: [Defect<ChunkedDecoder.Flaw>]
        var consumed: Int
        var trailers: OctetRange?

        init(_ decoder: ChunkedDecoder) {
            state = decoder.state
            content = decoder.content
            chunks = decoder.chunkCount
            remaining = decoder.remaining
            defects = decoder.defects
            consumed = decoder.position
            trailers = decoder.trailers
        }
    }

    private func decode(_ pieces: [[UInt8]]) -> Outcome {
        var decoder = ChunkedDecoder()
        for piece in pieces { _ = decoder.feed(piece, 0..<piece.count) }
        return Outcome(decoder)
    }

    @Test("Cut at every octet, the result is that of the whole", arguments: Samples.bodies)
    func everySplit(_ sample: Samples.Sample) {
        let whole = decode([sample.octets])
        for place in 0...sample.octets.count {
            #expect(decode([Array(sample.octets[..<place]), Array(sample.octets[place...])]) == whole, "cut at \(place)")
        }
    }

    @Test("Octet by octet, the result is that of the whole", arguments: Samples.bodies)
    func octetByOctet(_ sample: Samples.Sample) {
        #expect(decode(sample.octets.map { [$0] }) == decode([sample.octets]))
    }

    @Test(
        "Content, end and first fault",
        arguments: [
            ("5\r\nhello\r\n0\r\n\r\n", "hello", ChunkedDecoder.State.complete, nil),
            ("a\nabcdefghij\n0\n\n", "abcdefghij", .complete, .bareLF),
            ("1;x\r\na\r\n0\r\n\r\n", "a", .complete, .chunkExtension),
            ("1 \r\na\r\n0\r\n\r\n", "a", .complete, .blankBesideSize),
            ("1\r\na\r\n-1\r\n", "a", .failed, .invalidSize),
            ("0x1\r\na", "", .failed, .invalidSize),
            ("1\r\nab\r\n", "a", .failed, .missingDataEnd),
            ("fffffffffffffffff\r\n", "", .failed, .invalidSize),
            ("8000000000000000\r\n", "", .failed, .invalidSize),
        ] as [(String, String, ChunkedDecoder.State, ChunkedDecoder.Flaw?)]
    )
    func outcomes(body: String, content: String, state: ChunkedDecoder.State, flaw: ChunkedDecoder.Flaw?) {
        let outcome = decode([Array(body.utf8)])
        #expect(outcome.content == Array(content.utf8))
        #expect(outcome.state == state)
        #expect(outcome.defects.first?.kind == flaw)
    }

    @Test("An endless size line fails, and a hundred thousand defects are not kept")
    func limits() {
        #expect(decode([Array("1;".utf8) + [UInt8](repeating: 0x61, count: 20_000)]).state == .failed)
        let many = Array(String(repeating: "1\na\n", count: 100_000).utf8)
        let outcome = decode([many + Array("zz".utf8)])
        #expect(outcome.chunks == 100_000)
        #expect(outcome.defects.count <= 65)
        #expect(outcome.defects.last?.kind == .invalidSize)
    }
}
