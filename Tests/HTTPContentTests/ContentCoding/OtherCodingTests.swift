import Testing

@testable import HTTPContent

@Suite("Deflate in both variants")
struct DeflateTests {
    @Test("The variant that was sent is told")
    func variants() throws {
        let text = sampleText(count: 1000)
        let wrapped = try #require(ContentCoding.deflate.encode(text))
        let bare = try #require(ContentCoding.rawDeflate(text))
        for (octets, variant) in [(wrapped, CodingStage.DeflateVariant.zlib), (bare, .raw)] {
            let (output, stage) = ContentCoding.deflate.decode(octets + [9], limit: 10_000)
            #expect(output == text)
            #expect(stage.deflateVariant == variant)
            #expect(stage.outcome == .complete)
            #expect(stage.trailing.count == 1)
        }
    }

    @Test("A wrong Adler-32 costs no octet")
    func wrongChecksum() throws {
        var octets = try #require(ContentCoding.deflate.encode(Array("text".utf8)))
        octets[octets.count - 1] ^= 1
        let (output, stage) = ContentCoding.deflate.decode(octets, limit: 100)
        #expect(output == Array("text".utf8))
        #expect(stage.outcome == .corrupt(at: octets.count - 4, .checksum))
    }

    @Test("Text is no deflate, and a preset dictionary is refused")
    func refused() {
        let html = ContentCoding.deflate.decode(Array("<!doctype html><p>text".utf8), limit: 100)
        #expect(html.stage.outcome == .corrupt(at: 0, .header))
        #expect(html.stage.deflateVariant == nil)
        #expect(ContentCoding.deflate.decode([0x78, 0xBB, 0, 0, 0, 1, 3, 0], limit: 100).stage.outcome == .corrupt(at: 1, .dictionary))
    }
}

@Suite("Zstandard frames", .enabled(if: ContentCoding.zstd.isSupported))
struct ZstdTests {
    private func zstd(_ text: String) throws -> [UInt8] { try #require(ContentCoding.zstd.encode(Array(text.utf8))) }

    @Test("Frames follow one another, skippable ones yield nothing")
    func frames() throws {
        let skippable: [UInt8] = [0x53, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 1, 2, 3]
        let octets = try zstd("one ") + skippable + zstd("two")
        let (output, stage) = ContentCoding.zstd.decode(octets + [7], limit: 100)
        #expect(output == Array("one two".utf8))
        #expect(stage.members == 2)
        #expect(stage.outcome == .complete)
        #expect(stage.trailing == octets.count..<octets.count + 1)
    }

    @Test("A window above 8 MiB is refused before anything is decoded")
    func window() {
        // Window descriptors 2^23 and 2^23 + 2^20, then a last raw block of one octet.
        let allowed: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0, 13 << 3, 9, 0, 0, 0x41]
        let refused: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0, 13 << 3 | 1, 9, 0, 0, 0x41]
        let good = ContentCoding.zstd.decode(allowed, limit: 100)
        #expect(good.output == [0x41])
        #expect(good.stage.windowSize == 8 << 20)
        let bad = ContentCoding.zstd.decode(refused, limit: 100)
        #expect(bad.output.isEmpty)
        #expect(bad.stage.outcome == .corrupt(at: 0, .window))
        #expect(bad.stage.windowSize == 9 << 20)
    }

    @Test("A wrong checksum costs no octet")
    func checksum() {
        let octets: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 4, 0, 9, 0, 0, 0x41, 1, 2, 3, 4]
        let (output, stage) = ContentCoding.zstd.decode(octets, limit: 100)
        #expect(output == [0x41])
        #expect(stage.outcome == .corrupt(at: 10, .checksum))
        #expect(stage.bytesIn == octets.count)
    }

    @Test("A bad block is located, and what came before it is kept")
    func badBlock() {
        // A raw block of two octets, then one of the reserved type.
        let octets: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0, 0, 16, 0, 0, 0x41, 0x42, 15, 0, 0, 0]
        let (output, stage) = ContentCoding.zstd.decode(octets, limit: 100)
        #expect(output == [0x41, 0x42])
        guard case .corrupt(let offset, .data) = stage.outcome else {
            Issue.record("\(stage.outcome)")
            return
        }
        #expect((11...14).contains(offset))
    }
}

@Suite("The compress coding")
struct CompressTests {
    /// A plain encoder of the format, with a cleared table after `clearAfter` octets.
    private func compress(_ text: [UInt8], maximumWidth: Int, clearAfter: Int? = nil) -> [UInt8] {
        var output: [UInt8] = [0x1F, 0x9D, UInt8(0x80 | maximumWidth)]
        var (bits, held, width, group) = (0, 0, 9, 0)
        var table = Dictionary(uniqueKeysWithValues: (0..<256).map { ([UInt8($0)], $0) })
        var free = 257
        func emit(_ code: Int) {
            bits |= code << held
            held += width
            group = (group + 1) % 8
            while held >= 8 {
                output.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
                held -= 8
            }
        }
        var run: [UInt8] = []
        for (index, octet) in text.enumerated() {
            if table[run + [octet]] != nil || run.isEmpty {
                run.append(octet)
                continue
            }
            emit(table[run] ?? 0)
            if free < 1 << maximumWidth {
                table[run + [octet]] = free
                free += 1
                if free - 1 == 1 << width, width < maximumWidth {
                    while group != 0 { emit(0) }
                    width += 1
                }
            }
            if index == clearAfter {
                emit(256)
                while group != 0 { emit(0) }
                (width, free) = (9, 257)
                table = table.filter { $0.value < 256 }
            }
            run = [octet]
        }
        emit(table[run] ?? 0)
        if held > 0 { output.append(UInt8(truncatingIfNeeded: bits)) }
        return output
    }

