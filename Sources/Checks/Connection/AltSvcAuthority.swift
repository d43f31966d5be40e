extension Check {
    static let altSvcAuthority = Check(
        id: "alt-svc-authority",
        severity: .warning,
        summary: "An authority in Alt-Svc has no port",
        explanation: """
            It is host and port, or colon and port for the same host.
            """,
        remedy: "Add the port.",
        references: [.rfc(7838, section: "3")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Alt-Svc: h2=‹"alt.example.com"›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Alt-Svc: h2="alt.example.com:443", h3=":443"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.upgrades.alternatives.defects.filter { $0.kind == .invalidAuthority }.map { .at($0.range, "no port") })
    }
}
