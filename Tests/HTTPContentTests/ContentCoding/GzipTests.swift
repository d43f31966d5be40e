import Testing

@testable import HTTPContent

@Suite("Gzip members, headers and checks")
struct GzipTests {
    private func gzip(_ text: String) throws -> [UInt8] { try #require(ContentCoding.gzip.encode(Array(text.utf8))) }

    @Test("Members one after another are one content")
    func members() throws {
        let octets = try gzip("one ") + gzip("two ") + gzip("")
        let (output, stage) = ContentCoding.gzip.decode(octets, limit: 1000)
        #expect(output == Array("one two ".utf8))
        #expect(stage.members == 3)
        #expect(stage.outcome == .complete)
        #expect(stage.trailing.isEmpty)
    }

    @Test("Octets after the last member are trailing, and no member", arguments: [[UInt8(0)], [0x1F], [0x1F, 0x8B], Array("tr\r\n".utf8)])
    func trailing(tail: [UInt8]) throws {
        let octets = try gzip("text")
        let (output, stage) = ContentCoding.gzip.decode(octets + tail, limit: 1000)
        #expect(output == Array("text".utf8))
        #expect(stage.members == 1)
        #expect(stage.outcome == .complete)
        #expect(stage.trailing == octets.count..<octets.count + tail.count)
    }

    @Test("A second member that is cut is truncated")
    func cutSecondMember() throws {
        let first = try gzip("text")
        let (output, stage) = ContentCoding.gzip.decode(first + first.dropLast(9), limit: 1000)
        #expect(stage.outcome == .truncated)
        #expect(stage.members == 2)
        #expect(output.starts(with: "text".utf8))
    }

    @Test("A wrong checksum costs no octet, and the next member is read")
    func wrongChecksum() throws {
        var octets = try gzip("text")
        let end = octets.count
        octets[end - 8] ^= 1
        let (output, stage) = ContentCoding.gzip.decode(try octets + gzip(" more"), limit: 1000)
        #expect(output == Array("text more".utf8))
        #expect(stage.outcome == .corrupt(at: end - 8, .checksum))
        #expect(stage.reachedEnd)
        #expect(stage.members == 2)
    }

    @Test("A wrong length costs no octet")
    func wrongLength() throws {
        var octets = try gzip("text")
        octets[octets.count - 1] ^= 1
        let (output, stage) = ContentCoding.gzip.decode(octets, limit: 1000)
        #expect(output == Array("text".utf8))
        #expect(stage.outcome == .corrupt(at: octets.count - 4, .length))
    }

    @Test("Extra field, name, comment and header check are stepped over")
    func optionalHeader() throws {
        let plain = try gzip("text")
        var octets: [UInt8] = [0x1F, 0x8B, 8, 0x1C, 0, 0, 0, 0, 0, 3, 2, 0, 0xAA, 0xBB]
        octets += Array("name".utf8) + [0] + Array("comment".utf8) + [0]
        octets += plain.dropFirst(10)
        let (output, stage) = ContentCoding.gzip.decode(octets, limit: 1000)
        #expect(output == Array("text".utf8))
        #expect(stage.outcome == .complete)
    }

    @Test("A header that is none is corrupt at the octet that shows it")
    func badHeaders() throws {
        var reserved = try gzip("text")
        reserved[3] = 0x20
        #expect(ContentCoding.gzip.decode(reserved, limit: 10).stage.outcome == .corrupt(at: 3, .header))
        #expect(ContentCoding.gzip.decode(Array("plain".utf8), limit: 10).stage.outcome == .corrupt(at: 0, .header))
        #expect(ContentCoding.gzip.decode([0x1F, 0x8B, 7], limit: 10).stage.outcome == .corrupt(at: 2, .header))
        let wrongCheck = try [0x1F, 0x8B, 8, 2, 0, 0, 0, 0, 0, 3, 0, 0] + gzip("text").dropFirst(10)
        let (output, stage) = ContentCoding.gzip.decode(wrongCheck, limit: 10)
        #expect(stage.outcome == .corrupt(at: 10, .header))
        #expect(output == Array("text".utf8))
    }
}

@Suite("Bombs and floods end early")
struct CodingFloodTests {
    @Test("Zeros that blow up stop at the limit", arguments: codings)
    func bomb(coding: ContentCoding) throws {
        let bomb = try #require(coding.encode([UInt8](repeating: 0, count: 8_000_000)))
        let (output, stage) = coding.decode(bomb, limit: 1_000_000)
        #expect(stage.outcome == .limit)
        #expect(output.count == 1_000_000)
        #expect(output.capacity < 2_000_000)
    }

    @Test("Members without content are counted out")
    func emptyMembers() throws {
        let empty = try #require(ContentCoding.gzip.encode([]))
        let octets = Array(repeatElement(empty, count: 10_050).joined())
        let (output, stage) = ContentCoding.gzip.decode(octets, limit: 1000)
        #expect(output.isEmpty)
        #expect(stage.outcome == .limit)
        #expect(stage.members == 10_000)
    }

    @Test("Blocks without content are passed over in one go")
    func emptyBlocks() {
        // A stored block of length 0, half a million octets of them; then a last one.
        let octets = Array(repeatElement([UInt8(0), 0, 0, 0xFF, 0xFF], count: 100_000).joined()) + [1, 0, 0, 0xFF, 0xFF]
        let (output, stage) = ContentCoding.deflate.decode(octets, limit: 1000)
        #expect(output.isEmpty)
        #expect(stage.outcome == .complete)
        #expect(stage.deflateVariant == .raw)
    }

    @Test("A length that is stated too high is not believed")
    func lyingLength() throws {
        var octets = try #require(ContentCoding.gzip.encode(Array("text".utf8)))
        for index in octets.count - 4..<octets.count { octets[index] = 0xFF }
        let (output, _) = ContentCoding.gzip.decode(octets, limit: .max)
        #expect(output == Array("text".utf8))
        #expect(output.capacity < 1_000_000)
    }
}
