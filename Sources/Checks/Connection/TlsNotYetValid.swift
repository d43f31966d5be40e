import Certificates
import HTTPSemantics

extension Check {
    static let tlsNotYetValid = Check(
        id: "tls-not-yet-valid",
        severity: .error,
        summary: "A certificate is not valid yet",
        explanation: """
            Browsers and libraries refuse the connection. Either the certificate was installed early, or the clock \
            that judges it is behind.
            """,
        remedy: "Install it when its time has come, and check the clocks of both sides.",
        references: [.rfc(5280, section: "6.1.3")],
        implies: .tlsFailure,
        triggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.future))
        ],
        nonTriggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good))
        ]
    ) { facts in
        return facts.connection.marks(hop: facts.exchange.hop) { problem in
            guard case .notYetValid(let index) = problem else { return nil }
            return (index, facts.connection.validity(index, \.notBefore, "not valid before"))
        }
    }
}
