/// Moments as callers write them.
enum Instant {
    static let expectation = "expected an RFC 3339 date-time with its offset, or seconds since 1970"

    /// Seconds since 1970 of `2026-01-31T12:00:00.5Z`, `2026-01-31 12:00:00+01:00` or `1700000000.25`; within the years 0 to 9999.
    static func seconds(_ text: String) -> Double? {
        let octets = Array(text.utf8)
        guard octets.count <= 64 else { return nil }
        if octets.count > 10, octets[4] == UInt8(ascii: "-"), octets[0] != UInt8(ascii: "-") { return dateTime(octets) }
        guard octets.allSatisfy({ (48...57).contains($0) || $0 == 46 || $0 == 45 }), let value = Double(text) else { return nil }
        return bounded(value)
    }

    static func bounded(_ seconds: Double) -> Double? {
        seconds.isFinite && seconds >= -62_167_219_200 && seconds < 253_402_300_800 ? seconds : nil
    }

    private static func dateTime(_ octets: [UInt8]) -> Double? {
        guard octets.count >= 20, octets[7] == UInt8(ascii: "-"), octets[13] == UInt8(ascii: ":"), octets[16] == UInt8(ascii: ":") else {
            return nil
        }
        guard [UInt8(ascii: "T"), UInt8(ascii: "t"), 32].contains(octets[10]) else { return nil }
        guard let year = number(octets, 0..<4), let month = number(octets, 5..<7), let day = number(octets, 8..<10),
            let hour = number(octets, 11..<13), let minute = number(octets, 14..<16), let second = number(octets, 17..<19)
        else { return nil }
        // A leap second is the moment after it.
        guard (1...12).contains(month), (1...length(month, year)).contains(day), hour < 24, minute < 60, second <= 60 else { return nil }
        var cursor = 19
        var fraction = 0.0
        if octets[cursor] == UInt8(ascii: ".") {
            cursor += 1
            var unit = 0.1
            let start = cursor
            while cursor < octets.count, (48...57).contains(octets[cursor]) {
                fraction += Double(octets[cursor] - 48) * unit
                unit /= 10
                cursor += 1
            }
            if cursor == start { return nil }
        }
        guard let offset = offset(octets[cursor...]) else { return nil }
        let time = hour * 3600 + minute * 60 + second
        return bounded(Double(days(year, month, day) * 86_400 + time - offset) + fraction)
    }

    /// Seconds east of UTC.
    private static func offset(_ octets: ArraySlice<UInt8>) -> Int? {
        if octets.count == 1, octets.first == UInt8(ascii: "Z") || octets.first == UInt8(ascii: "z") { return 0 }
        let all = Array(octets)
        guard all.count == 6, all[3] == UInt8(ascii: ":"), let hour = number(all, 1..<3), let minute = number(all, 4..<6) else {
            return nil
        }
        guard hour < 24, minute < 60 else { return nil }
        switch all[0] {
        case UInt8(ascii: "+"): return hour * 3600 + minute * 60
        case UInt8(ascii: "-"): return -(hour * 3600 + minute * 60)
        default: return nil
        }
    }

    private static func number(_ octets: [UInt8], _ range: Range<Int>) -> Int? {
        guard range.upperBound <= octets.count else { return nil }
        var value = 0
        for octet in octets[range] {
            guard (48...57).contains(octet) else { return nil }
            value = value * 10 + Int(octet - 48)
        }
        return value
    }

    private static func length(_ month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// Days since 1970-01-01, counted in 400-year eras that begin on 1 March.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
