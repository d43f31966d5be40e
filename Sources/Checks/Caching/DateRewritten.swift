extension Check {
    static let dateRewritten = Check(
        id: "date-rewritten",
        severity: .note,
        summary: "Date plus Age lies in the future: an intermediary wrote Date anew",
        explanation: """
            Date is the time at which the origin made the response, and stays as it is in caches. One that is renewed on \
            the way makes lifetimes by Expires longer or shorter than meant.
            """,
        remedy: "Let caches and gateways leave Date as it is.",
        references: [.rfc(9110, section: "6.6.1"), .rfc(9111, section: "4.2.3")],
        fault: .intermediary,
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Date: ‹Sun, 01 Mar 2026 12:00:00 GMT›
            Age: 900


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 11:45:00 GMT
            Age: 900


            """,
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 12:00:00 GMT
            Age: 30


            """,
        ]
    ) { facts in
        let caching = facts.caching
        guard caching.isDateRewritten, let octets = caching.date.octets else { return .nothing }
        return .findings([.at(octets, "this Date and Age \(caching.response.age.seconds ?? 0) cannot both be right")])
    }
}
