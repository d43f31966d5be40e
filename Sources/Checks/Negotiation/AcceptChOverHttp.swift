extension Check {
    static let acceptChOverHttp = Check(
        id: "accept-ch-over-http",
        severity: .note,
        summary: "Client hints are asked for over plain HTTP",
        explanation: """
            Browsers send hints over TLS alone and ignore the field here.
            """,
        remedy: "Send Accept-CH on https responses.",
        references: [.rfc(8942, section: "3.1")],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Accept-CH: ‹Sec-CH-UA-Model›
                Content-Length: 0


                """,
                url: "http://www.example.com/"
            )
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Accept-CH: Sec-CH-UA-Model
            Content-Length: 0


            """
        ]
    ) { facts in
        guard facts.security.isSecure == false else { return .nothing }
        return .marks(facts.fields.rare.hints.map { .at($0.range, "ignored without TLS") })
    }
}
