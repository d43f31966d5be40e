extension Check {
    static let altSvcOnMisdirected = Check(
        id: "alt-svc-on-misdirected",
        severity: .warning,
        summary: "Alt-Svc in a 421",
        explanation: """
            A client must ignore alternatives in such an answer: it came from a place that does not serve the \
            origin.
            """,
        remedy: "Leave the field out of 421 responses.",
        references: [.rfc(7838, section: "6")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 421 Misdirected Request
            Alt-Svc: ‹h3=":443"›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Alt-Svc: h3=":443"
            Content-Length: 0


            """
        ]
    ) { facts in
        let values = facts.exchange.values("alt-svc")
        guard facts.status.code == 421, !values.isEmpty else { return .nothing }
        return .findings([.at(values.span, "ignored in a 421")])
    }
}
