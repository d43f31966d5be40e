extension Check {
    static let headerTooLarge = Check(
        id: "header-too-large",
        severity: .warning,
        summary: "A field line above 8 KiB or a head above 32 KiB",
        explanation: """
            Proxies, balancers and client libraries have limits of 8, 16 or 32 KiB; some hop drops the field or the \
            message without a word.
            """,
        remedy: "Cut the value down; tag lists for a cache can be removed by the cache itself.",
        references: [.rfc(9110, section: "5.4")],
        affects: [.proxies, .everyClient],
        triggering: [
            Example("HTTP/1.1 204 No Content\r\n‹X-Tags›: " + String(repeating: "tag ", count: 2_100) + "\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 204 No Content\r\nX-Tags: " + String(repeating: "tag ", count: 2_000) + "\r\n\r\n", raw: true)
        ]
    ) { facts in
        let fields = facts.fields
        if let longest = fields.longest, longest.line.count > 8 << 10 {
            return .findings([.at(longest.name, "a line of \(longest.line.count) octets, in a head of \(fields.headOctets)")])
        }
        guard fields.headOctets > 32 << 10, let longest = fields.longest else { return .nothing }
        return .findings([.at(longest.name, "a head of \(fields.headOctets) octets; this is its longest line")])
    }
}
