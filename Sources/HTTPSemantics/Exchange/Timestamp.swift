/// Unix seconds as RFC 3339 text in UTC, and back.
package enum Timestamp {
    /// `2026-03-01T12:00:00Z`. Any Int64 is taken; years beyond four digits are written as they are.
    package static func text(_ seconds: Int64) -> String {
        let days = Int(seconds / 86_400) - (seconds % 86_400 < 0 ? 1 : 0)
        let rest = Int(seconds - Int64(days) * 86_400)
        let (year, month, day) = civil(days)
        var text = (0...9_999).contains(year) ? [] : Array("\(year)".utf8)
        func append(_ number: Int, digits: Int) {
            var divisor = digits == 4 ? 1_000 : 10
            while divisor > 0 {
                text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
                divisor /= 10
            }
        }
        text.reserveCapacity(24)
        if text.isEmpty { append(year, digits: 4) }
        for (separator, number) in [("-", month), ("-", day), ("T", rest / 3_600), (":", rest / 60 % 60), (":", rest % 60)] {
            text.append(contentsOf: separator.utf8)
            append(number, digits: 2)
        }
        text.append(UInt8(ascii: "Z"))
        return String(decoding: text, as: UTF8.self)
    }

    /// Days since 1970-01-01 as a date of the proleptic Gregorian calendar.
    private static func civil(_ days: Int) -> (Int, Int, Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
