extension Check {
    static let varyMany = Check(
        id: "vary-many",
        severity: .note,
        summary: "Vary lists many fields",
        explanation: """
            A stored copy fits only requests that agree in all of them. With each further field there are more \
            combinations, and fewer copies are used twice.
            """,
        remedy: "Keep the fields that really change the response.",
        references: [.rfc(9110, section: "12.5.5"), .rfc(9111, section: "4.1")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Vary: ‹Accept, Accept-Encoding, Accept-Language, Origin›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Vary: Accept, Accept-Encoding, Accept-Language


            """
        ]
    ) { facts in
        guard facts.caching.vary.members.count > 3 else { return .nothing }
        let names = Set(facts.caching.vary.members.map(\.name))
        guard names.count > 3 else { return .nothing }
        return .findings([.at(facts.exchange.values("vary").span, "\(names.count) fields")])
    }
}
