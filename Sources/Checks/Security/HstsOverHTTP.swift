extension Check {
    static let hstsOverHTTP = Check(
        id: "hsts-over-http",
        severity: .warning,
        summary: "Strict-Transport-Security over http is ignored",
        explanation: """
            Browsers heed the field over TLS alone, as anybody on the way could add it otherwise. The host stays reachable \
            without TLS.
            """,
        remedy: "Redirect http to https, and send the field there.",
        references: [.rfc(6797, section: "7.2"), .rfc(6797, section: "8.1")],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Strict-Transport-Security: ‹max-age=31536000›
                Content-Length: 0


                """,
                url: "http://www.example.com/"
            )
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=31536000
            Content-Length: 0


            """
        ]
    ) { facts in
        let hsts = facts.security.hsts
        guard hsts.isPresent else { return .nothing }
        guard let isSecure = facts.security.isSecure else { return .notEvaluated(missing: "request.url") }
        return isSecure ? .nothing : .findings([.at(facts.security.hstsRange, "ignored, as the answer came over http")])
    }
}
