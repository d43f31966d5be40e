import Glibc

/// The number of descriptors that the process may have open.
enum DescriptorLimit {
    /// Descriptors kept for everything but connections: loops, signals, files, and callers that are told that there is no room.
    /// Dispatch ends the process when it cannot open one of its own.
    private static let reserve = 32

    /// At most `wanted` connections, and fewer where the process may not have as many descriptors.
    static func connections(_ wanted: Int) -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return wanted }
        return max(1, min(wanted, Int(clamping: limit.rlim_cur) - reserve))
    }

    /// Raises the soft limit as far as allowed: it is 1,024 by habit, which 1,024 connections exceed.
    static func raise() {
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
        limit.rlim_cur = min(limit.rlim_max, 1 << 20)
        setrlimit(resource, &limit)
    }
}
