/// One sequence that a decoder could not read, and the place of the U+FFFD that stands for it.
package struct MalformedSequence: Sendable, Hashable {
    /// The octets of the input that made no character. Never empty.
    package let octets: Range<Int>
    /// Where its U+FFFD starts in `DecodedText.utf8`.
    package let textOffset: Int
}

/// Text as UTF-8, and what went wrong on the way there.
package struct DecodedText: Sendable {
    /// The text, well-formed UTF-8, the byte order mark removed.
    package let utf8: [UInt8]
    /// How many U+FFFD the decoder made. Those that the octets spell out (EF BF BD in UTF-8) do not count.
    package let replacementCount: Int
    /// The first malformed sequences in order, at most `DecodedText.malformedCap`; `replacementCount` counts all.
    package let malformed: [MalformedSequence]
    /// Octets of the byte order mark that was removed, 0 without one.
    package let markLength: Int

    /// Whether a strict decoder ("fatal" in the standard) fails.
    package var isMalformed: Bool { replacementCount > 0 }

    /// How many malformed sequences are located.
    package static let malformedCap = 64
}

/// What a decoder does with a byte order mark of its own encoding at the start.
package enum ByteOrderMarkHandling: Sendable, Hashable {
    /// Removes it: "UTF-8 decode" and the like.
    case remove
    /// Keeps it as U+FEFF: "UTF-8 decode without BOM".
    case keep
}

extension Encoding {
    /// Decodes `octets[range]` as the WHATWG Encoding Standard says, malformed sequences as U+FFFD. Never fails, linear, at most 3 octets out for one in.
    ///
    /// The encoding is taken as given; a byte order mark of *another* encoding is text (see `byteOrderMark(of:)` for BOM sniffing).
    /// Ranges in the result count in `octets`, not in `range`. A range that reaches beyond the octets is clamped.
    /// Valid UTF-8 without a mark, in full, is handed back without a copy.
    package func decode(
        _ octets: [UInt8],
        in range: Range<Int>? = nil,
        byteOrderMark handling: ByteOrderMarkHandling = .remove
    ) -> DecodedText {
        let all = 0..<octets.count
        let range = range.map { $0.clamped(to: all) } ?? all
        var markLength = 0
        if handling == .remove, let mark = byteOrderMark(of: octets[range]), mark.encoding == self { markLength = mark.length }
        let start = range.lowerBound + markLength
        if self == .utf8, start == 0, range == all, isValidUTF8(octets) {
            return DecodedText(utf8: octets, replacementCount: 0, malformed: [], markLength: 0)
        }
        return octets.withUnsafeBufferPointer { buffer in
            decode(UnsafeBufferPointer(rebasing: buffer[start..<range.upperBound]), offset: start, markLength: markLength)
        }
    }

    private func decode(_ input: UnsafeBufferPointer<UInt8>, offset: Int, markLength: Int) -> DecodedText {
        var replacementCount = 0
        var malformed: [MalformedSequence] = []
        // Three octets for one is the most that any decoder writes; pages never written cost nothing. 8 more so that words may be stored whole.
        let utf8 = [UInt8](unsafeUninitializedCapacity: input.count * 3 + 8) { buffer, count in
            guard let base = buffer.baseAddress else { return }
            var sink = TextSink(base: base, inputOffset: offset)
            count = sink.decode(input, TextOutput(next: base), as: self).next - base
            replacementCount = sink.replacementCount
            malformed = sink.malformed
        }
        return DecodedText(utf8: utf8, replacementCount: replacementCount, malformed: malformed, markLength: markLength)
    }
}

extension TextSink {
    fileprivate mutating func decode(_ input: UnsafeBufferPointer<UInt8>, _ out: TextOutput, as encoding: Encoding) -> TextOutput {
        switch encoding {
        case .utf8: return decodeUTF8(input, out)
        case .utf16LE: return decodeUTF16(input, out, highOctet: 1)
        case .utf16BE: return decodeUTF16(input, out, highOctet: 0)
        case .gbk, .gb18030: return decodeGB18030(input, out)
        case .big5: return decodeBig5(input, out)
        case .eucJP: return decodeEUCJP(input, out)
        case .iso2022JP: return decodeISO2022JP(input, out)
        case .shiftJIS: return decodeShiftJIS(input, out)
        case .eucKR: return decodeEUCKR(input, out)
        case .replacement: return input.isEmpty ? out : replace(0..<input.count, out)
        case .xUserDefined: return decodeSingleByte(input, out) { UInt16(0xF780 + $0) }
        default:
            guard let table = encoding.singleByteTable else { return out }
            let base = IndexTables.singleByte + table * 128
            return decodeSingleByte(input, out) { base[$0 & 127] }
        }
    }
}
