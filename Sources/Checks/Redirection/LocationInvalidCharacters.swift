extension Check {
    static let locationInvalidCharacters = Check(
        id: "location-invalid-chars",
        severity: .warning,
        summary: "Location holds characters that no URI has",
        explanation: """
            Browsers repair blanks, quotes and the like. Other clients refuse the redirect, or send a broken request line.
            """,
        remedy: "Percent-encode the parts: a blank is `%20`, a percent sign `%25`.",
        references: [.rfc(3986, section: "2")],
        triggering: [
            """
            HTTP/1.1 302 Found
            Location: /user‹ ›guide.html?q=a‹ ›b
            Content-Length: 0


            """,
            """
            HTTP/1.1 302 Found
            Location: /100‹%›
            Content-Length: 0


            """,
            """
            HTTP/1.1 302 Found
            Location: /a?x=‹{›1‹}›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 302 Found
            Location: /a(b)'c;d?x[]=1&y=%20#z
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.redirection.location.ranges(.invalidCharacter).map { .at($0, "must be percent-encoded") })
    }
}
