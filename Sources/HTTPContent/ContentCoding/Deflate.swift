/// Decoder of `deflate`: a zlib stream (RFC 1950) by the standard, a bare DEFLATE stream (RFC 1951) from servers that took the name at its word.
enum Deflate {
    static func decode(_ input: UnsafeBufferPointer<UInt8>, limit: Int) -> (DecodedOctets, CodingStage) {
        guard hasZlibHeader(input) || input.isEmpty else {
            return raw(input, limit: limit, orElse: .header)
        }
        let wrapped = zlib(input, limit: limit)
        if case .corrupt(_, let kind) = wrapped.1.outcome, kind == .data || kind == .dictionary {
            // The two octets may be a zlib header by chance.
            let bare = raw(input, limit: limit, orElse: .data)
            if bare.1.outcome == .complete, bare.1.trailing.isEmpty { return bare }
        }
        return wrapped
    }

    /// Whether the first two octets are a zlib header: method 8, window at most 32 KiB, divisible by 31 (RFC 1950, section 2.2).
    static func hasZlibHeader(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
        guard input.count >= 2 else { return false }
        return input[0] & 0x0F == 8 && input[0] >> 4 <= 7 && (Int(input[0]) << 8 | Int(input[1])) % 31 == 0
    }

    private static func zlib(_ input: UnsafeBufferPointer<UInt8>, limit: Int) -> (DecodedOctets, CodingStage) {
        var stage = CodingStage(coding: .deflate)
        var output = DecodedOctets(limit: limit)
        guard input.count >= 2, var inflater = Inflater() else {
            stage.bytesIn = input.count
            stage.outcome = .truncated
            return (output, stage)
        }
        stage.deflateVariant = .zlib
        stage.members = 1
        if input[1] & 0x20 != 0 {
            stage.outcome = .corrupt(at: 1, .dictionary)
            return (output, stage)
        }
        var offset = 2
        var check = Inflater.Check(.adler32)
        let end = inflater.run(input, at: &offset, into: &output, check: &check)
        conclude(end, at: offset, stage: &stage)
        if end == .reached {
            if input.count - offset < 4 {
                stage.outcome = .truncated
                offset = input.count
            } else {
                if input.bigEndian32(at: offset) != UInt32(truncatingIfNeeded: check.value) {
                    stage.note(.checksum, at: offset)
                }
                offset += 4
                stage.trailing = offset..<input.count
            }
        }
        stage.bytesIn = offset
        return (output, stage)
    }

    /// Decodes a bare stream; one that yields nothing was none, and is called corrupt at its start for the reason `orElse`.
    static func raw(
        _ input: UnsafeBufferPointer<UInt8>,
        limit: Int,
        orElse corruption: CodingStage.Corruption
    ) -> (DecodedOctets, CodingStage) {
        var stage = CodingStage(coding: .deflate)
        var output = DecodedOctets(limit: limit)
        guard var inflater = Inflater() else {
            stage.outcome = .limit
            return (output, stage)
        }
        var offset = 0
        var check = Inflater.Check(.none)
        let end = inflater.run(input, at: &offset, into: &output, check: &check)
        if end == .corrupt, output.octets.isEmpty {
            stage.outcome = .corrupt(at: 0, corruption)
            return (output, stage)
        }
        stage.deflateVariant = .raw
        stage.members = 1
        stage.bytesIn = offset
        conclude(end, at: offset, stage: &stage)
        if end == .reached {
            stage.trailing = offset..<input.count
        }
        return (output, stage)
    }

    private static func conclude(_ end: Inflater.End, at offset: Int, stage: inout CodingStage) {
        switch end {
        case .reached: break
        case .inputEnded: stage.outcome = .truncated
        case .corrupt: stage.outcome = .corrupt(at: offset, .data)
        case .limit: stage.outcome = .limit
        }
    }
}
