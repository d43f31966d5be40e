/// The signatures of the MIME Sniffing Standard that a table cannot hold (sections 6.2.1 to 6.2.3).
enum MediaSignatures {
    static func essence(of input: ArraySlice<UInt8>) -> String? {
        let octets = Array(input)
        if isMP4(octets) { return "video/mp4" }
        if isWebM(octets) { return "video/webm" }
        return isMP3(octets) ? "audio/mpeg" : nil
    }

    /// The standard takes brands that begin with `mp4`; files in the wild name ISO base media brands instead, which browsers play just as well.
    private static func isMP4(_ octets: [UInt8]) -> Bool {
        guard octets.count >= 12, octets[4..<8].elementsEqual("ftyp".utf8) else { return false }
        let size = octets[0..<4].reduce(0) { $0 << 8 | Int($1) }
        guard size >= 12, size <= octets.count, size % 4 == 0 else { return false }
        // The four octets at 12 are a version, no brand.
        return stride(from: 8, to: size - 3, by: 4).contains { start in
            start != 12 && isMP4Brand(octets[start..<start + 4])
        }
    }

    private static func isMP4Brand(_ brand: ArraySlice<UInt8>) -> Bool {
        if brand.starts(with: "mp4".utf8) { return true }
        return ["isom", "iso2", "avc1", "mmp4", "M4V ", "M4A ", "M4P "].contains { brand.elementsEqual($0.utf8) }
    }

    /// An EBML header whose DocType, within the first 38 octets, is `webm`.
    private static func isWebM(_ octets: [UInt8]) -> Bool {
        guard octets.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) else { return false }
        var index = 4
        while index < min(octets.count, 38) {
            if octets[index] == 0x42, index + 1 < octets.count, octets[index + 1] == 0x82 {
                index += 2
                guard index < octets.count else { return false }
                index += min(8, octets[index].leadingZeroBitCount + 1)
                guard index < octets.count - 4 else { return false }
                if octets[index...].drop(while: { $0 == 0 }).starts(with: "webm".utf8) { return true }
            }
            index += 1
        }
        return false
    }

    /// Two headers of MPEG audio layer III, one frame apart.
    private static func isMP3(_ octets: [UInt8]) -> Bool {
        guard isMP3Header(octets, at: 0) else { return false }
        let size = frameSize(octets)
        return size >= 4 && size <= octets.count && isMP3Header(octets, at: size)
    }

    private static func isMP3Header(_ octets: [UInt8], at start: Int) -> Bool {
        guard octets.count >= start + 4, octets[start] == 0xFF, octets[start + 1] & 0xE0 == 0xE0 else { return false }
        // Layer III is written as 1.
        return octets[start + 1] & 0x06 == 0x02 && octets[start + 2] >> 4 != 15 && octets[start + 2] & 0x0C != 0x0C
    }

    /// Octets from this header to the next. The standard knows the sample rates of MPEG-1 only, and halves the scale for a reserved version.
    private static func frameSize(_ octets: [UInt8]) -> Int {
        let version = Int(octets[1] & 0x18) >> 3
        let rates =
            version & 1 == 1
            ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
            : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
        let sampleRate = [44_100, 48_000, 32_000][Int(octets[2] & 0x0C) >> 2]
        let size = rates[Int(octets[2] >> 4)] * 1000 * (version == 1 ? 72 : 144) / sampleRate
        return octets[2] & 0x02 != 0 ? size + 1 : size
    }
}
