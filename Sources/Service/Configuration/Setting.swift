import Transport

/// One setting: its flag, its variable, and how its text is read.
struct Setting: Sendable {
    let flag: String
    /// What a value looks like, for help and faults.
    let form: String
    let help: String
    /// False when the text is not of that form.
    let apply: @Sendable (String, inout Configuration) -> Bool

    /// `--drain-delay` is `ASSAY_DRAIN_DELAY` in the environment.
    var variable: String {
        "ASSAY_" + flag.dropFirst(2).uppercased().split(separator: "-").joined(separator: "_")
    }

    static let all: [Setting] = [
        Setting(flag: "--listen", form: "HOST:PORT[,HOST:PORT…]", help: "addresses to serve; port 0 takes a free one (127.0.0.1:8080)") {
            guard let endpoints = SettingValue.endpoints($0) else { return false }
            $1.listen = endpoints
            return true
        },
        Setting(flag: "--tls-listen", form: "HOST:PORT[,HOST:PORT…]", help: "addresses to serve by HTTPS; needs the two files (none)") {
            guard let endpoints = SettingValue.endpoints($0) else { return false }
            $1.tlsListen = endpoints
            return true
        },
        path("--tls-cert", \.tlsCertificate, "certificate and its intermediates, PEM, read again on SIGHUP"),
        path("--tls-key", \.tlsKey, "key of the certificate, PEM"),
        number("--loops", 1...64, \.loops, "event loops (1)"),
        number("--workers", 1...1024, \.workers, "analysis threads (as many as processors)"),
        number("--queue", 1...100_000, \.queue, "requests that may wait for a worker (256)"),
        number("--queue-bytes", 1...Int.max, \.queueOctets, "content that waiting requests may hold (268435456)"),
        number("--max-connections", 1...1_000_000, \.limits.connections, "connections served at a time (1024)"),
        number("--max-requests", 1...Int.max, \.limits.requestsPerConnection, "requests on one connection (1000)"),
        number("--max-body", 1...1 << 30, \.limits.content, "octets of request content, coded and decoded (16777216)"),
        number("--upload-bytes", 1...Int.max, \.limits.contentTogether, "content of all requests being read (536870912)"),
        duration("--tls-timeout", \.limits.handshakeTime, "time for a TLS handshake (10s)"),
        duration("--head-timeout", \.limits.headTime, "time for a request's head (10s)"),
        duration("--body-timeout", \.limits.contentTime, "time for a request's content (30s)"),
        duration("--idle-timeout", \.limits.idleTime, "time between two requests (75s)"),
        duration("--drain-delay", \.drainDelay, "time to keep serving after SIGTERM (5s)"),
        duration("--drain-limit", \.drainLimit, "time for accepted work after that (25s)"),
        Setting(flag: "--access-log", form: "on or off", help: "one JSON line a request on stderr (on)") {
            guard let isOn = SettingValue.toggle($0) else { return false }
            $1.accessLog = isOn
            return true
        },
    ]

    private static func number(
        _ flag: String,
        _ range: ClosedRange<Int>,
        _ path: WritableKeyPath<Configuration, Int> & Sendable,
        _ help: String
    ) -> Setting {
        let form =
            range.upperBound == .max ? "a number from \(range.lowerBound)" : "a number from \(range.lowerBound) to \(range.upperBound)"
        return Setting(flag: flag, form: form, help: help) {
            guard let value = Int($0), range.contains(value) else { return false }
            $1[keyPath: path] = value
            return true
        }
    }

    private static func path(_ flag: String, _ path: WritableKeyPath<Configuration, String?> & Sendable, _ help: String) -> Setting {
        Setting(flag: flag, form: "the path of a file", help: help) {
            if $0.isEmpty { return false }
            $1[keyPath: path] = $0
            return true
        }
    }

    private static func duration(_ flag: String, _ path: WritableKeyPath<Configuration, UInt64> & Sendable, _ help: String) -> Setting {
        Setting(flag: flag, form: "a duration such as 500ms, 5s or 2m", help: help) {
            guard let value = SettingValue.nanoseconds($0) else { return false }
            $1[keyPath: path] = value
            return true
        }
    }
}

extension Configuration {
    /// The flags, a line each, for `--help`.
    package static var flagHelp: String {
        Setting.all.map { setting in
            let name = "  \(setting.flag) "
            let padding = String(repeating: " ", count: max(0, 22 - name.utf8.count))
            return name + padding + setting.help + "\n"
        }.joined()
    }
}
