extension Check {
    static let serverTimingInvalid = Check(
        id: "server-timing-invalid",
        severity: .note,
        summary: "A duration in Server-Timing is no number",
        explanation: """
            Browsers then show zero.
            """,
        remedy: "Write milliseconds as a number, such as dur=53.2.",
        references: [.standard("Server Timing, section 3", "https://www.w3.org/TR/server-timing/#the-server-timing-header-field")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Server-Timing: db; ‹dur=fast›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Server-Timing: db; dur=53.2, miss
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.rare.durations.map { .at($0.range, $0.detail) })
    }
}
