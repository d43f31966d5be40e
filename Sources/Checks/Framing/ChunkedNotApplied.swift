extension Check {
    static let chunkedNotApplied = Check(
        id: "chunked-not-applied",
        severity: .error,
        summary: "chunked is declared but the body has no chunks",
        explanation: """
            A client reads the first line as a chunk size, fails, and throws the body away.
            """,
        remedy:
            "Let the server write the chunks, or remove the field where a script or proxy sets it by hand. If this is a saved dump, the tool that saved it had already joined the chunks.",
        references: [.rfc(9112, section: "7.1")],
        implies: .degraded,
        triggering: [
            """
            HTTP/1.1 200 OK
            Transfer-Encoding: ‹chunked›

            {"plain": true}
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Transfer-Encoding: chunked

            0

            """
        ]
    ) { facts in
        guard facts.framing.isChunkedNotApplied, let coding = facts.framing.transferEncoding.codings.last else { return .nothing }
        return .findings([.at(coding.range, "the body does not begin with a chunk size")])
    }
}
