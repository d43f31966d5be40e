extension ContentCoding {
    /// The coding whose magic number the octets begin with: gzip, zstd or zlib (`deflate`); nil when there is none.
    ///
    /// The zlib header has only two octets: one text in a thousand has it by chance, so that the caller should try to decode.
    package static func looksLike(_ octets: [UInt8], in range: Range<Int>? = nil) -> ContentCoding? {
        let range = (range ?? 0..<octets.count).clamped(to: 0..<octets.count)
        return octets.withUnsafeBufferPointer { all in
            let input = UnsafeBufferPointer(rebasing: all[range])
            if Gzip.beginsMember(input, at: 0) { return .gzip }
            if case .frame = ZstdFrame.header(input, at: 0) { return .zstd }
            // 0x48, 0x58 and 0x68 (H, X, h) are zlib windows that nobody writes, but that texts begin with.
            if Deflate.hasZlibHeader(input), input[0] == 0x78 || input[0] & 0x80 == 0 && input[0] < 0x20 { return .deflate }
            return nil
        }
    }

    /// The coding without a magic number (brotli or bare DEFLATE) in which the octets decode cleanly, to their last octet.
    ///
    /// Fewer than eight octets are never judged: the text `3` is a whole brotli stream. At most `limit` octets are decoded.
    package static func trial(_ octets: [UInt8], in range: Range<Int>? = nil, limit: Int) -> ContentCoding? {
        let range = (range ?? 0..<octets.count).clamped(to: 0..<octets.count)
        guard range.count >= 8 else { return nil }
        return octets.withUnsafeBufferPointer { all in
            let input = UnsafeBufferPointer(rebasing: all[range])
            let (bare, bareStage) = Deflate.raw(input, limit: limit, orElse: .data)
            if isClean(bareStage, bare) { return .deflate }
            let (output, stage) = Brotli.decode(input, limit: limit)
            return isClean(stage, output) ? .brotli : nil
        }
    }

    private static func isClean(_ stage: CodingStage, _ output: DecodedOctets) -> Bool {
        switch stage.outcome {
        case .complete: stage.trailing.isEmpty && !output.octets.isEmpty
        // A stream that fills the limit has proved itself.
        case .limit: output.octets.count > 4096
        case .truncated, .corrupt, .unsupported: false
        }
    }
}
