import CSystem

/// The text of the Date field, made once a second (IMF-fixdate, RFC 9110 5.6.7).
struct DateClock {
    private var second: Int64 = .min
    private var text: [UInt8] = []

    mutating func date() -> [UInt8] {
        let second = assay_wall_microseconds() / 1_000_000
        if second != self.second {
            self.second = second
            text = Array(CivilTime(secondsSinceEpoch: second).fixdate.utf8)
        }
        return text
    }
}

/// A moment taken apart in the proleptic Gregorian calendar, UTC.
package struct CivilTime: Sendable, Hashable {
    package let year: Int
    package let month: Int
    package let day: Int
    package let hour: Int
    package let minute: Int
    package let second: Int
    /// 0 is Sunday.
    package let weekday: Int

    package init(secondsSinceEpoch: Int64) {
        let seconds = Int(min(max(secondsSinceEpoch, -62_135_596_800), 253_402_300_799))
        let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
        let rest = seconds - days * 86_400
        hour = rest / 3600
        minute = rest / 60 % 60
        second = rest % 60
        weekday = ((days + 4) % 7 + 7) % 7
        // Days are counted in 400-year eras that begin on 1 March, so that the leap day ends a year.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// `Sun, 06 Nov 1994 08:49:37 GMT`.
    package var fixdate: String {
        let date = "\(CivilTime.weekdays[weekday]), \(padded(day)) \(CivilTime.months[month - 1]) \(year)"
        return "\(date) \(time) GMT"
    }

    /// `1994-11-06T08:49:37`, without fraction and zone.
    package var timestamp: String { "\(padded(year, to: 4))-\(padded(month))-\(padded(day))T\(time)" }

    private var time: String { "\(padded(hour)):\(padded(minute)):\(padded(second))" }

    private func padded(_ number: Int, to width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
