import HTTPSemantics

extension Check {
    static let ageOnUnstorable = Check(
        id: "age-on-unstorable",
        severity: .warning,
        summary: "A shared cache kept a response that it had no right to keep",
        explanation: """
            Age shows that the response rested in a cache, while its own fields forbid shared caches to store it, or do \
            not allow it: private data may reach others.
            """,
        remedy: "Find the cache that ignores the directives (often a rule that overrides the lifetime) and let it obey the origin.",
        references: [.rfc(9111, section: "3"), .rfc(9111, section: "5.1")],
        fault: .intermediary,
        affects: [.sharedCaches, .people],
        triggering: [
            """
            HTTP/1.1 200 OK
            Age: ‹40›
            Cache-Control: no-store


            """,
            """
            HTTP/1.1 200 OK
            Age: ‹40›
            Cache-Control: private, max-age=600


            """,
            """
            HTTP/1.1 302 Found
            Location: /b
            Age: ‹40›


            """,
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
            Cache-Control: max-age=600


            """,
        ]
    ) { facts in
        let caching = facts.caching
        guard let age = caching.response.age.seconds, age > 0, let octets = caching.response.age.octets,
            let refusal = caching.sharedCache.refusal, let reason = reason(refusal)
        else { return .nothing }
        // Without an order to the contrary a gateway's own configuration may have allowed it.
        let severity: Check.Severity? = refusal == .nothingAllows || refusal == .method ? .note : nil
        return .findings([.at(octets, "\(age) s in a cache, \(reason)", severity: severity)])
    }
}

private func reason(_ refusal: CachePolicy.Refusal) -> String? {
    switch refusal {
    case .noStore: "in spite of no-store"
    case .private: "in spite of private"
    case .authorization: "though the request had Authorization"
    case .statusNotUnderstood: "in spite of must-understand"
    case .nothingAllows: "though no field and no status code allows it"
    case .method: "though responses to this method are not stored"
    case .notFinal, .requestNoStore: nil
    }
}
