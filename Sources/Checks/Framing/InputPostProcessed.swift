extension Check {
    static let inputPostProcessed = Check(
        id: "input-post-processed",
        severity: .note,
        summary: "The input is no raw capture",
        explanation: """
            What a client saved is not what the wire carried: the status line was rewritten, codings may be undone, so \
            that length and coding fields describe other octets than these.
            """,
        remedy: "Nothing on the server. For a diagnosis to the octet, capture with curl --raw or fetch the URL here.",
        references: [.rfc(9113, section: "8.3.2")],
        fault: .capture,
        triggering: [
            """
            ‹HTTP/2› 200 
            content-type: application/json

            {}
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {}
            """
        ]
    ) { facts in
        guard let line = facts.message.head?.statusLine, facts.exchange.isPasted else { return .nothing }
        return .findings([.at(line.versionRange, "written as text by a client, no wire carries it")])
    }
}
