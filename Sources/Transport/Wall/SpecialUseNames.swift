/// Names that no public DNS answers for (IANA Special-Use Domain Names registry, ICANN's `internal`, and habits of home routers).
enum SpecialUseNames {
    private static let topLevels: Set<String> = [
        "localhost", "local", "internal", "onion", "invalid", "test", "example", "alt", "localdomain", "lan",
    ]

    /// `name` is in lower case, without a final dot.
    static func contain(_ name: String) -> Bool {
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = labels.last else { return false }
        return topLevels.contains(String(last)) || last == "arpa" && labels.dropLast().last == "home"
    }
}
