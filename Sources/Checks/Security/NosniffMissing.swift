extension Check {
    static let nosniffMissing = Check(
        id: "nosniff-missing",
        severity: .note,
        summary: "No X-Content-Type-Options",
        explanation: """
            Without nosniff a browser may take a response for another type than declared, such as an upload for a script.
            """,
        remedy: "Add `X-Content-Type-Options: nosniff` and declare each type rightly.",
        references: [.nosniff],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/html; charset=utf-8
            Content-Length: 9

            <p>hi</p>
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/html; charset=utf-8
            X-Content-Type-Options: nosniff
            Content-Length: 9

            <p>hi</p>
            """,
            """
            HTTP/1.1 204 No Content
            Date: Sun, 01 Mar 2026 12:00:00 GMT


            """,
        ]
    ) { facts in
        guard facts.message.head != nil, !facts.security.hasContentTypeOptions, !facts.message.framed.isEmpty else { return .nothing }
        return .findings([.absent("no X-Content-Type-Options")])
    }
}
