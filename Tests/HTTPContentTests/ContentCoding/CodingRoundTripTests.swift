import Testing

@testable import HTTPContent

/// Text that compresses a little, the same at every run.
func sampleText(count: Int) -> [UInt8] {
    var state: UInt32 = 7
    var octets: [UInt8] = []
    while octets.count < count {
        state = state &* 1_664_525 &+ 1_013_904_223
        octets.append(contentsOf: ["alpha ", "beta ", "\(state >> 20) ", "delta\n"][Int(state >> 30)].utf8)
    }
    return Array(octets.prefix(count))
}

/// Those that this build can undo.
let codings: [ContentCoding] = [.gzip, .deflate, .brotli, .zstd].filter(\.isSupported)

@Suite("A coding that was applied is undone")
struct CodingRoundTripTests {
    @Test("Every coding gives back what went in", arguments: codings, [1, 100, 70_000, 900_000])
    func roundTrip(coding: ContentCoding, count: Int) throws {
        let text = sampleText(count: count)
        let encoded = try #require(coding.encode(text))
        let (output, stage) = coding.decode(encoded, limit: 1 << 24)
        #expect(output == text)
        #expect(stage.outcome == .complete)
        #expect(stage.bytesIn == encoded.count)
        #expect(stage.bytesOut == count)
        #expect(stage.trailing == encoded.count..<encoded.count)
        #expect(stage.members == 1)
    }

    @Test("A limit that fits exactly is no limit, one octet less is", arguments: codings)
    func exactLimit(coding: ContentCoding) throws {
        let text = sampleText(count: 300_000)
        let encoded = try #require(coding.encode(text))
        #expect(coding.decode(encoded, limit: 300_000).stage.outcome == .complete)
        let (output, stage) = coding.decode(encoded, limit: 299_999)
        #expect(stage.outcome == .limit)
        #expect(output == Array(text.prefix(299_999)))
    }

    @Test("Every prefix is truncated, and yields only what was sent", arguments: codings)
    func prefixes(coding: ContentCoding) throws {
        let text = sampleText(count: 400)
        let encoded = try #require(coding.encode(text))
        for count in 0..<encoded.count {
            let (output, stage) = coding.decode(Array(encoded.prefix(count)), limit: 10_000)
            #expect(stage.outcome == .truncated, "after \(count) octets")
            #expect(text.starts(with: output), "after \(count) octets")
        }
    }

    @Test("A long stream that is cut yields most of what was there", arguments: codings)
    func cutLate(coding: ContentCoding) throws {
        let text = sampleText(count: 1_000_000)
        let encoded = try #require(coding.encode(text))
        let (output, stage) = coding.decode(Array(encoded.dropLast(10)), limit: 1 << 24)
        #expect(stage.outcome == .truncated)
        #expect(output.count > 600_000)
        #expect(text.starts(with: output))
    }

    @Test("No damaged octet traps, and the offsets stay inside", arguments: codings)
    func damage(coding: ContentCoding) throws {
        let encoded = try #require(coding.encode(sampleText(count: 300)))
        for index in encoded.indices {
            for change in [UInt8(0x01), 0x80, 0xFF] {
                var damaged = encoded
                damaged[index] ^= change
                let (output, stage) = coding.decode(damaged, limit: 100_000)
                #expect(output.count == stage.bytesOut && stage.bytesOut <= 100_000)
                #expect(stage.bytesIn <= damaged.count && stage.trailing.upperBound <= damaged.count)
                if case .corrupt(let offset, _) = stage.outcome { #expect((0...damaged.count).contains(offset)) }
            }
        }
    }

    @Test("Offsets count from the start of the array when a range is decoded", arguments: codings)
    func ranges(coding: ContentCoding) throws {
        let text = sampleText(count: 500)
        let encoded = try #require(coding.encode(text))
        let octets = Array("junk".utf8) + encoded + Array("tail".utf8)
        let (output, stage) = coding.decode(octets, in: 4..<octets.count - 2, limit: 10_000)
        #expect(output == text)
        #expect(stage.bytesIn == encoded.count)
        #expect(stage.trailing == 4 + encoded.count..<6 + encoded.count)
    }

    @Test("Random octets are never taken for a whole stream", arguments: codings.filter { $0 == .gzip || $0 == .zstd })
    func random(coding: ContentCoding) {
        var state: UInt32 = 99
        for length in 0..<200 {
            let octets = (0..<length).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(truncatingIfNeeded: state >> 24)
            }
            #expect(coding.decode(octets, limit: 100_000).stage.outcome != .complete)
        }
    }

    @Test("A coding without its library is told as unsupported", arguments: ContentCoding.allCases.filter { !$0.isSupported })
    func unsupported(coding: ContentCoding) {
        let (output, stage) = coding.decode([1, 2, 3], limit: 10)
        #expect(output.isEmpty)
        #expect(stage.outcome == .unsupported)
        #expect(coding.encode([1]) == nil)
    }

    @Test("Identity passes octets on up to the limit")
    func identity() {
        #expect(ContentCoding.identity.decode([1, 2, 3], limit: 10).output == [1, 2, 3])
        let (output, stage) = ContentCoding.identity.decode([1, 2, 3], limit: 2)
        #expect(output == [1, 2])
        #expect(stage.outcome == .limit)
    }

    @Test("Tokens are read without regard to case, with their old aliases")
    func tokens() {
        #expect(ContentCoding(token: "GZip") == .gzip)
        #expect(ContentCoding(token: "x-gzip") == .gzip)
        #expect(ContentCoding(token: "br") == .brotli)
        #expect(ContentCoding(token: "brotli") == nil)
        #expect(ContentCoding(token: "utf-8") == nil)
    }
}
