extension Check {
    static let connectionNamesEndToEnd = Check(
        id: "connection-names-end-to-end",
        severity: .error,
        summary: "Connection names a field that must reach the client",
        explanation: """
            Every intermediary takes away the fields that Connection names: behind a proxy this one is lost.
            """,
        remedy: "Name hop-by-hop fields alone: close, keep-alive, upgrade, te.",
        references: [.rfc(9110, section: "7.6.1")],
        affects: [.proxies],
        triggering: [
            """
            HTTP/1.1 200 OK
            Connection: close, ‹Cache-Control›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Connection: keep-alive, Upgrade
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.upgrades.endToEnd.map { .at($0.range, $0.detail) })
    }
}
