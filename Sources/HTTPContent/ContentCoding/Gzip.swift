/// Decoder of `gzip`: one or more members, each a header, DEFLATE data, a CRC-32 and a length (RFC 1952).
enum Gzip {
    /// Members beyond this number are not read: an empty member takes 20 octets and yields nothing.
    static let memberLimit = 10_000

    static func decode(_ input: UnsafeBufferPointer<UInt8>, limit: Int) -> (DecodedOctets, CodingStage) {
        var stage = CodingStage(coding: .gzip)
        var output = DecodedOctets(limit: limit, expected: statedLength(input), most: input.count.multipliedCapped(by: 1032))
        guard var inflater = Inflater() else {
            stage.outcome = .limit
            return (output, stage)
        }
        var offset = 0
        repeat {
            if stage.members == memberLimit {
                stage.outcome = .limit
                break
            }
            stage.members += 1
            let ended = decodeMember(input, at: &offset, into: &output, with: &inflater, stage: &stage)
            stage.bytesIn = offset
            guard ended else { break }
            stage.trailing = offset..<input.count
        } while beginsMember(input, at: offset)
        if !stage.reachedEnd {
            stage.trailing = offset..<offset
        }
        return (output, stage)
    }

    /// Whether a member begins here: other octets after the last member are no part of the stream.
    static func beginsMember(_ input: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        input.count - offset >= 3 && input[offset] == 0x1F && input[offset + 1] == 0x8B && input[offset + 2] == 8
    }

    /// Returns whether the member reached its end, wrong checks or not.
    private static func decodeMember(
        _ input: UnsafeBufferPointer<UInt8>,
        at offset: inout Int,
        into output: inout DecodedOctets,
        with inflater: inout Inflater,
        stage: inout CodingStage
    ) -> Bool {
        switch GzipHeader.end(input, at: offset) {
        case .complete(let end):
            offset = end
        case .wrongCheck(let position, let end):
            stage.note(.header, at: position)
            offset = end
        case .corrupt(let position):
            stage.note(.header, at: position)
            return false
        case .truncated:
            offset = input.count
            stage.outcome = .truncated
            return false
        }
        var check = Inflater.Check(.crc32)
        let before = output.octets.count
        switch inflater.run(input, at: &offset, into: &output, check: &check) {
        case .reached: break
        case .inputEnded:
            stage.outcome = .truncated
            return false
        case .corrupt:
            stage.outcome = .corrupt(at: offset, .data)
            return false
        case .limit:
            stage.outcome = .limit
            return false
        }
        guard input.count - offset >= 8 else {
            offset = input.count
            stage.outcome = .truncated
            return false
        }
        if input.littleEndian32(at: offset) != UInt32(truncatingIfNeeded: check.value) {
            stage.note(.checksum, at: offset)
        }
        if input.littleEndian32(at: offset + 4) != UInt32(truncatingIfNeeded: output.octets.count - before) {
            stage.note(.length, at: offset + 4)
        }
        offset += 8
        return true
    }

    /// The length stated by the last four octets: right for one member without trailing octets, a mere hint otherwise.
    private static func statedLength(_ input: UnsafeBufferPointer<UInt8>) -> Int {
        input.count >= 18 ? Int(input.littleEndian32(at: input.count - 4)) : 0
    }
}
