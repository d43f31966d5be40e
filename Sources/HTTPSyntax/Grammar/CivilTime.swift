/// A date and time of the Gregorian calendar, in UTC.
struct CivilTime: Sendable, Hashable {
    static let weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    static let monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    var year: Int
    /// From 1.
    var month: Int
    /// From 1.
    var day: Int
    var hour: Int
    var minute: Int
    /// To 60: a leap second.
    var second: Int

    init(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// Midnight of a day, by Howard Hinnant's method.
    init(daysSince1970 days: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1,
            hour: 0,
            minute: 0,
            second: 0
        )
    }

    /// The same time of another day.
    func on(_ year: Int, _ month: Int, _ day: Int) -> CivilTime {
        CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }

    /// Unix time; `nil` when there is no such day or time.
    var seconds: Int? {
        guard (0...9999).contains(year), (1...12).contains(month), day >= 1, day <= daysInMonth else { return nil }
        guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else { return nil }
        return daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second
    }

    /// 0 is Sunday.
    var weekday: Int {
        let index = (daysSince1970 + 4) % 7
        return index < 0 ? index + 7 : index
    }

    private var daysInMonth: Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private var daysSince1970: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The year that two digits mean: never more than fifty years ahead of `now` (RFC 9110 5.6.7).
    static func fullYear(_ twoDigits: Int, now: Int) -> Int {
        let limited = min(max(now, 0), 253_402_300_799)
        let current = CivilTime(daysSince1970: limited / 86_400).year
        let candidate = current - current % 100 + twoDigits
        if candidate > current + 50 { return candidate - 100 }
        return candidate <= current - 50 ? candidate + 100 : candidate
    }
}
