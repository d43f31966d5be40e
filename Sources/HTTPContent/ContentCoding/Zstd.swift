import CZstd

/// Decoder of `zstd`: frames one after another (RFC 8878), with windows up to 8 MiB (RFC 9659).
///
/// Frames are handed to the library block by block: an error is then known to the block, and costs no octet that came before it.
struct Zstd {
    private let decoder: UnsafeMutableRawPointer
    private let input: UnsafeBufferPointer<UInt8>
    private var stage = CodingStage(coding: .zstd)
    private var output: DecodedOctets
    /// The audit reads every sequence once more, so that it is kept to the first octets of a stream.
    private static let auditLimit = 128 * 1024

    /// Nil where the library is strict by itself.
    private var audit: ZstdAudit?

    static func decode(_ input: UnsafeBufferPointer<UInt8>, limit: Int) -> (DecodedOctets, CodingStage) {
        var unsupported = CodingStage(coding: .zstd)
        unsupported.outcome = .unsupported
        guard assay_zstd_available(), let decoder = assay_zstd_start(23) else { return (DecodedOctets(limit: limit), unsupported) }
        defer { assay_zstd_end(decoder) }
        var run = Zstd(decoder: decoder, input: input, limit: limit)
        run.decodeFrames()
        return (run.output, run.stage)
    }

    private init(decoder: UnsafeMutableRawPointer, input: UnsafeBufferPointer<UInt8>, limit: Int) {
        self.decoder = decoder
        self.input = input
        var expected = 0
        if case .frame(let frame) = ZstdFrame.header(input, at: 0), let size = frame.contentSize {
            expected = Int(clamping: size)
        }
        output = DecodedOctets(limit: limit, expected: expected, most: input.count.multipliedCapped(by: 50_000))
    }

    private mutating func decodeFrames() {
        var offset = 0
        var frames = 0
        repeat {
            if frames == Gzip.memberLimit {
                stage.outcome = .limit
                break
            }
            frames += 1
            let ended = decodeFrame(at: &offset)
            stage.bytesIn = offset
            guard ended else { break }
            stage.trailing = offset..<input.count
        } while ZstdFrame.begins(input, at: offset)
        if !stage.reachedEnd {
            stage.trailing = offset..<offset
        }
    }

    /// Returns whether the frame reached its end.
    private mutating func decodeFrame(at offset: inout Int) -> Bool {
        switch ZstdFrame.header(input, at: offset) {
        case .truncated:
            offset = input.count
            stage.outcome = .truncated
            return false
        case .corrupt(let position, let kind):
            stage.outcome = .corrupt(at: position, kind)
            return false
        case .skippable(let end):
            if end > input.count { stage.outcome = .truncated }
            offset = min(end, input.count)
            return end <= input.count
        case .frame(let frame):
            stage.members += 1
            stage.windowSize = max(stage.windowSize ?? 0, Int(clamping: frame.windowSize))
            if frame.windowSize > UInt64(ZstdFrame.windowLimit) {
                stage.outcome = .corrupt(at: offset, .window)
                return false
            }
            audit = assay_zstd_version() < 10_506 ? ZstdAudit() : nil
            return feed(offset..<frame.headerEnd, at: &offset) && decodeBlocks(of: frame, at: &offset)
        }
    }

    private mutating func decodeBlocks(of frame: ZstdFrame, at offset: inout Int) -> Bool {
        var isLast = false
        while !isLast {
            guard input.count - offset >= 3 else {
                offset = input.count
                stage.outcome = .truncated
                return false
            }
            let header = Int(input[offset]) | Int(input[offset + 1]) << 8 | Int(input[offset + 2]) << 16
            isLast = header & 1 == 1
            // Type 1 repeats one octet `size` times.
            let length = header >> 1 & 3 == 1 ? 1 : header >> 3
            let end = offset + 3 + length
            if header >> 1 & 3 == 2, end <= min(input.count, Self.auditLimit), audit?.isCorrupt(input, block: offset + 3..<end) == true {
                return corruptData(at: offset)
            }
            guard feed(offset..<min(end, input.count), at: &offset) else { return false }
            if end > input.count {
                stage.outcome = .truncated
                return false
            }
        }
        guard frame.hasChecksum else { return true }
        if input.count - offset < 4 {
            offset = input.count
            stage.outcome = .truncated
            return false
        }
        return feed(offset..<offset + 4, at: &offset)
    }

    /// Hands one piece of a frame to the library and takes all that comes of it.
    private mutating func feed(_ piece: Range<Int>, at offset: inout Int) -> Bool {
        guard let base = input.baseAddress else { return false }
        while true {
            var result = ASSAY_ZSTD_ERROR
            var consumed = 0
            var room = 0
            let (decoder, start, end) = (decoder, offset, piece.upperBound)
            let written = output.fill { buffer in
                var written = 0
                room = buffer.count
                result = assay_zstd_decode(decoder, base + start, end - start, &consumed, buffer.baseAddress, room, &written)
                return written
            }
            offset += consumed
            if output.isOver {
                stage.outcome = .limit
                return false
            }
            switch result {
            case ASSAY_ZSTD_CHECKSUM:
                stage.note(.checksum, at: offset)
                offset = end
                return true
            case ASSAY_ZSTD_WINDOW:
                stage.outcome = .corrupt(at: offset, .window)
                return false
            case ASSAY_ZSTD_DICTIONARY:
                stage.outcome = .corrupt(at: offset, .dictionary)
                return false
            case ASSAY_ZSTD_FRAME_DONE:
                return offset == end || corruptData(at: offset)
            case ASSAY_ZSTD_NEEDS_MORE:
                if offset == end, written < room { return true }
                if consumed == 0, written == 0 { return corruptData(at: offset) }
            default:
                return corruptData(at: offset)
            }
        }
    }

    private mutating func corruptData(at offset: Int) -> Bool {
        stage.outcome = .corrupt(at: offset, .data)
        return false
    }
}
