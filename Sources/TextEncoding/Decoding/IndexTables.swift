import CEncodingIndexes

/// The index tables of the standard; 0 stands for no code point.
enum IndexTables {
    static var singleByte: UnsafePointer<UInt16> { assay_single_byte() }

    @inline(__always)
    static func gb18030(_ pointer: Int) -> UInt16 {
        pointer >= 0 && pointer < Int(ASSAY_GB18030_SIZE) ? assay_gb18030()[pointer] : 0
    }

    /// The code point of a pair whose lead is 81 to FE.
    @inline(__always)
    static func gb18030(lead: UInt8, trail: UInt8) -> UInt16 {
        let place = Int(assay_gb18030_trails()[Int(trail)])
        return place == 255 ? 0 : gb18030((Int(lead) &- 0x81) &* 190 &+ place)
    }

    /// The pointer of a pair whose lead is 81 to FE, -1 for none.
    @inline(__always)
    static func big5Pointer(lead: UInt8, trail: UInt8) -> Int {
        let place = Int(assay_big5_trails()[Int(trail)])
        return place == 255 ? -1 : (Int(lead) &- 0x81) &* 157 &+ place
    }

    /// The pointer of a pair whose lead is 81 to 9F or E0 to FC, -1 for none.
    @inline(__always)
    static func shiftJISPointer(lead: UInt8, trail: UInt8) -> Int {
        let place = Int(assay_shift_jis_trails()[Int(trail)])
        return place == 255 ? -1 : (Int(lead) &- (lead < 0xA0 ? 0x81 : 0xC1)) &* 188 &+ place
    }

    @inline(__always)
    static func eucKR(_ pointer: Int) -> UInt16 {
        pointer >= 0 && pointer < Int(ASSAY_EUC_KR_SIZE) ? assay_euc_kr()[pointer] : 0
    }

    @inline(__always)
    static func jis0208(_ pointer: Int) -> UInt16 {
        pointer >= 0 && pointer < Int(ASSAY_JIS0208_SIZE) ? assay_jis0208()[pointer] : 0
    }

    @inline(__always)
    static func jis0212(_ pointer: Int) -> UInt16 {
        pointer >= 0 && pointer < Int(ASSAY_JIS0212_SIZE) ? assay_jis0212()[pointer] : 0
    }

    @inline(__always)
    static func big5(_ pointer: Int) -> UInt32 {
        guard pointer >= 0 && pointer < Int(ASSAY_BIG5_SIZE) else { return 0 }
        // Rows A1 to C5 hold no character of plane 2.
        if pointer >= 0x20 * 157 && pointer < 0x45 * 157 { return UInt32(assay_big5()[pointer]) }
        let plane = UInt32(assay_big5_plane2()[pointer >> 3] >> UInt8(pointer & 7) & 1) << 17
        return UInt32(assay_big5()[pointer]) | plane
    }

    /// "index gb18030 ranges code point" (Encoding 5.1), 0 for none.
    static func gb18030Ranges(_ pointer: Int) -> UInt32 {
        if pointer < 0 || (pointer > 39419 && pointer < 189_000) || pointer > 1_237_575 { return 0 }
        if pointer == 7457 { return 0xE7C7 }
        let pairs = assay_gb18030_range_pairs()
        var low = 0
        var high = Int(ASSAY_GB18030_RANGES)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(pairs[middle * 2]) <= pointer { low = middle } else { high = middle }
        }
        return pairs[low * 2 + 1] + UInt32(pointer - Int(pairs[low * 2]))
    }
}
