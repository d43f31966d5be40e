import HTTPSyntax

extension Check {
    static let resourceDeprecated = Check(
        id: "resource-deprecated",
        severity: .note,
        summary: "The resource is deprecated, or will be",
        explanation: """
            Its owner advises not to build on it. It goes on working until its Sunset, if there is one.
            """,
        remedy: "Look for the successor: Link fields with rel deprecation, successor-version or latest-version tell more.",
        references: [.rfc(9745, section: "2")],
        affects: [.people],
        triggering: [
            """
            HTTP/1.1 200 OK
            Deprecation: ‹@1688169599›


            """,
            """
            HTTP/1.1 200 OK
            Deprecation: ‹true›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Sunset: Mon, 02 Mar 2026 23:59:59 GMT


            """
        ]
    ) { facts in
        let deprecation = facts.caching.deprecation
        guard let octets = deprecation.octets else { return .nothing }
        guard let seconds = deprecation.seconds else { return .findings([.at(octets, "no date")]) }
        return .findings([.at(octets, seconds <= facts.now ? "since \(HTTPDate.text(seconds))" : "from \(HTTPDate.text(seconds)) on")])
    }
}
