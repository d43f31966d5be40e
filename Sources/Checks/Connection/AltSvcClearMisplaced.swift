extension Check {
    static let altSvcClearMisplaced = Check(
        id: "alt-svc-clear-misplaced",
        severity: .warning,
        summary: "clear stands beside other alternatives",
        explanation: """
            clear must be alone, in lower case; beside others it is read as the protocol of that name, or drops \
            them all.
            """,
        remedy: "Send Alt-Svc: clear, or the alternatives.",
        references: [.rfc(7838, section: "3")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Alt-Svc: ‹clear›, h3=":443"
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Alt-Svc: clear
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(
            facts.upgrades.alternatives.defects.filter { $0.kind == .misplacedClear }.map {
                .at($0.range, "not alone, or not in lower case")
            }
        )
    }
}
