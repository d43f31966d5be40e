import Certificates
import HTTPSemantics

extension Check {
    static let tlsExpired = Check(
        id: "tls-expired",
        severity: .error,
        summary: "A certificate has expired",
        explanation: """
            Browsers and libraries refuse the connection.
            """,
        remedy: "Renew the certificate and let the renewal run by itself; check that the server has loaded the new one.",
        references: [.rfc(5280, section: "6.1.3")],
        implies: .tlsFailure,
        triggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.expired))
        ],
        nonTriggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good))
        ]
    ) { facts in
        return facts.connection.marks(hop: facts.exchange.hop) { problem in
            guard case .expired(let index) = problem else { return nil }
            return (index, facts.connection.validity(index, \.notAfter, "not valid after"))
        }
    }
}
