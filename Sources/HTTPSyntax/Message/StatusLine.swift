import Evidence

/// The version that a status line states (RFC 9112 2.3).
package enum ProtocolVersion: Sendable, Hashable {
    /// No status line at all.
    case http09
    case http10
    case http11
    /// `HTTP/2` or `HTTP/3` written as text: no wire looks like that, a client made it.
    case pasted(major: Int)
    /// The status line of radio and correction-data servers.
    case icy
    /// Anything else after `HTTP/`.
    case other

    /// `1.1`, `1.0`, `0.9`, `2`, `icy`, or `nil` for a version of no known form.
    package var label: String? {
        switch self {
        case .http09: "0.9"
        case .http10: "1.0"
        case .http11: "1.1"
        case .pasted(let major): String(major)
        case .icy: "icy"
        case .other: nil
        }
    }
}

/// The first line of a response (RFC 9112 4). All ranges count octets of the received stream.
package struct StatusLine: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// Neither a reason phrase nor the space before it.
        case noReasonNoSpace
        /// The status code is not three digits.
        case invalidCode
        /// There is no status code.
        case missingCode
        /// Several blanks, or a tab, between the parts.
        case oddSpacing
        /// The version is not DIGIT "." DIGIT, or not 1.0 or 1.1.
        case oddVersion
        /// `HTTP` is not in upper case.
        case wrongCase
        /// A control octet in the reason phrase.
        case controlInReason
        /// An octet above 7F in the reason phrase.
        case nonASCIIReason
    }

    /// Without its line end.
    package let range: OctetRange
    package let version: ProtocolVersion
    package let versionRange: OctetRange
    /// As sent, when it is a number of at most nine digits; a valid one has three.
    package let code: Int?
    package let codeRange: OctetRange
    /// Without blanks at its ends; may be empty.
    package let reason: OctetRange
    package let defects: [Defect<Flaw>]

    /// Whether the code is three digits from 100 to 999.
    package var hasValidCode: Bool { code.map { (100...999).contains($0) && codeRange.count == 3 } ?? false }

    /// Whether octets at `position` begin a status line: `HTTP/` in any case or `ICY `.
    static func begins(at position: Int, in octets: [UInt8]) -> Bool {
        guard position < octets.count, octets[position] | 0x20 == 0x68 || octets[position] | 0x20 == 0x69 else { return false }
        func has(_ prefix: StaticString) -> Bool {
            position + prefix.utf8CodeUnitCount <= octets.count
                && octets.matches(position..<position + prefix.utf8CodeUnitCount, prefix)
        }
        return has("HTTP/") || has("ICY ")
    }

    /// Reads the line `line` (its end left off), which `begins(at:in:)` accepted.
    init(line: OctetRange, in octets: [UInt8]) {
        if let plain = StatusLine.plain(line, in: octets) {
            self = plain
            return
        }
        var defects: [Defect<Flaw>] = []
        var cursor = line.lowerBound
        while cursor < line.upperBound, !octets[cursor].isBlank { cursor += 1 }
        range = line
        versionRange = line.lowerBound..<cursor
        version = StatusLine.version(versionRange, in: octets)
        if version == .other { defects.append(Defect(.oddVersion, at: versionRange)) }
        if octets[line.lowerBound] & 0x20 != 0 { defects.append(Defect(.wrongCase, at: versionRange)) }
        let gap = cursor
        while cursor < line.upperBound, octets[cursor].isBlank { cursor += 1 }
        if cursor - gap > 1 || cursor > gap && octets[gap] == 0x09 { defects.append(Defect(.oddSpacing, at: gap..<cursor)) }
        let codeStart = cursor
        while cursor < line.upperBound, !octets[cursor].isBlank { cursor += 1 }
        codeRange = codeStart..<cursor
        code = StatusLine.number(codeRange, in: octets)
        if codeRange.isEmpty {
            defects.append(Defect(.missingCode, at: codeRange))
        } else if codeRange.count != 3 || code == nil || codeRange.contains(where: { !octets[$0].isDigit }) || (code ?? 0) < 100 {
            defects.append(Defect(.invalidCode, at: codeRange))
        }
        if cursor == line.upperBound, !codeRange.isEmpty { defects.append(Defect(.noReasonNoSpace, at: cursor..<cursor)) }
        let trimmed = octets.trimmed(cursor..<line.upperBound)
        // An absent phrase is the empty place after the code, not the end of the trailing space.
        reason = trimmed.isEmpty ? cursor..<cursor : trimmed
        if let odd = reason.first(where: { octets[$0].isControl }) { defects.append(Defect(.controlInReason, at: odd..<odd + 1)) }
        if let odd = reason.first(where: { octets[$0].isObsText }) {
            let end = (odd..<reason.upperBound).first { !octets[$0].isObsText } ?? reason.upperBound
            defects.append(Defect(.nonASCIIReason, at: odd..<end))
        }
        self.defects = defects
    }

    private init(plain line: OctetRange, version: ProtocolVersion, code: Int) {
        range = line
        self.version = version
        versionRange = line.lowerBound..<line.lowerBound + 8
        self.code = code
        codeRange = line.lowerBound + 9..<line.lowerBound + 12
        reason = line.lowerBound + 13..<line.upperBound
        defects = []
    }

    /// The line that nearly every response has: `HTTP/1.1 200 OK`, without anything odd; `nil` for all others.
    private static func plain(_ line: OctetRange, in octets: [UInt8]) -> StatusLine? {
        guard line.count > 13, line.upperBound <= octets.count else { return nil }
        return octets.withUnsafeBufferPointer { buffer -> StatusLine? in
            guard let base = buffer.baseAddress else { return nil }
            let start = line.lowerBound
            let name = UnsafeRawPointer(base + start).loadUnaligned(as: UInt64.self).bigEndian
            // `HTTP/1.1` and `HTTP/1.0`.
            let version: ProtocolVersion? =
                name == 0x4854_5450_2F31_2E31 ? .http11 : name == 0x4854_5450_2F31_2E30 ? .http10 : nil
            guard let version, buffer[start + 8] == 0x20, buffer[start + 12] == 0x20 else { return nil }
            let digits = (buffer[start + 9] &- 0x30, buffer[start + 10] &- 0x30, buffer[start + 11] &- 0x30)
            guard digits.0 &- 1 < 9, digits.1 < 10, digits.2 < 10 else { return nil }
            guard buffer[start + 13] != 0x20, buffer[line.upperBound - 1] != 0x20,
                OctetRun.endOfPrintable(from: start + 13, in: buffer) >= line.upperBound
            else { return nil }
            return StatusLine(plain: line, version: version, code: Int(digits.0) * 100 + Int(digits.1) * 10 + Int(digits.2))
        }
    }

    private static func version(_ range: OctetRange, in octets: [UInt8]) -> ProtocolVersion {
        if octets.matches(range, "HTTP/1.1") { return .http11 }
        if octets.matches(range, "HTTP/1.0") { return .http10 }
        if octets.matches(range, "HTTP/2") || octets.matches(range, "HTTP/2.0") { return .pasted(major: 2) }
        if octets.matches(range, "HTTP/3") || octets.matches(range, "HTTP/3.0") { return .pasted(major: 3) }
        return octets.matches(range, "ICY") ? .icy : .other
    }

    /// The leading digits as a number; `nil` without any, or with more than nine.
    private static func number(_ range: OctetRange, in octets: [UInt8]) -> Int? {
        var value = 0
        var digits = 0
        for index in range {
            guard octets[index].isDigit else { break }
            digits += 1
            if digits > 9 { return nil }
            value = value * 10 + Int(octets[index] - 0x30)
        }
        return digits > 0 ? value : nil
    }
}
