extension Check {
    static let altSvcInvalid = Check(
        id: "alt-svc-invalid",
        severity: .warning,
        summary: "Alt-Svc cannot be read",
        explanation: """
            A member is protocol=authority in quotes, ma whole seconds, persist 1. A client ignores what is not \
            so, and stays with the old place.
            """,
        remedy: "Write h3=':443'; ma=86400 with double quotes.",
        references: [.rfc(7838, section: "3")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Alt-Svc: ‹h3›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Alt-Svc: h3=":443"; ‹ma="1d"›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Alt-Svc: h3=":443"; ma=86400; persist=1, h2="alt.example.com:443"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(
            facts.upgrades.alternatives.defects.filter { $0.kind == .malformed || $0.kind == .invalidParameter }.map {
                .at($0.range, "ignored")
            }
        )
    }
}
