/// A two-byte encoding scored by the levels of its national standard alone: how likely its characters are by the row they stand in.
///
/// The standards put the frequent characters first, so that no frequency data is needed. Figures are log P of a character, in eighths of a nat.
struct EastAsianScore {
    let encoding: Encoding
    /// The number of the language.
    let language: Int
    private(set) var sum = 0
    private(set) var errors = 0
    private(set) var characters = 0

    /// log P(encoding), in nats.
    var prior: Double {
        switch encoding {
        case .gbk: -1
        case .eucJP: -2
        default: -1.5
        }
    }

    static let encodings: [Encoding] = [.gbk, .big5, .shiftJIS, .eucJP, .eucKR]

    init(_ encoding: Encoding, of octets: [UInt8]) {
        self.encoding = encoding
        // The languages after those of the tables: zh, ja, ko.
        switch encoding {
        case .gbk, .big5: language = Languages.count - 3
        case .eucKR: language = Languages.count - 1
        default: language = Languages.count - 2
        }
        octets.withUnsafeBufferPointer { octets in
            switch encoding {
            case .gbk: read(octets, as: .gbk)
            case .big5: read(octets, as: .big5)
            case .eucKR: read(octets, as: .eucKR)
            case .shiftJIS: read(octets, as: .shiftJIS)
            default: read(octets, as: .eucJP)
            }
        }
    }

    /// Compiled once for each encoding, which is a constant there.
    @inline(__always)
    private mutating func read(_ octets: UnsafeBufferPointer<UInt8>, as encoding: Encoding) {
        var at = 0
        var afterWide = false
        while at < octets.count {
            let first = octets[at]
            guard first >= 0x80 else {
                if afterWide { sum -= isLetter(first) ? 36 : 20 }
                afterWide = false
                at += 1
                continue
            }
            guard let (length, value) = character(octets, at: at, of: encoding) else {
                // What the end of the sample cuts off is no error.
                if at + 1 < octets.count { errors += 1 }
                if errors > 1 + octets.count / 300 { return }
                at += 1
                afterWide = false
                continue
            }
            sum += value
            // A lone character in the middle of an ASCII word is none.
            if !afterWide, at > 0, isLetter(octets[at - 1]) { sum -= 40 }
            // Half-width katakana come in rows, if at all.
            if !afterWide, length == 1 { sum -= 32 }
            characters += 1
            afterWide = true
            at += length
        }
    }

    private func isLetter(_ octet: UInt8) -> Bool {
        let lower = octet | 0x20
        return lower >= 0x61 && lower <= 0x7A
    }

    /// The length and log P of the character at `at`; nil for a malformed one.
    @inline(__always)
    private func character(_ octets: UnsafeBufferPointer<UInt8>, at: Int, of encoding: Encoding) -> (Int, Int)? {
        let first = octets[at]
        let second = at + 1 < octets.count ? octets[at + 1] : 0
        switch encoding {
        case .gbk:
            if at + 3 < octets.count, second >= 0x30, second <= 0x39, first >= 0x81, first <= 0x84 || first >= 0x90 && first <= 0xE3 {
                let fits = octets[at + 2] >= 0x81 && octets[at + 2] <= 0xFE && octets[at + 3] >= 0x30 && octets[at + 3] <= 0x39
                return fits ? (4, -150) : nil
            }
            return first == 0x80 ? (1, -120) : gbk(first, second).map { (2, $0) }
        case .big5: return big5(first, second).map { (2, $0) }
        case .eucKR: return eucKR(first, second).map { (2, $0) }
        case .shiftJIS:
            if first >= 0xA1 && first <= 0xDF { return (1, -85) }
            return shiftJIS(first, second).map { (2, $0) }
        default:
            if first == 0x8E { return second >= 0xA1 && second <= 0xDF ? (2, -100) : nil }
            if first == 0x8F { return second >= 0xA1 && at + 2 < octets.count && octets[at + 2] >= 0xA1 ? (3, -130) : nil }
            guard first >= 0xA1, second >= 0xA1, first != 0xFF, second != 0xFF else { return nil }
            return jis((Int(first) - 0xA1) * 94 + Int(second) - 0xA1).map { (2, $0) }
        }
    }

