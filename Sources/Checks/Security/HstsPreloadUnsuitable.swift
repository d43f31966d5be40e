extension Check {
    static let hstsPreloadUnsuitable = Check(
        id: "hsts-preload-unsuitable",
        severity: .note,
        summary: "preload is asked for, but the policy does not meet what the lists demand",
        explanation: """
            Preload lists take a host only with max-age of a year or more and includeSubDomains.
            """,
        remedy: "Add includeSubDomains and a year, or leave preload out.",
        references: [.standard("HSTS Preload List Submission", "https://hstspreload.org/")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: ‹max-age=31536000; preload›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: ‹max-age=300; includeSubDomains; preload›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=31536000; includeSubDomains; preload
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=300
            Content-Length: 0


            """,
        ]
    ) { facts in
        let hsts = facts.security.hsts
        guard hsts.asksForPreload, let age = hsts.maxAge, age > 0, age < 31_536_000 || !hsts.includesSubdomains else { return .nothing }
        return .findings([.at(facts.security.hstsRange, age < 31_536_000 ? "max-age is less than a year" : "no includeSubDomains")])
    }
}
