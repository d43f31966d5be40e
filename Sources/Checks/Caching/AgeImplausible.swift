extension Check {
    static let ageImplausible = Check(
        id: "age-implausible",
        severity: .warning,
        summary: "Age is more than a year",
        explanation: """
            No copy rests that long. Mostly a cache could not read Date, took it for 1970, and reckoned the age from \
            there; every recipient then holds the response for stale.
            """,
        remedy: "Correct the Date that the origin sends, or the clock of the cache.",
        references: [.rfc(9111, section: "5.1"), .rfc(9111, section: "4.2.3")],
        fault: .intermediary,
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Age: ‹1772349556›
            Cache-Control: max-age=600


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Age: 2592000
            Cache-Control: max-age=31536000


            """
        ]
    ) { facts in
        let age = facts.caching.response.age
        guard facts.caching.isAgeImplausible, let octets = age.octets else { return .nothing }
        return .findings([.at(octets, "\((age.seconds ?? 0) / 86_400) days")])
    }
}
