/// Weights of Accept and its kin (RFC 9110 12.4.2).
enum Weight {
    /// The `q` among parameters, in thousandths: 1000 when it is absent, 0 when it cannot be read.
    static func thousandths(_ parameters: some Sequence<Substring>) -> Int {
        guard let weight = parameters.first(where: { $0.hasPrefix("q=") })?.dropFirst(2) else { return 1000 }
        let parts = weight.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first, parts.count <= 2 else { return 0 }
        if whole == "1" { return 1000 }
        guard whole == "0", parts.count == 2, parts[1].utf8.count <= 3 else { return 0 }
        return Int(parts[1] + String(repeating: "0", count: 3 - parts[1].utf8.count)) ?? 0
    }

    static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
