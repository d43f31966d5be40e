extension Check {
    static let keepAliveInvalid = Check(
        id: "keep-alive-invalid",
        severity: .note,
        summary: "Keep-Alive says nothing",
        explanation: """
            Its members are timeout=seconds and max=requests; it was never standardised, and stands for the next \
            hop alone.
            """,
        remedy: "Leave the field out, or send timeout.",
        references: [.rfc(9112, section: "C.2.2")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Connection: keep-alive
            Keep-Alive: ‹forever›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Keep-Alive:
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Keep-Alive: timeout=5, max=100
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.rare.keepAlive.map { .at($0.range, $0.detail) })
    }
}
