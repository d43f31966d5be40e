import CSystem
import Dispatch
import Glibc
import Transport

/// Writes lines to a descriptor without ever making a loop wait: lines are collected and written by a queue of their own.
package final class LogSink: Sendable {
    private struct Pending {
        var octets: [UInt8] = []
        var dropped = 0
        var isScheduled = false
    }

    private let descriptor: Int32
    private let pending = Guarded(Pending())
    private let queue = DispatchQueue(label: "assay.log")

    /// When whoever reads the log is slower than we are, lines are dropped and counted.
    private static let capacity = 4 << 20
    /// Lines wait for company: waking the queue for each would cost more than the line.
    private static let delay = DispatchTimeInterval.milliseconds(10)

    package init(descriptor: Int32 = STDERR_FILENO) {
        self.descriptor = descriptor
    }

    /// Adds one line; the line feed is ours.
    func write(_ line: [UInt8]) {
        let mustSchedule = pending.withLock { pending in
            if pending.octets.count + line.count > LogSink.capacity {
                pending.dropped += 1
                return false
            }
            pending.octets.append(contentsOf: line)
            pending.octets.append(10)
            if pending.isScheduled { return false }
            pending.isScheduled = true
            return true
        }
        if mustSchedule { queue.asyncAfter(deadline: .now() + LogSink.delay) { [self] in flush() } }
    }

    /// One event of the process itself.
    package func write(level: String, message: String) {
        var line = JSONObject()
        line.add("ts", Timestamp.now)
        line.add("level", level)
        line.add("msg", message)
        write(line.closed)
    }

    /// Waits until everything given so far is written, but not for a reader that has stopped reading.
    package func finish() {
        let isWritten = DispatchSemaphore(value: 0)
        queue.async { [self] in
            flush()
            isWritten.signal()
        }
        _ = isWritten.wait(timeout: .now() + 1)
    }

    private func flush() {
        let (octets, dropped) = pending.withLock { pending in
            defer { pending = Pending() }
            return (pending.octets, pending.dropped)
        }
        put(octets)
        if dropped > 0 {
            var line = JSONObject()
            line.add("ts", Timestamp.now)
            line.add("level", "warning")
            line.add("msg", "log lines dropped")
            line.add("count", dropped)
            put(line.closed + [10])
        }
    }

    private func put(_ octets: [UInt8]) {
        var written = 0
        while written < octets.count {
            let count = octets.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, octets.count - written) }
            if count > 0 {
                written += count
            } else if errno != EINTR {
                return
            }
        }
    }
}

/// The wall clock as logs and reports write it.
enum Timestamp {
    /// The text of the latest second: a line is written more often than that.
    private static let latest = Guarded((second: Int64.min, text: ""))

    /// RFC 3339 in UTC with milliseconds.
    static var now: String {
        let microseconds = assay_wall_microseconds()
        let second = microseconds / 1_000_000
        let date = latest.withLock { latest in
            if latest.second != second { latest = (second, CivilTime(secondsSinceEpoch: second).timestamp) }
            return latest.text
        }
        let milliseconds = String(microseconds / 1000 % 1000)
        let padding = String(repeating: "0", count: max(0, 3 - milliseconds.utf8.count))
        return date + "." + padding + milliseconds + "Z"
    }
}
