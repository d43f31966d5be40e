import Foundation

/// CPU time of this process, so that a busy neighbour does not count.
enum Stopwatch {
    /// Seconds.
    static var cpu: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// CPU seconds that one call of `body` takes: the median of `runs` runs of about `seconds` each.
    static func cost(seconds: Double, runs: Int, _ body: () -> Void) -> Double {
        let start = cpu
        body()
        let once = max(cpu - start, 1e-7)
        let calls = max(1, Int(seconds / once / 4))
        var costs: [Double] = []
        for _ in 0..<max(1, runs) {
            let begin = cpu
            var count = 0
            while cpu - begin < seconds {
                for _ in 0..<calls { body() }
                count += calls
            }
            costs.append((cpu - begin) / Double(count))
        }
        return costs.sorted()[costs.count / 2]
    }
}
