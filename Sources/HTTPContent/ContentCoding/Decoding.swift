extension ContentCoding {
    /// Undoes this coding for the octets in `range` (all when nil), yielding at most `limit` octets.
    ///
    /// One pass, linear in input and output. Whatever could be decoded is returned, whatever the outcome: a truncated stream yields what was
    /// there, a wrong checksum costs nothing. The offsets in the stage are indices of `octets`. No octets at all are `truncated`.
    package func decode(_ octets: [UInt8], in range: Range<Int>? = nil, limit: Int) -> (output: [UInt8], stage: CodingStage) {
        let range = (range ?? 0..<octets.count).clamped(to: 0..<octets.count)
        if self == .identity { return identity(octets, range, limit: limit) }
        var (output, stage) = octets.withUnsafeBufferPointer { all in
            let input = UnsafeBufferPointer(rebasing: all[range])
            return switch self {
            case .gzip: Gzip.decode(input, limit: limit)
            case .deflate: Deflate.decode(input, limit: limit)
            case .brotli: Brotli.decode(input, limit: limit)
            case .zstd: Zstd.decode(input, limit: limit)
            case .compress, .identity: Compress.decode(input, limit: limit)
            }
        }
        if output.isOver { stage.outcome = .limit }
        output.cut()
        stage.bytesOut = output.octets.count
        stage.shift(by: range.lowerBound)
        return (output.octets, stage)
    }

    private func identity(_ octets: [UInt8], _ range: Range<Int>, limit: Int) -> (output: [UInt8], stage: CodingStage) {
        var stage = CodingStage(coding: .identity)
        let kept = range.prefix(max(0, limit))
        stage.bytesIn = kept.count
        stage.bytesOut = kept.count
        stage.outcome = kept.count < range.count ? .limit : .complete
        stage.trailing = kept.endIndex..<kept.endIndex
        return (kept.count == octets.count ? octets : Array(octets[kept]), stage)
    }
}

extension CodingStage {
    fileprivate mutating func shift(by distance: Int) {
        guard distance > 0 else { return }
        trailing = trailing.lowerBound + distance..<trailing.upperBound + distance
        if case .corrupt(let offset, let kind) = outcome {
            outcome = .corrupt(at: offset + distance, kind)
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The caller has made sure that four octets are there.
    func littleEndian32(at offset: Int) -> UInt32 {
        UInt32(self[offset]) | UInt32(self[offset + 1]) << 8 | UInt32(self[offset + 2]) << 16 | UInt32(self[offset + 3]) << 24
    }

    /// The caller has made sure that four octets are there.
    func bigEndian32(at offset: Int) -> UInt32 {
        littleEndian32(at: offset).byteSwapped
    }
}

extension Int {
    /// The product, or the largest number there is.
    func multipliedCapped(by factor: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: factor)
        return overflow ? .max : product
    }
}
