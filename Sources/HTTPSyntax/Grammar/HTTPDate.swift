import Evidence

/// A point in time as a field states it: HTTP-date (RFC 9110 5.6.7), or what else can be understood.
package struct HTTPDate: Sendable, Hashable {
    package enum Form: Sendable, Hashable {
        /// `Sun, 06 Nov 1994 08:49:37 GMT`, the one form to send.
        case imfFixdate
        /// `Sunday, 06-Nov-94 08:49:37 GMT`, obsolete, must be accepted.
        case rfc850
        /// `Sun Nov  6 08:49:37 1994`, obsolete, must be accepted.
        case asctime
        /// Some other form that people and lenient recipients understand, caches do not.
        case nonstandard
    }

    /// Unix time.
    package let seconds: Int
    package let form: Form
    /// Names of days, months and the zone in the very letters of the grammar; it is case-sensitive, recipients are not (RFC 9111 4.2).
    package let hasExactCase: Bool
    /// The day of the week fits the date; true when there is none.
    package let hasRightWeekday: Bool
    package let range: OctetRange

    /// One of the three forms, letter case aside.
    package var isStandard: Bool { form != .nonstandard }

    /// Reads the whole of `range`; `now` (Unix time) decides the century of two-digit years.
    package init?(_ range: OctetRange, in octets: [UInt8], now: Int) {
        guard !range.isEmpty, range.count <= 128 else { return nil }
        let parsed =
            HTTPDate.imfFixdate(range, octets) ?? HTTPDate.rfc850(range, octets, now) ?? HTTPDate.asctime(range, octets)
            ?? LooseDate.read(range, in: octets, now: now)
        guard let parsed, let seconds = parsed.civil.seconds else { return nil }
        self.seconds = seconds
        self.range = range
        form = parsed.form
        hasExactCase = parsed.hasExactCase
        hasRightWeekday = parsed.weekday.map { $0 == parsed.civil.weekday } ?? true
    }

    /// The IMF-fixdate of a Unix time from the years 1 to 9999.
    package static func text(_ seconds: Int) -> String {
        let limited = min(max(seconds, -62_135_596_800), 253_402_300_799)
        let days = limited >= 0 ? limited / 86_400 : -((86_399 - limited) / 86_400)
        let rest = limited - days * 86_400
        let civil = CivilTime(daysSince1970: days)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        let year = String(repeating: "0", count: max(0, 4 - String(civil.year).count)) + String(civil.year)
        let month = CivilTime.monthNames[civil.month - 1]
        let weekday = CivilTime.weekdayNames[civil.weekday].prefix(3)
        return "\(weekday), \(two(civil.day)) \(month) \(year) \(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60)) GMT"
    }

    struct Parsed {
        var civil: CivilTime
        var form: Form
        var weekday: Int?
        var hasExactCase: Bool
    }

    private static func imfFixdate(_ range: OctetRange, _ octets: [UInt8]) -> Parsed? {
        var cursor = DateCursor(octets: octets, range: range)
        guard let weekday = cursor.weekday(isShort: true), cursor.skip(", "), let day = cursor.digits(2), cursor.skip(" "),
            let month = cursor.month(), cursor.skip(" "), let year = cursor.digits(4), cursor.skip(" "),
            let time = cursor.time(), cursor.skip(" "), cursor.zone(), cursor.isAtEnd
        else { return nil }
        return Parsed(civil: time.on(year, month, day), form: .imfFixdate, weekday: weekday, hasExactCase: cursor.hasExactCase)
    }

    private static func rfc850(_ range: OctetRange, _ octets: [UInt8], _ now: Int) -> Parsed? {
        var cursor = DateCursor(octets: octets, range: range)
        guard let weekday = cursor.weekday(isShort: false), cursor.skip(", "), let day = cursor.digits(2), cursor.skip("-"),
            let month = cursor.month(), cursor.skip("-"), let year = cursor.digits(2), cursor.skip(" "),
            let time = cursor.time(), cursor.skip(" "), cursor.zone(), cursor.isAtEnd
        else { return nil }
        let full = CivilTime.fullYear(year, now: now)
        return Parsed(civil: time.on(full, month, day), form: .rfc850, weekday: weekday, hasExactCase: cursor.hasExactCase)
    }

    private static func asctime(_ range: OctetRange, _ octets: [UInt8]) -> Parsed? {
        var cursor = DateCursor(octets: octets, range: range)
        guard let weekday = cursor.weekday(isShort: true), cursor.skip(" "), let month = cursor.month(), cursor.skip(" "),
            let day = cursor.skip(" ") ? cursor.digits(1) : cursor.digits(2), cursor.skip(" "),
            let time = cursor.time(), cursor.skip(" "), let year = cursor.digits(4), cursor.isAtEnd
        else { return nil }
        return Parsed(civil: time.on(year, month, day), form: .asctime, weekday: weekday, hasExactCase: cursor.hasExactCase)
    }
}