    @inline(__always)
    private func gbk(_ lead: UInt8, _ trail: UInt8) -> Int? {
        guard lead >= 0x81, lead != 0xFF, IndexTables.gb18030(lead: lead, trail: trail) != 0 else { return nil }
        if trail < 0xA1 { return lead >= 0xA1 && lead <= 0xA7 ? -170 : -119 }
        switch lead {
        case 0xA1: return isGBKSign(trail) ? -43 : -75
        case 0xA3: return isFullWidthSign(trail) ? -43 : -80
        case 0xA2, 0xA4...0xA9: return -84
        case 0xB0...0xD7: return lead == 0xD7 && trail > 0xF9 ? -170 : -67
        case 0xD8...0xF7: return -95
        case 0xAA...0xAF, 0xF8...0xFE: return -170
        default: return -119
        }
    }

    @inline(__always)
    private func big5(_ lead: UInt8, _ trail: UInt8) -> Int? {
        guard lead >= 0x81, lead != 0xFF else { return nil }
        let pointer = IndexTables.big5Pointer(lead: lead, trail: trail)
        guard IndexTables.big5(pointer) != 0 || [1133, 1135, 1164, 1166].contains(pointer) else { return nil }
        switch (lead, trail) {
        case (0xA1, _): return isBig5Sign(trail) ? -43 : -78
        case (0xA2...0xA3, _): return -82
        case (0xA4...0xC5, _), (0xC6, 0x40...0x7E): return -70
        case (0xC9...0xF8, _), (0xF9, 0x40...0xD5): return -108
        default: return -125
        }
    }

    @inline(__always)
    private func eucKR(_ lead: UInt8, _ trail: UInt8) -> Int? {
        guard lead >= 0x81, lead != 0xFF, trail >= 0x41, trail != 0xFF else { return nil }
        guard IndexTables.eucKR((Int(lead) - 0x81) * 190 + Int(trail) - 0x41) != 0 else { return nil }
        if trail < 0xA1 || lead < 0xA1 { return -122 }
        switch lead {
        case 0xB0...0xC8: return -63
        case 0xA1: return trail < 0xC0 ? -55 : -80
        case 0xA2...0xAC: return -86
        default: return -109
        }
    }

    @inline(__always)
    private func shiftJIS(_ lead: UInt8, _ trail: UInt8) -> Int? {
        guard lead >= 0x81, lead != 0xA0, lead <= 0xFC else { return nil }
        let pointer = IndexTables.shiftJISPointer(lead: lead, trail: trail)
        return pointer >= 8836 && pointer <= 10715 ? -170 : jis(pointer)
    }

    /// log P of a pointer of JIS X 0208: hiragana, katakana, first level (rows 16 to 47), second level, signs.
    @inline(__always)
    private func jis(_ pointer: Int) -> Int? {
        guard IndexTables.jis0208(pointer) != 0 else { return nil }
        switch pointer / 94 {
        case 0: return isJISSign(pointer) ? -43 : -75
        case 3: return -42
        case 4: return -52
        case 15...46: return -74
        case 47...83: return -106
        case 1, 2: return -78
        case 5...7: return -95
        default: return -115
        }
    }
}

/// Frequent signs of GB 2312 row 1, by trail octet: space, 、 。 · — … ‘ ’ “ ” 《 》 「 」 【 】.
private func isGBKSign(_ trail: UInt8) -> Bool {
    switch trail {
    case 0xA1...0xA4, 0xAA, 0xAD...0xB1, 0xB6...0xB9, 0xBE, 0xBF: true
    default: false
    }
}

/// Row 3: ！ （ ） ， ： ； ？.
private func isFullWidthSign(_ trail: UInt8) -> Bool {
    switch trail {
    case 0xA1, 0xA8, 0xA9, 0xAC, 0xBA, 0xBB, 0xBF: true
    default: false
    }
}

/// Big5 row A1: space ， 、 。 ． ； ： ？ ！ … and brackets.
private func isBig5Sign(_ trail: UInt8) -> Bool {
    switch trail {
    case 0x40...0x49, 0x4B, 0x50, 0x5D, 0x5E, 0x69, 0x6A, 0x6D, 0x6E, 0x71, 0x72, 0x75, 0x76, 0xA7, 0xA8: true
    default: false
    }
}

/// JIS row 1: space 、 。 ， ． ・ ： ？ ！ ー ～ … ( ) 「 」 『 』 【 】.
private func isJISSign(_ pointer: Int) -> Bool {
    switch pointer {
    case 0...6, 8, 9, 27, 32, 35, 41, 42, 53...58: true
    default: false
    }
}
