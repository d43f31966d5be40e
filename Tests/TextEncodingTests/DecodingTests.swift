import Testing

@testable import TextEncoding

private func text(_ encoding: Encoding, _ octets: [UInt8]) -> String {
    String(decoding: encoding.decode(octets).utf8, as: UTF8.self)
}

@Suite struct DecodingTests {
    @Test(arguments: [
        (Encoding.windows1252, [0x80, 0xE9] as [UInt8], "€é"), (.koi8R, [0xF0, 0xD2], "Пр"), (.gbk, [0xC4, 0xE3, 0x80], "你€"),
        (.gb18030, [0x81, 0x30, 0x81, 0x30, 0x94, 0x39, 0xDA, 0x33], "\u{80}💩"), (.big5, [0xA7, 0x41, 0x88, 0x62], "你\u{CA}\u{304}"),
        (.big5, [0x87, 0x45], "𧉧"), (.shiftJIS, [0x82, 0xA0, 0xB1, 0x80], "あｱ\u{80}"), (.shiftJIS, [0xF0, 0x40], "\u{E000}"),
        (.eucJP, [0xA4, 0xA2, 0x8E, 0xB1, 0x8F, 0xB0, 0xA1], "あｱ丂"), (.eucKR, [0xB0, 0xA1, 0x81, 0x41], "가갂"),
        (.iso2022JP, [0x1B, 0x24, 0x42, 0x24, 0x22, 0x1B, 0x28, 0x49, 0x31, 0x1B, 0x28, 0x4A, 0x5C, 0x1B, 0x28, 0x42, 0x5C], "あｱ¥\\"),
        (.utf16LE, [0xFF, 0xFE, 0x3D, 0xD8, 0xA9, 0xDC], "💩"), (.utf16BE, [0xD8, 0x3D, 0xDC, 0xA9], "💩"),
        (.xUserDefined, [0x41, 0x80, 0xFF], "A\u{F780}\u{F7FF}"), (.utf8, [0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "é"),
    ])
    func `well-formed octets decode cleanly`(encoding: Encoding, octets: [UInt8], expected: String) {
        let decoded = encoding.decode(octets)
        #expect(String(decoding: decoded.utf8, as: UTF8.self) == expected)
        #expect(!decoded.isMalformed)
        #expect(decoded.malformed.isEmpty)
    }

    @Test(arguments: [Encoding.gbk, .big5, .eucKR, .shiftJIS, .eucJP])
    func `an ASCII octet after a broken lead is given back`(encoding: Encoding) {
        #expect(text(encoding, [0xE1, 0x3C, 0x62, 0x3E]) == "\u{FFFD}<b>")
    }

    @Test(arguments: [
        (Encoding.utf8, [0x61, 0xE2, 0x82, 0x62] as [UInt8], 1..<3), (.utf8, [0xED, 0xA0, 0x80], 0..<1),
        (.utf8, [0xF0, 0x9F, 0x92], 0..<3),
        (.utf8, [0xC0, 0xAF], 0..<1), (.utf8, [0xF4, 0x90, 0x80, 0x80], 0..<1), (.utf16LE, [0x61, 0, 0x3D, 0xD8, 0x61, 0], 2..<4),
        (.utf16LE, [0x61, 0, 0x62], 2..<3), (.gb18030, [0x81, 0x30, 0x81], 0..<3), (.gb18030, [0x81, 0x30, 0x81, 0x61], 0..<1),
        (.eucJP, [0x8F, 0xB0, 0x3C], 0..<2), (.windows1253, [0x41, 0xD2], 1..<2), (.replacement, [0x41, 0x42], 0..<2),
        (.iso2022JP, [0x1B, 0x28, 0x42, 0x1B, 0x28, 0x42], 3..<6), (.iso2022JP, [0x61, 0x1B, 0x24], 1..<2),
    ])
    func `a malformed sequence is located`(encoding: Encoding, octets: [UInt8], expected: Range<Int>) {
        let decoded = encoding.decode(octets)
        #expect(decoded.malformed.first?.octets == expected)
        if let offset = decoded.malformed.first?.textOffset {
            #expect(Array(decoded.utf8[offset...].prefix(3)) == [0xEF, 0xBF, 0xBD])
        }
    }

    @Test func `ranges of malformed sequences count in the octets given and are capped`() {
        let octets = [0x61, 0x62] + [UInt8](repeating: 0xFF, count: 1000)
        let decoded = Encoding.utf8.decode(octets, in: 2..<5000)
        #expect(decoded.replacementCount == 1000)
        #expect(decoded.malformed.count == DecodedText.malformedCap)
        #expect(decoded.malformed.first == MalformedSequence(octets: 2..<3, textOffset: 0))
    }

    @Test func `a byte order mark is removed unless it is to be kept and only by its own encoding`() {
        let octets: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61]
        #expect(Encoding.utf8.decode(octets).markLength == 3)
        #expect(Encoding.utf8.decode(octets, byteOrderMark: .keep).utf8 == octets)
        #expect(text(.windows1252, octets) == "ï»¿a")
        #expect(byteOrderMark(of: [0xFE, 0xFF] as [UInt8])?.encoding == .utf16BE)
        #expect(byteOrderMark(of: [0xFE] as [UInt8]) == nil)
    }

    @Test func `a byte order mark outranks the label`() {
        let found = decode([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], fallback: .gbk)
        #expect(found.encoding == .utf8)
        #expect(found.text.utf8 == [0xC3, 0xA9])
        #expect(decode([0xC4, 0xE3], fallback: .gbk).encoding == .gbk)
    }

    @Test(arguments: Encoding.all)
    func `whatever the octets the text is well-formed and no longer than three octets for one`(encoding: Encoding) {
        var state: UInt64 = 42
        for length in 0..<120 {
            var octets: [UInt8] = []
            for _ in 0..<length {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                octets.append(
                    [0x1B, 0x24, 0x28, 0x42, 0x30, 0x81, 0x8F, UInt8(state >> 50 & 0xFF), UInt8(state >> 40 & 0xFF)][Int(state >> 33) % 9]
                )
            }
            let decoded = encoding.decode(octets)
            #expect(isValidUTF8(decoded.utf8))
            #expect(decoded.utf8.count <= length * 3)
            for error in decoded.malformed { #expect(!error.octets.isEmpty && error.octets.upperBound <= length) }
        }
    }

    @Test func `UTF-8 agrees with the standard library on random octets`() {
        var state: UInt64 = 7
        for _ in 0..<3000 {
            var octets: [UInt8] = []
            for _ in 0..<24 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                octets.append(
                    [0x61, 0xC3, 0xE2, 0xED, 0xF0, 0xF4, 0x80, 0x9F, 0xA9, 0xBF, UInt8(state >> 40 & 0xFF)][Int(state >> 33) % 11]
                )
            }
            #expect(text(.utf8, octets) == String(decoding: octets, as: UTF8.self).drop { $0 == "\u{FEFF}" })
        }
    }
}
