extension Check {
    static let hstsShort = Check(
        id: "hsts-short",
        severity: .note,
        summary: "Strict-Transport-Security for less than half a year",
        explanation: """
            The protection runs out between visits, and preload lists demand a year.
            """,
        remedy: "Raise max-age in steps up to a year: 31536000.",
        references: [.rfc(6797, section: "11.2")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=‹360›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=15768000
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=0
            Content-Length: 0


            """,
        ]
    ) { facts in
        let hsts = facts.security.hsts
        guard let age = hsts.maxAge, age > 0, age < 15_768_000, let range = hsts.maxAgeRange else { return .nothing }
        return .findings([.at(range, "\(age) seconds")])
    }
}
