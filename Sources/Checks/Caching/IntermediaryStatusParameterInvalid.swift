extension Check {
    static let intermediaryStatusParameterInvalid = Check(
        id: "intermediary-status-parameter-invalid",
        severity: .warning,
        summary: "A parameter of Cache-Status or Proxy-Status has an impossible value",
        explanation: """
            Tools that read these fields ignore the parameter or take it for something else.
            """,
        remedy: "Give each parameter the type, and fwd one of the reasons, that the RFC lists.",
        references: [.rfc(9211, section: "2"), .rfc(9209, section: "2.1")],
        fault: .intermediary,
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Status: example; ‹fwd›=cold
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Proxy-Status: example; ‹error›="timeout"
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Status: example; fwd=uri-miss; stored
            Proxy-Status: example; error=dns_error; next-hop="a.example"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.intermediaries.invalidParameters.map { .at($0.range, $0.detail) })
    }
}
