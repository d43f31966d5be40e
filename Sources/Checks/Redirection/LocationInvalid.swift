extension Check {
    static let locationInvalid = Check(
        id: "location-invalid",
        severity: .error,
        summary: "Location is no URL",
        explanation: """
            Clients cannot follow it: browsers show an error page, libraries report an invalid URL.
            """,
        remedy: "Build the URL with a URL library and percent-encode its parts.",
        references: [.rfc(9110, section: "10.2.2"), .standard("URL Standard, URL parsing", "https://url.spec.whatwg.org/#url-parsing")],
        triggering: [
            """
            HTTP/1.1 302 Found
            Location: ‹http://›
            Content-Length: 0


            """,
            """
            HTTP/1.1 302 Found
            Location: ‹https://example.com:99999/›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 302 Found
            Location: //example.org/x
            Content-Length: 0


            """,
            """
            HTTP/1.1 302 Found
            Location: ?page=2
            Content-Length: 0


            """,
        ]
    ) { facts in
        let redirection = facts.redirection
        guard redirection.kind == .location, redirection.isTargetInvalid, let value = redirection.location.value else { return .nothing }
        guard redirection.isBaseKnown else { return .notEvaluated(missing: "request.url") }
        return .findings([.at(value, "cannot be resolved")])
    }
}
