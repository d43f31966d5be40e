import Certificates
import Evidence
import HTTPSyntax
import Recording

/// The connection under the exchange: TLS, its certificates, and whether both ends spoke the same protocol.
package final class ConnectionFacts: Sendable {
    /// `nil` without a certificate chain.
    package let certificates: CertificateVerdict?
    /// `TLSv1.0`, …; `nil` when none was agreed or TLS is not known of.
    package let negotiatedProtocol: String?
    /// The octets of a TLS alert record that came where HTTP was due (RFC 8446 6).
    package let alert: OctetRange?
    /// The alert's description number.
    package let alertCode: Int?
    /// We spoke TLS and plain HTTP came back.
    package let gotPlainHTTP: Bool
    /// We spoke plain HTTP and the peer wanted TLS.
    package let sentPlainHTTP: Bool
    /// Octets of the answer that say so, where it is not an alert.
    package let plainHTTPComplaint: OctetRange?

    /// Whether the secure connection stands; `nil` when there was none to judge.
    package var isTrusted: Bool? { certificates?.ok }

    /// TLS 1.1 and older, and SSL.
    package var isOldProtocol: Bool {
        guard let name = negotiatedProtocol?.lowercased() else { return false }
        return name.hasPrefix("ssl") || ["tlsv1", "tlsv1.0", "tlsv1.1"].contains(name)
    }

    init(_ exchange: Exchange, now: Int) {
        let message = exchange.message
        if let tls = exchange.tls, !tls.chain.isEmpty {
            let host = tls.serverName ?? exchange.target.host ?? ""
            let anchors = tls.trustAnchors.isEmpty ? nil : tls.trustAnchors
            certificates = judge(chain: tls.chain, anchors: anchors, host: host, at: Int64(now))
        } else {
            certificates = nil
        }
        negotiatedProtocol = exchange.tls?.negotiatedProtocol
        alert = ConnectionFacts.alert(in: message)
        alertCode = alert.flatMap { $0.count >= 7 ? Int(message.octets[$0.lowerBound + 6]) : nil }
        gotPlainHTTP = exchange.tls?.clientHelloSent == true && exchange.tls?.negotiatedProtocol == nil && message.head != nil
        plainHTTPComplaint = ConnectionFacts.complaint(in: message)
        sentPlainHTTP = exchange.target.isSecure == false && (alert != nil || plainHTTPComplaint != nil)
    }

    /// A whole TLS record of type alert, and nothing that could be HTTP.
    private static func alert(in message: Message) -> OctetRange? {
        let octets = message.octets
        guard message.head == nil, octets.count >= 5, octets[0] == 0x15, octets[1] == 0x03, octets[2] <= 0x04 else { return nil }
        let length = Int(octets[3]) << 8 | Int(octets[4])
        guard length >= 2, length <= 64 else { return nil }
        return 0..<min(octets.count, 5 + length)
    }

    /// The words with which servers answer plain HTTP on their TLS port, in an error page.
    private static func complaint(in message: Message) -> OctetRange? {
        guard let code = message.status, (400..<500).contains(code) else { return nil }
        let phrases = [
            "plain http request was sent to https port", "http request to an https server", "speaking plain http to an ssl-enabled",
        ]
        let range = message.content.range.prefix(4_096)
        let octets = message.content.octets
        guard message.content.octets.count == message.octets.count else { return nil }
        for phrase in phrases {
            let needle = Array(phrase.utf8)
            guard range.count >= needle.count else { continue }
            for start in range.lowerBound...range.upperBound - needle.count
            where needle.indices.allSatisfy({ octets[start + $0].lowercased == needle[$0] }) {
                return start..<start + needle.count
            }
        }
        return nil
    }
}
