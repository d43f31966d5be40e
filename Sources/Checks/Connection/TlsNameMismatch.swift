import Certificates
import HTTPSemantics

extension Check {
    static let tlsNameMismatch = Check(
        id: "tls-name-mismatch",
        severity: .error,
        summary: "The certificate is for other names",
        explanation: """
            A client that asked for this host must refuse it. A wildcard covers one label only.
            """,
        remedy: "Get a certificate that names the host, or configure the server to choose it by SNI.",
        references: [.rfc(9525, section: "6.3"), .rfc(9110, section: "4.3.4")],
        implies: .tlsFailure,
        triggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good, host: "api.example.com"))
        ],
        nonTriggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good))
        ]
    ) { facts in
        return facts.connection.marks(hop: facts.exchange.hop) { problem in
            guard problem == .nameMismatch else { return nil }
            let names = facts.connection.certificate(0)?.dnsNames.prefix(5).joined(separator: ", ") ?? ""
            return (
                0,
                "asked for \(facts.exchange.tls?.serverName ?? facts.exchange.target.host ?? ""), it names \(names.isEmpty ? "nothing" : names)"
            )
        }
    }
}