    @Test("Codes of growing width and cleared tables are read", arguments: [10, 12, 16], [nil, 700])
    func roundTrip(width: Int, clearAfter: Int?) {
        // Few letters, so that the runs cross the place where the table is cleared only now and then.
        let text = (0..<30_000).map { (index: Int) -> UInt8 in
            let square = index * index / 7
            return UInt8(65 + square % 3 + index % 2)
        }
        let (output, stage) = ContentCoding.compress.decode(compress(text, maximumWidth: width, clearAfter: clearAfter), limit: 100_000)
        #expect(output == text)
        #expect(stage.outcome == .complete)
    }

    @Test("What is not compress is told")
    func refused() {
        #expect(ContentCoding.compress.decode(Array("text".utf8), limit: 10).stage.outcome == .corrupt(at: 0, .header))
        #expect(ContentCoding.compress.decode([0x1F, 0x9D, 0x90, 0xFF, 0xFF], limit: 10).stage.outcome == .corrupt(at: 3, .data))
        let bomb = compress([UInt8](repeating: 0, count: 100_000), maximumWidth: 16)
        #expect(ContentCoding.compress.decode(bomb, limit: 1000).stage.outcome == .limit)
    }
}

@Suite("Codings that nobody declared")
struct CodingSignsTests {
    @Test("Magic numbers are seen")
    func magic() throws {
        let text = sampleText(count: 200)
        for coding in codings where coding != .brotli {
            #expect(ContentCoding.looksLike(try #require(coding.encode(text))) == coding)
        }
        #expect(ContentCoding.looksLike(text) == nil)
        #expect(ContentCoding.looksLike([]) == nil)
        #expect(ContentCoding.looksLike(Array("HK is text".utf8)) == nil)
    }

    @Test("Without a magic number only a clean decoding to the last octet counts")
    func trials() throws {
        let text = sampleText(count: 200)
        let bare = try #require(ContentCoding.rawDeflate(text))
        #expect(ContentCoding.trial(bare, limit: 10_000) == .deflate)
        #expect(ContentCoding.trial(text, limit: 10_000) == nil)
        #expect(ContentCoding.trial(Array("33333333".utf8), limit: 10_000) == nil)
    }

    @Test("Brotli, too, must end with the octets", .enabled(if: ContentCoding.brotli.isSupported))
    func brotliTrials() throws {
        let text = sampleText(count: 200)
        let brotli = try #require(ContentCoding.brotli.encode(text))
        #expect(ContentCoding.trial(brotli, limit: 10_000) == .brotli)
        #expect(ContentCoding.trial(brotli + [1, 2, 3], limit: 10_000) == nil)
        #expect(ContentCoding.trial(Array(brotli.dropLast(3)), limit: 10_000) == nil)
    }
}

@Suite("Faults of zstd blocks that lenient libraries pass over")
struct ZstdAuditTests {
    private func isCorrupt(_ block: [UInt8]) -> Bool {
        var audit = ZstdAudit()
        return block.withUnsafeBufferPointer { audit.isCorrupt($0, block: 0..<block.count) }
    }

    @Test(
        "Without sequences nothing may follow their number, in either form",
        arguments: [
            ([UInt8(0x10), 0x41, 0x42, 0], false), ([0x10, 0x41, 0x42, 0, 0], true), ([0x10, 0x41, 0x42, 0x80, 0], false),
            ([0x10, 0x41, 0x42, 0x80, 0, 0], true),
        ]
    )
    func extraneous(block: [UInt8], isWrong: Bool) {
        #expect(isCorrupt(block) == isWrong)
    }

    @Test("Distance 0 is refused where the last distance was 1")
    func distanceZero() {
        // One literal, one sequence of no literals (0) with the third repeat (offset code 1, one bit set) and a match of code 0: 1 - 1 = 0.
        // All three tables repeat one symbol, so that the only bit is that of the offset value 3, below the mark.
        #expect(isCorrupt([0x08, 0x41, 1, 0x54, 0, 1, 0, 0b11]))
        // The second repeat is 4 at the start of a frame.
        #expect(!isCorrupt([0x08, 0x41, 1, 0x54, 0, 1, 0, 0b10]))
    }

    @Test(
        "No stream of the library itself is suspected",
        .enabled(if: ContentCoding.zstd.isSupported),
        arguments: [10, 1000, 40_000, 900_000]
    )
    func honest(count: Int) throws {
        let encoded = try #require(ContentCoding.zstd.encode(sampleText(count: count)))
        let (output, stage) = ContentCoding.zstd.decode(encoded, limit: 1 << 24)
        #expect(stage.outcome == .complete)
        #expect(output.count == count)
    }

    @Test("Random blocks trap nothing")
    func random() {
        var state: UInt32 = 5
        for length in 0..<2000 {
            let block = (0..<length % 60).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(truncatingIfNeeded: state >> 24)
            }
            _ = isCorrupt(block)
        }
    }
}
