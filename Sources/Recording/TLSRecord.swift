/// What a TLS connection showed.
package struct TLSRecord: Sendable, Hashable {
    /// The name asked for (SNI) and to be matched by the certificate; an address is matched without being sent.
    package var serverName: String?
    /// `TLSv1.2`, `TLSv1.3`, …; `nil` when no protocol was agreed.
    package var negotiatedProtocol: String?
    /// The certificates sent, DER, the leaf first.
    package var chain: [[UInt8]]
    /// The roots to trust, DER; empty means the trust store of the system.
    package var trustAnchors: [[UInt8]]
    /// A TLS hello was sent and no handshake followed.
    package var clientHelloSent: Bool
    /// The suite by its registered name, `TLS_AES_128_GCM_SHA256`.
    package var cipherSuite: String?
    /// The group of the key exchange, `x25519`, `secp256r1`, …; `nil` for RSA key exchange and where it is not known.
    package var group: String?
    /// The protocol agreed on by ALPN; `nil` when the peer chose none.
    package var alpn: String?
    /// The OCSP response that the peer stapled, DER.
    package var stapledOCSP: [UInt8]?
    /// The description number of the fatal alert that the peer sent (RFC 8446 6).
    package var alert: UInt8?
    /// Why TLS failed, in the words of the library; for details, not for decisions.
    package var failure: String?
    /// The peer said that nothing more would come; `false` when the connection merely closed, `nil` while it stood.
    package var closeNotified: Bool?

    package init(
        serverName: String? = nil,
        negotiatedProtocol: String? = nil,
        chain: [[UInt8]] = [],
        trustAnchors: [[UInt8]] = [],
        clientHelloSent: Bool = false
    ) {
        self.serverName = serverName
        self.negotiatedProtocol = negotiatedProtocol
        self.chain = chain
        self.trustAnchors = trustAnchors
        self.clientHelloSent = clientHelloSent
    }
}
