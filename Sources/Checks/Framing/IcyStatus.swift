extension Check {
    static let icyStatus = Check(
        id: "icy-status",
        severity: .warning,
        summary: "The status line is that of an ICY server",
        explanation: """
            Radio and correction-data servers answer ICY instead of HTTP. Libraries that speak HTTP alone refuse it.
            """,
        remedy: "Use a client that knows ICY, or ask the server for HTTP (Ntrip-Version: Ntrip/2.0 for correction data).",
        references: [.rfc(9112, section: "4")],
        implies: .degraded,
        triggering: [
            """
            ‹ICY› 200 OK
            Content-Type: audio/mpeg

            ...
            """
        ],
        nonTriggering: [
            """
            HTTP/1.0 200 OK
            Content-Type: audio/mpeg

            ...
            """
        ]
    ) { facts in
        guard facts.message.version == .icy, let line = facts.message.head?.statusLine else { return .nothing }
        return .findings([.at(line.versionRange, "not HTTP")])
    }
}
