extension Check {
    static let tlsOldProtocol = Check(
        id: "tls-old-protocol",
        severity: .warning,
        summary: "The server speaks TLS 1.1 or older",
        explanation: """
            Current clients refuse these versions, and App Transport Security does; they are formally deprecated.
            """,
        remedy: "Offer TLS 1.2 and 1.3, and nothing else.",
        references: [.rfc(8996, section: "1")],
        affects: [.browsers, .urlSession],
        triggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good, version: "TLSv1.0"))
        ],
        nonTriggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good, version: "TLSv1.2"))
        ]
    ) { facts in
        guard facts.connection.isOldProtocol, let name = facts.connection.negotiatedProtocol else { return .nothing }
        return .findings([.absent("\(name) was agreed")])
    }
}
