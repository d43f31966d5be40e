import Certificates
import HTTPSemantics
import Recording

extension Check {
    static let tlsCertificateUnfit = Check(
        id: "tls-certificate-unfit",
        severity: .error,
        summary: "A certificate cannot be used",
        explanation: """
            It cannot be read, its signature is wrong, or it may not be used as it is: clients refuse the connection.
            """,
        remedy: "Install the certificate again from what the authority issued, in the order leaf, intermediates.",
        references: [.rfc(5280, section: "6.1")],
        implies: .tlsFailure,
        triggering: [
            Example(
                "HTTP/1.1 204 No Content",
                tls: TLSRecord(serverName: "www.example.com", negotiatedProtocol: "TLSv1.3", chain: [[0x30, 0x03]])
            )
        ],
        nonTriggering: [
            Example("HTTP/1.1 204 No Content", tls: ExampleCertificates.record(ExampleCertificates.good))
        ]
    ) { facts in
        return facts.connection.marks(hop: facts.exchange.hop) { problem in
            switch problem {
            case .malformed(let index) where index == 0: (index, "no certificate can be read here")
            case .badSignature(let index): (index, "its signature is wrong")
            case .other(_, let text): (nil, text)
            default: nil
            }
        }
    }
}
