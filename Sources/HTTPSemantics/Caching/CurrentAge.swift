/// How old a response is, by its own fields and our clock (RFC 9111 4.2.3). All times are Unix time, all spans seconds.
package struct CurrentAge: Sendable, Hashable {
    /// Clock minus Date on arrival, not below 0; 0 without Date.
    package let apparent: Int
    /// What was known on arrival: the greater of `apparent` and Age with the delay of the exchange.
    package let initial: Int
    private let responseTime: Int

    package init(date: Int?, age: Int?, requestTime: Int, responseTime: Int) {
        apparent = max(0, date.map { CurrentAge.span(from: $0, to: responseTime) } ?? 0)
        let delay = max(0, CurrentAge.span(from: requestTime, to: responseTime))
        initial = max(apparent, (age ?? 0) + delay)
        self.responseTime = responseTime
    }

    package func at(_ now: Int) -> Int { initial + max(0, CurrentAge.span(from: responseTime, to: now)) }

    /// `to - from`, both brought into the years that dates can state, so that no sum overflows.
    static func span(from: Int, to: Int) -> Int {
        let bound = 1 << 40
        return min(max(to, -bound), bound) - min(max(from, -bound), bound)
    }
}
