import Certificates
import HTTPSemantics

extension Check {
    static let tlsNoSan = Check(
        id: "tls-no-san",
        severity: .error,
        summary: "The certificate has no subjectAltName",
        explanation: """
            Clients look for the host name there alone; the common name has not counted for years.
            """,
        remedy: "Issue the certificate with the host in subjectAltName.",
        references: [.rfc(9525, section: "6.3")],
        implies: .tlsFailure,
        triggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.withoutAltName))
        ],
        nonTriggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good))
        ]
    ) { facts in
        return facts.connection.marks(hop: facts.exchange.hop) { problem in
            problem == .noSubjectAltName ? (0, "no name is given where clients look") : nil
        }
    }
}
