import Certificates
import HTTPSemantics

extension Check {
    static let tlsSelfSigned = Check(
        id: "tls-self-signed",
        severity: .error,
        summary: "The certificate signs itself and is not trusted",
        explanation: """
            Nobody vouches for it, so that every client refuses it unless it was told to trust this very certificate.
            """,
        remedy: "Use a certificate of an authority that clients know, or install this one on the clients that need it.",
        references: [.rfc(5280, section: "6.1")],
        implies: .tlsFailure,
        triggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.selfSigned, intermediate: false))
        ],
        nonTriggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good))
        ]
    ) { facts in
        return facts.connection.marks(hop: facts.exchange.hop) { problem in
            problem == .selfSigned ? (0, "issuer and subject are the same") : nil
        }
    }
}
