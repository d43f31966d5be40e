/// Readings of the texts that settings are given as; `nil` when the text is not of the form.
enum SettingValue {
    /// `500ms`, `5s`, `2m`, `1h`, or plain seconds; up to a day.
    static func nanoseconds(_ text: String) -> UInt64? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let number = UInt64(digits), number <= 86_400_000 else { return nil }
        let unit: UInt64
        switch text.dropFirst(digits.count) {
        case "ms": unit = 1_000_000
        case "", "s": unit = 1_000_000_000
        case "m": unit = 60_000_000_000
        case "h": unit = 3_600_000_000_000
        default: return nil
        }
        let value = number * unit
        return value <= 86_400_000_000_000 ? value : nil
    }

    static func toggle(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "on", "true", "yes", "1": true
        case "off", "false", "no", "0": false
        default: nil
        }
    }

    static func endpoints(_ text: String) -> [Configuration.Endpoint]? {
        let endpoints = text.split(separator: ",").map { endpoint($0) }
        let valid = endpoints.compactMap { $0 }
        return valid.isEmpty || valid.count != endpoints.count ? nil : valid
    }

    /// `127.0.0.1:8080`, `localhost:0`, `[::1]:8080`, `:8080` and `*:8080` (every address), `8080` (this machine).
    private static func endpoint(_ text: Substring) -> Configuration.Endpoint? {
        if let port = UInt16(text) { return Configuration.Endpoint(host: "127.0.0.1", port: port) }
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else { return nil }
        var host = text[..<colon]
        if host.isEmpty || host == "*" { return Configuration.Endpoint(host: nil, port: port) }
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        return host.isEmpty ? nil : Configuration.Endpoint(host: String(host), port: port)
    }
}
