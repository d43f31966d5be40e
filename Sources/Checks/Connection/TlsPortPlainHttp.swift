import Recording

extension Check {
    static let tlsPortPlainHttp = Check(
        id: "tls-port-plain-http",
        severity: .error,
        summary: "Plain HTTP came in reply to a TLS hello",
        explanation: """
            Libraries report a wrong version number, which hides the cause: this port speaks plain HTTP.
            """,
        remedy: "Write http:// in the URL, or configure TLS on this port.",
        references: [.rfc(9110, section: "4.2.2")],
        implies: .tlsFailure,
        triggering: [
            Example("‹HTTP/1.1› 400 Bad Request\n\n", tls: TLSRecord(clientHelloSent: true))
        ],
        nonTriggering: [
            Example("HTTP/1.1 400 Bad Request\n\n", tls: TLSRecord(negotiatedProtocol: "TLSv1.3", clientHelloSent: true))
        ]
    ) { facts in
        guard facts.connection.gotPlainHTTP, let line = facts.status.statusLine else { return .nothing }
        return .findings([.at(line.versionRange, "an HTTP answer to a TLS hello")])
    }
}
