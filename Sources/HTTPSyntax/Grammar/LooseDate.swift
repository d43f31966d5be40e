import Evidence

/// Dates in forms that HTTP does not know, but a person would understand: one-digit days, other zones, ISO 8601, missing weekday.
enum LooseDate {
    /// Words and numbers in the order they came.
    private struct Reading {
        var day: Int?
        var month: Int?
        var year: Int?
        var time: CivilTime?
        var weekday: Int?
        /// Seconds east of Greenwich.
        var offset = 0
    }

    static func read(_ range: OctetRange, in octets: [UInt8], now: Int) -> HTTPDate.Parsed? {
        var reading = Reading()
        for piece in pieces(range, in: octets) where !take(piece, of: octets, into: &reading, now: now) { return nil }
        guard let day = reading.day, let month = reading.month, let year = reading.year, let time = reading.time else { return nil }
        let local = time.on(year, month, day)
        guard let seconds = local.seconds else { return nil }
        let weekday = reading.weekday
        let utc = seconds - reading.offset
        let days = utc >= 0 ? utc / 86_400 : -((86_399 - utc) / 86_400)
        var civil = CivilTime(daysSince1970: days)
        let rest = utc - days * 86_400
        civil.hour = rest / 3600
        civil.minute = rest / 60 % 60
        civil.second = rest % 60
        let isRight = weekday.map { $0 == local.weekday } ?? true
        return HTTPDate.Parsed(civil: civil, form: .nonstandard, weekday: isRight ? nil : (civil.weekday + 1) % 7, hasExactCase: true)
    }

    /// Runs between blanks and commas; an ISO 8601 `T` between date and time counts as a blank.
    private static func pieces(_ range: OctetRange, in octets: [UInt8]) -> [OctetRange] {
        var pieces: [OctetRange] = []
        var start: Int?
        for index in range {
            let octet = octets[index]
            let isISO = octet == 0x54 && index > range.lowerBound && octets[index - 1].isDigit
            if octet.isFoldedBlank || octet == 0x2C || isISO {
                if let begin = start { pieces.append(begin..<index) }
                start = nil
            } else if start == nil {
                start = index
            }
        }
        if let begin = start { pieces.append(begin..<range.upperBound) }
        return pieces
    }

    private static func take(_ piece: OctetRange, of octets: [UInt8], into reading: inout Reading, now: Int) -> Bool {
        if octets[piece.lowerBound] == 0x2B || octets[piece.lowerBound] == 0x2D { return takeOffset(piece, octets, &reading) }
        if octets[piece.lowerBound].isAlpha, !piece.contains(where: { octets[$0] == 0x2D }) {
            return takeWord(octets.lowercasedText(piece), &reading)
        }
        if piece.contains(where: { octets[$0] == 0x3A }) { return takeTime(piece, octets, &reading) }
        let parts = split(piece, in: octets) { $0 == 0x2D || $0 == 0x2F }
        if parts.count == 3 { return takeDate(parts, octets, &reading, now) }
        guard parts.count == 1, let number = number(piece, octets) else { return false }
        return takeNumber(number, digits: piece.count, &reading, now)
    }

    private static func takeNumber(_ number: Int, digits: Int, _ reading: inout Reading, _ now: Int) -> Bool {
        if reading.day == nil, digits <= 2 {
            reading.day = number
        } else if reading.year == nil, digits == 4 || digits == 2 {
            reading.year = digits == 2 ? CivilTime.fullYear(number, now: now) : number
        } else {
            return false
        }
        return true
    }

    /// `2026-03-01`, `01-Mar-2026`, `01-Mar-26`.
    private static func takeDate(_ parts: [OctetRange], _ octets: [UInt8], _ reading: inout Reading, _ now: Int) -> Bool {
        guard reading.day == nil, reading.year == nil, let first = number(parts[0], octets), let last = number(parts[2], octets)
        else { return false }
        if let month = number(parts[1], octets) {
            guard parts[0].count == 4 else { return false }
            (reading.year, reading.month, reading.day) = (first, month, last)
            return true
        }
        guard takeWord(octets.lowercasedText(parts[1]), &reading), reading.month != nil else { return false }
        reading.day = first
        reading.year = parts[2].count == 2 ? CivilTime.fullYear(last, now: now) : last
        return true
    }

    /// `7:19`, `07:19:16`, `07:19:16.250Z`, `07:19:16+01:00`.
    private static func takeTime(_ piece: OctetRange, _ octets: [UInt8], _ reading: inout Reading) -> Bool {
        guard reading.time == nil else { return false }
        let end = piece.first { octets[$0] == 0x2B || octets[$0] == 0x2D || octets[$0] | 0x20 == 0x7A } ?? piece.upperBound
        if end < piece.upperBound, octets[end] | 0x20 != 0x7A, !takeOffset(end..<piece.upperBound, octets, &reading) { return false }
        let whole = (piece.lowerBound..<end).first { octets[$0] == 0x2E } ?? end
        let parts = split(piece.lowerBound..<whole, in: octets) { $0 == 0x3A }
        guard (2...3).contains(parts.count), let hour = number(parts[0], octets), let minute = number(parts[1], octets) else {
            return false
        }
        let second = parts.count == 3 ? number(parts[2], octets) : 0
        guard let second else { return false }
        reading.time = CivilTime(year: 0, month: 0, day: 0, hour: hour, minute: minute, second: second)
        return true
    }

    private static func takeOffset(_ piece: OctetRange, _ octets: [UInt8], _ reading: inout Reading) -> Bool {
        let digits = (piece.lowerBound + 1..<piece.upperBound).filter { octets[$0] != 0x3A }
        guard digits.count == 4, digits.allSatisfy({ octets[$0].isDigit }) else { return false }
        let value = digits.reduce(0) { $0 * 10 + Int(octets[$1] - 0x30) }
        let seconds = value / 100 * 3600 + value % 100 * 60
        reading.offset = octets[piece.lowerBound] == 0x2D ? -seconds : seconds
        return true
    }

    private static let zones: [String: Int] = [
        "gmt": 0, "utc": 0, "ut": 0, "z": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7,
        "cet": 1, "cest": 2, "bst": 1, "jst": 9, "aest": 10, "aedt": 11,
    ]

    private static func takeWord(_ word: String, _ reading: inout Reading) -> Bool {
        if let hours = zones[word] {
            reading.offset = hours * 3600
            return true
        }
        let start = word.prefix(3)
        if let index = CivilTime.monthNames.firstIndex(where: { $0.lowercased() == start }), reading.month == nil {
            reading.month = index + 1
            return true
        }
        if let index = CivilTime.weekdayNames.firstIndex(where: { $0.lowercased().hasPrefix(start) }), start.utf8.count == 3 {
            reading.weekday = index
            return true
        }
        return false
    }

    private static func number(_ range: OctetRange, _ octets: [UInt8]) -> Int? {
        guard (1...4).contains(range.count), range.allSatisfy({ octets[$0].isDigit }) else { return nil }
        return range.reduce(0) { $0 * 10 + Int(octets[$1] - 0x30) }
    }

    private static func split(_ range: OctetRange, in octets: [UInt8], where isSeparator: (UInt8) -> Bool) -> [OctetRange] {
        var pieces: [OctetRange] = []
        var start = range.lowerBound
        for index in range where isSeparator(octets[index]) {
            pieces.append(start..<index)
            start = index + 1
        }
        pieces.append(start..<range.upperBound)
        return pieces
    }
}
