extension Check {
    static let sunsetPast = Check(
        id: "sunset-past",
        severity: .warning,
        summary: "The resource was to be gone by now",
        explanation: """
            Sunset announces when a resource will stop to answer. That time is past: what still works may stop without \
            further notice.
            """,
        remedy: "Move clients to the successor, or correct Sunset if the resource is to stay.",
        references: [.rfc(8594, section: "3")],
        affects: [.people],
        triggering: [
            """
            HTTP/1.1 200 OK
            Sunset: ‹Sat, 28 Feb 2026 23:59:59 GMT›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Sunset: Mon, 02 Mar 2026 23:59:59 GMT


            """
        ]
    ) { facts in
        let sunset = facts.caching.sunset
        guard let seconds = sunset.seconds, seconds < facts.now, let octets = sunset.octets else { return .nothing }
        return .findings([.at(octets, "past")])
    }
}
