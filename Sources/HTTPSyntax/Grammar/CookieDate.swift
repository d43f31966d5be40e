import Evidence

/// The lenient date of a cookie's Expires attribute (RFC 6265 5.1.1).
package enum CookieDate {
    /// Unix seconds, or `nil` when the octets are no date.
    ///
    /// Weekday and zone are never looked at: everything is read as UTC.
    package static func seconds(_ range: OctetRange, in octets: [UInt8]) -> Int? {
        var parts = Parts()
        var index = range.lowerBound
        while index < range.upperBound {
            while index < range.upperBound, isDelimiter(octets[index]) { index += 1 }
            let start = index
            while index < range.upperBound, !isDelimiter(octets[index]) { index += 1 }
            if start < index { parts.take(octets[start..<index]) }
        }
        return parts.seconds
    }

    private static func isDelimiter(_ octet: UInt8) -> Bool {
        switch octet {
        case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    private struct Parts {
        private var time: (hour: Int, minute: Int, second: Int)?
        private var day: Int?
        private var month: Int?
        private var year: Int?

        mutating func take(_ token: ArraySlice<UInt8>) {
            if time == nil, let found = Parts.time(token) {
                time = found
            } else if day == nil, let found = Parts.number(token, digits: 1...2) {
                day = found
            } else if month == nil, let found = Parts.month(token) {
                month = found
            } else if year == nil, let found = Parts.number(token, digits: 2...4) {
                year = found
            }
        }

        var seconds: Int? {
            guard let time, let day, let month, var year else { return nil }
            if (70...99).contains(year) { year += 1_900 } else if (0...69).contains(year) { year += 2_000 }
            guard year >= 1_601, time.hour < 24, time.minute < 60, time.second < 60 else { return nil }
            guard day >= 1, day <= CivilDate.days(inMonth: month, of: year) else { return nil }
            let days = CivilDate.daysSinceEpoch(year: year, month: month, day: day)
            return days * 86_400 + time.hour * 3_600 + time.minute * 60 + time.second
        }

        /// Digits that a non-digit or the end follows.
        private static func number(_ token: ArraySlice<UInt8>, digits: ClosedRange<Int>) -> Int? {
            let found = token.prefix(while: \.isDigit)
            guard digits.contains(found.count) else { return nil }
            return found.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }

        private static func time(_ token: ArraySlice<UInt8>) -> (Int, Int, Int)? {
            let fields = token.split(separator: 0x3A, maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3, fields[0].allSatisfy(\.isDigit), fields[1].allSatisfy(\.isDigit) else { return nil }
            guard let hour = number(fields[0], digits: 1...2), let minute = number(fields[1], digits: 1...2) else { return nil }
            return number(fields[2], digits: 1...2).map { (hour, minute, $0) }
        }

        private static func month(_ token: ArraySlice<UInt8>) -> Int? {
            let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
            let start = token.prefix(3).map(\.lowercased)
            return names.firstIndex { $0.utf8.elementsEqual(start) }.map { $0 + 1 }
        }
    }
}
