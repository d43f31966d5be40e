extension Check {
    static let altSvcProtocolEscape = Check(
        id: "alt-svc-protocol-escape",
        severity: .warning,
        summary: "The protocol in Alt-Svc is not written in the one way allowed",
        explanation: """
            Clients compare the text, not its meaning: only octets that no token holds, and the percent sign, \
            are escaped, in capital digits.
            """,
        remedy: "Write http%2F1.1.",
        references: [.rfc(7838, section: "3")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Alt-Svc: ‹http%2f1.1›=":443"
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Alt-Svc: http%2F1.1=":443"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(
            facts.upgrades.alternatives.defects.filter { $0.kind == .protocolEscape }.map { .at($0.range, "compared octet for octet") }
        )
    }
}
