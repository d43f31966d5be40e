/// Durations counted in buckets, as Prometheus takes them.
struct Histogram: Sendable {
    /// Upper bounds in nanoseconds; one more bucket takes the rest.
    static let bounds: [UInt64] = [
        100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000, 100_000_000, 250_000_000,
        1_000_000_000, 5_000_000_000,
    ]

    private(set) var counts = [Int](repeating: 0, count: Histogram.bounds.count + 1)
    private(set) var sum: UInt64 = 0

    mutating func add(_ nanoseconds: UInt64) {
        let index = Histogram.bounds.firstIndex { nanoseconds <= $0 } ?? Histogram.bounds.count
        counts[index] += 1
        sum &+= nanoseconds
    }

    /// Lines of the exposition format; `labels` without braces.
    func lines(_ name: String, _ labels: String) -> String {
        var text = ""
        var total = 0
        let separator = labels.isEmpty ? "" : ","
        for (index, count) in counts.enumerated() {
            total += count
            let bound = index < Histogram.bounds.count ? Histogram.seconds(Histogram.bounds[index]) : "+Inf"
            text += "\(name)_bucket{\(labels)\(separator)le=\"\(bound)\"} \(total)\n"
        }
        let braces = labels.isEmpty ? "" : "{\(labels)}"
        return text + "\(name)_sum\(braces) \(Histogram.seconds(sum))\n\(name)_count\(braces) \(total)\n"
    }

    /// Decimal seconds, exact to the nanosecond, without trailing zeros.
    static func seconds(_ nanoseconds: UInt64) -> String {
        let fraction = String(nanoseconds % 1_000_000_000)
        var digits = Substring(String(repeating: "0", count: 9 - fraction.utf8.count) + fraction)
        while digits.last == "0" { digits.removeLast() }
        return digits.isEmpty ? String(nanoseconds / 1_000_000_000) : "\(nanoseconds / 1_000_000_000).\(digits)"
    }
}
