import CBrotli

/// Decoder of `br` (RFC 7932). The format has no checksum: a damaged stream may decode to wrong octets unnoticed.
enum Brotli {
    static func decode(_ input: UnsafeBufferPointer<UInt8>, limit: Int) -> (DecodedOctets, CodingStage) {
        var stage = CodingStage(coding: .brotli)
        var output = DecodedOctets(limit: limit)
        guard assay_brotli_available(), let decoder = assay_brotli_start() else {
            stage.outcome = .unsupported
            return (output, stage)
        }
        defer { assay_brotli_end(decoder) }
        var next = input.baseAddress
        var left = input.count
        stage.members = input.isEmpty ? 0 : 1
        loop: while true {
            var result = ASSAY_BROTLI_ERROR
            let before = left
            var isFull = false
            let written = output.fill { room in
                var written = 0
                result = assay_brotli_decode(decoder, &next, &left, room.baseAddress, room.count, &written)
                isFull = written == room.count
                return written
            }
            stage.bytesIn = input.count - left
            if output.isOver {
                stage.outcome = .limit
                break
            }
            switch result {
            case ASSAY_BROTLI_DONE:
                stage.trailing = stage.bytesIn..<input.count
                break loop
            case ASSAY_BROTLI_NEEDS_INPUT where left == 0 && !isFull:
                stage.outcome = .truncated
                break loop
            case ASSAY_BROTLI_ERROR:
                stage.outcome = .corrupt(at: stage.bytesIn, .data)
                break loop
            default:
                if written == 0, left == before {
                    stage.outcome = .corrupt(at: stage.bytesIn, .data)
                    break loop
                }
            }
        }
        return (output, stage)
    }
}
