/// The parameters of a query string (`application/x-www-form-urlencoded`, URL Standard 5.1).
struct QueryParameters: Sendable {
    let pairs: [(name: String, value: String)]

    init(_ query: String?) {
        pairs = (query ?? "").utf8.split(separator: UInt8(ascii: "&")).map { pair in
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return (QueryParameters.decoded(parts.first), QueryParameters.decoded(parts.count == 2 ? parts[1] : nil))
        }
    }

    subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

    /// Percent-decoding, `+` as a space; what is no valid escape stays as it is.
    private static func decoded(_ text: Substring.UTF8View?) -> String {
        guard let text else { return "" }
        let octets = Array(text)
        var result: [UInt8] = []
        var index = 0
        while index < octets.count {
            if octets[index] == UInt8(ascii: "%"), index + 2 < octets.count, let high = value(octets[index + 1]),
                let low = value(octets[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(octets[index] == UInt8(ascii: "+") ? 32 : octets[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func value(_ octet: UInt8) -> UInt8? {
        switch octet {
        case 48...57: octet - 48
        case 65...70: octet - 55
        case 97...102: octet - 87
        default: nil
        }
    }
}
