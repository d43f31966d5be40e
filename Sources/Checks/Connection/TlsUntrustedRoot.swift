import Certificates
import HTTPSemantics

extension Check {
    static let tlsUntrustedRoot = Check(
        id: "tls-untrusted-root",
        severity: .error,
        summary: "The chain ends in a root that is not trusted",
        explanation: """
            Clients trust a list of authorities; this one is not on it.
            """,
        remedy: "Use an authority that clients know, or install this root on the clients that need it.",
        references: [.rfc(5280, section: "6.1")],
        implies: .tlsFailure,
        triggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good, untrusted: true))
        ],
        nonTriggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good))
        ]
    ) { facts in
        return facts.connection.marks(hop: facts.exchange.hop) { problem in
            guard problem == .untrustedRoot else { return nil }
            let last = max((facts.exchange.tls?.chain.count ?? 1) - 1, 0)
            return (last, "unknown root: \(facts.connection.certificate(last)?.subject ?? "unknown")")
        }
    }
}
