extension Check {
    static let upgradeUnnamed = Check(
        id: "upgrade-unnamed",
        severity: .error,
        summary: "The protocol that is switched to is not named",
        explanation: """
            101 and 426 must name the protocol in Upgrade; without it the client cannot know what comes, or what \
            it is to offer.
            """,
        remedy: "Send Upgrade, and upgrade in Connection.",
        references: [.rfc(9110, section: "15.2.2"), .rfc(9110, section: "15.5.22")],
        triggering: [
            """
            HTTP/1.1 ‹101› Switching Protocols
            Connection: upgrade


            """,
            """
            HTTP/1.1 ‹426› Upgrade Required
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 426 Upgrade Required
            Connection: upgrade
            Upgrade: HTTP/3.0
            Content-Length: 0


            """
        ]
    ) { facts in
        guard let code = facts.status.code, code == 101 || code == 426, let line = facts.status.statusLine else { return .nothing }
        guard !facts.upgrades.offered.isPresent else { return .nothing }
        return .findings([.at(line.codeRange, "no Upgrade field")])
    }
}
