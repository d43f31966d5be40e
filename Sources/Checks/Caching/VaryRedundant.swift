import HTTPSyntax

extension Check {
    static let varyRedundant = Check(
        id: "vary-redundant",
        severity: .note,
        summary: "Vary lists something that makes no difference",
        explanation: """
            The host is part of the key by which every cache stores, names that stand there twice say nothing new, and \
            beside * nothing else counts.
            """,
        remedy: "List each request field that chose the response once, and no others.",
        references: [.rfc(9110, section: "12.5.5"), .rfc(9111, section: "2")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Vary: ‹Host›, Accept


            """,
            """
            HTTP/1.1 200 OK
            Vary: Accept, ‹accept›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Vary: Origin, Accept


            """
        ]
    ) { facts in
        let vary = facts.caching.vary
        let needless = vary.members.filter { $0.name == "host" || $0.name == "negotiate" }
        let repeated = vary.defects.filter { $0.kind == .repeated || $0.kind == .namesBesideStar }
        return .marks(needless.map { .at($0.range, "\($0.name) tells caches nothing") } + repeated.map { .at($0.range, "already said") })
    }
}
