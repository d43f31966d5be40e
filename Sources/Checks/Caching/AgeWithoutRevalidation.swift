extension Check {
    static let ageWithoutRevalidation = Check(
        id: "age-without-revalidation",
        severity: .warning,
        summary: "A cache used its copy without checking, in spite of no-cache",
        explanation: """
            Age starts again at 0 when the origin confirms a copy. An Age beside no-cache shows that the copy was handed \
            out unchecked, and what the client sees may be old.
            """,
        remedy: "Find the cache that ignores no-cache; gateways often have a rule that overrides it.",
        references: [.rfc(9111, section: "5.2.2.4"), .rfc(9111, section: "4.2.3")],
        fault: .intermediary,
        affects: [.people],
        triggering: [
            """
            HTTP/1.1 200 OK
            Age: ‹40›
            Cache-Control: no-cache


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Age: 0
            Cache-Control: no-cache


            """,
            """
            HTTP/1.1 200 OK
            Age: 40
            Cache-Control: no-cache="set-cookie"


            """,
        ]
    ) { facts in
        let caching = facts.caching
        guard caching.cacheControl.hasUnqualified("no-cache"), caching.isStorable, let age = caching.response.age.seconds, age > 1,
            let octets = caching.response.age.octets
        else { return .nothing }
        return .findings([.at(octets, "unchecked for \(age) s")])
    }
}
