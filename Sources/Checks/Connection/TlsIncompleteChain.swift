import Certificates
import HTTPSemantics

extension Check {
    static let tlsIncompleteChain = Check(
        id: "tls-incomplete-chain",
        severity: .error,
        summary: "The certificates sent do not lead to a trust anchor: an intermediate is missing",
        explanation: """
            Browsers fetch or remember the intermediate and show no fault; programs, phones and command-line clients \
            fail.
            """,
        remedy: "Configure the full chain: the leaf, then each intermediate, without the root.",
        references: [.rfc(8446, section: "4.4.2"), .rfc(5280, section: "6.1")],
        affects: [.urlSession, .okHTTP, .everyClient],
        implies: .tlsFailure,
        triggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good, intermediate: false))
        ],
        nonTriggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good))
        ]
    ) { facts in
        return facts.connection.marks(hop: facts.exchange.hop) { problem in
            guard problem == .incompleteChain else { return nil }
            let last = max((facts.exchange.tls?.chain.count ?? 1) - 1, 0)
            let issuer = facts.connection.certificate(last)?.issuer ?? "unknown"
            return (last, "the certificate of its issuer was not sent: \(issuer)")
        }
    }
}
