extension Check {
    static let ageOnUnstorable = Check(
        id: "age-on-unstorable",
        severity: .warning,
        summary: "A cache kept a response that it was forbidden to keep",
        explanation: """
            Age shows that the response rested in a cache, while its own directives say that none may store it: private \
            data may reach others.
            """,
        remedy: "Find the cache that ignores the directives (often a rule that overrides the lifetime) and let it obey the origin.",
        references: [.rfc(9111, section: "5.2.2.5"), .rfc(9111, section: "5.1")],
        fault: .intermediary,
        affects: [.sharedCaches, .people],
        triggering: [
            """
            HTTP/1.1 200 OK
            Age: ‹40›
            Cache-Control: no-store


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Age: 0
            Cache-Control: no-store


            """,
            """
            HTTP/1.1 200 OK
            Age: 40
            Cache-Control: no-cache


            """,
        ]
    ) { facts in
        let caching = facts.caching
        guard caching.cacheControl.has("no-store"), !caching.isStorable, let age = caching.response.age.seconds, age > 0,
            let octets = caching.response.age.octets
        else { return .nothing }
        return .findings([.at(octets, "\(age) s in a cache in spite of no-store")])
    }
}
