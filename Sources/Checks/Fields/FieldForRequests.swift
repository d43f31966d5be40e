extension Check {
    static let fieldForRequests = Check(
        id: "field-for-requests",
        severity: .warning,
        summary: "A field of requests stands in the response",
        explanation: """
            The field has no meaning in a response. Often a server or a proxy copied the request into its \
            answer, which may tell things that were not meant for the reader, or somebody hoped for an effect \
            that does not come.
            """,
        remedy: "Leave the field out, and look for what copies it.",
        references: [
            .rfc(9110, section: "10.1"),
            .standard("IANA, HTTP Field Name Registry", "https://www.iana.org/assignments/http-fields/http-fields.xhtml"),
        ],
        triggering: [
            """
            HTTP/1.1 200 OK
            ‹User-Agent›: Example/1.0
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            ‹Referer›: https://www.example.com/
            ‹X-Forwarded-For›: 192.0.2.1
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Server: example
            Accept-Encoding: gzip
            Via: 1.1 example
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.inventory.requestOnly.map { .at($0.range, "\($0.field) is \($0.detail)") })
    }
}