/// Reads the pieces that the three standard forms are made of.
private struct DateCursor {
    let octets: [UInt8]
    let end: Int
    var position: Int
    var hasExactCase = true

    init(octets: [UInt8], range: OctetRange) {
        self.octets = octets
        position = range.lowerBound
        end = min(range.upperBound, octets.count)
    }

    var isAtEnd: Bool { position == end }

    mutating func skip(_ text: StaticString) -> Bool {
        let next = position + text.utf8CodeUnitCount
        guard next <= end, octets.matches(position..<next, text) else { return false }
        position = next
        return true
    }

    mutating func digits(_ count: Int) -> Int? {
        guard position + count <= end else { return nil }
        var value = 0
        for index in position..<position + count {
            guard octets[index].isDigit else { return nil }
            value = value * 10 + Int(octets[index] - 0x30)
        }
        position += count
        return value
    }

    mutating func time() -> CivilTime? {
        guard let hour = digits(2), skip(":"), let minute = digits(2), skip(":"), let second = digits(2) else { return nil }
        return CivilTime(year: 0, month: 0, day: 0, hour: hour, minute: minute, second: second)
    }

    mutating func weekday(isShort: Bool) -> Int? {
        guard let index = place(in: "sunmontuewedthufrisat") else { return nil }
        if isShort {
            abbreviation()
            return index
        }
        return word(CivilTime.weekdayNames[index]) ? index : nil
    }

    mutating func month() -> Int? {
        guard let index = place(in: "janfebmaraprmayjunjulaugsepoctnovdec") else { return nil }
        abbreviation()
        return index + 1
    }

    /// Which of the names of three letters, one after the other in `names`, stands here in any case. Dates are in every response, so
    /// no String is made of them.
    private func place(in names: StaticString) -> Int? {
        guard position + 3 <= end else { return nil }
        let letters = (octets[position].lowercased, octets[position + 1].lowercased, octets[position + 2].lowercased)
        for index in 0..<names.utf8CodeUnitCount / 3 {
            let name = names.utf8Start + 3 * index
            if (name[0], name[1], name[2]) == letters { return index }
        }
        return nil
    }

    /// Steps over three letters, of which the first should be upper case.
    private mutating func abbreviation() {
        let isExact = octets[position] & 0x20 == 0 && octets[position + 1] & 0x20 != 0 && octets[position + 2] & 0x20 != 0
        if !isExact { hasExactCase = false }
        position += 3
    }

    mutating func zone() -> Bool { word("GMT") }

    private mutating func word(_ text: String) -> Bool {
        var index = position
        var isExact = true
        for octet in text.utf8 {
            guard index < end, octets[index].lowercased == octet.lowercased else { return false }
            if octets[index] != octet { isExact = false }
            index += 1
        }
        position = index
        if !isExact { hasExactCase = false }
        return true
    }
}
