import Glibc

/// The number of descriptors that the process may have open.
enum DescriptorLimit {
    /// Raises the soft limit as far as allowed: it is 1,024 by habit, which 1,024 connections exceed.
    static func raise() {
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
        limit.rlim_cur = min(limit.rlim_max, 1 << 20)
        setrlimit(resource, &limit)
    }
}
