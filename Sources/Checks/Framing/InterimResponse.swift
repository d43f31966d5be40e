extension Check {
    static let interimResponse = Check(
        id: "interim-response",
        severity: .note,
        summary: "Interim responses came first",
        explanation: """
            A client that takes the first head for the answer reports the wrong status and reads the real one as the \
            next reply.
            """,
        remedy: "Nothing is wrong with the server; a client that stumbles here must skip 1xx.",
        references: [.rfc(9110, section: "15.2"), .rfc(8297, section: "2")],
        triggering: [
            """
            HTTP/1.1 ‹103› Early Hints
            Link: </a.css>; rel=preload

            HTTP/1.1 200 OK
            Content-Length: 0

            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 0

            """
        ]
    ) { facts in
        return .marks(facts.message.interim.map { .at($0.statusLine.codeRange, "an interim response before the final one") })
    }
}
