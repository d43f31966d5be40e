extension Check {
    static let locationNonASCII = Check(
        id: "location-non-ascii",
        severity: .warning,
        summary: "Raw non-ASCII octets in Location",
        explanation: """
            A URI is ASCII. Browsers percent-encode what comes; other clients drop the field without a word, or ask for \
            another resource.
            """,
        remedy: "Percent-encode the UTF-8 octets: `/stra%C3%9Fe`.",
        references: [.rfc(9110, section: "10.2.2"), .rfc(3986, section: "2")],
        triggering: [
            """
            HTTP/1.1 302 Found
            Location: /stra‹ß›e
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 302 Found
            Location: /stra%C3%9Fe
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.redirection.location.ranges(.nonASCII).map { .at($0, "octets above 7F") })
    }
}
