extension Check {
    static let intermediaryStatusParameterUnknown = Check(
        id: "intermediary-status-parameter-unknown",
        severity: .note,
        summary: "Cache-Status or Proxy-Status has a parameter that is not registered",
        explanation: """
            Tools that read these fields pass over it.
            """,
        remedy: "Use registered parameters; detail and details take any text.",
        references: [.rfc(9211, section: "2"), .rfc(9209, section: "2.1")],
        fault: .intermediary,
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Status: example; hit; ‹tier›=2
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Status: example; hit; ttl=60; detail=memory
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.intermediaries.unknownParameters.map { .at($0.range, $0.detail) })
    }
}
