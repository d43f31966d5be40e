/// What a certificate chain is worth for one host at one time.
package struct CertificateVerdict: Sendable, Hashable {
    /// Whether the chain leads to a trust anchor, is in its time, and names the host.
    package var ok: Bool
    /// Everything that is wrong, each once; independent troubles stand side by side.
    package var problems: [CertificateProblem]
    /// Whole days until the leaf expires, cut toward zero, negative when past; nil without a readable leaf.
    package var daysLeft: Int?
    /// What the certificates say, in the order sent; nil stands for one that cannot be read.
    package var certificates: [CertificateFacts?]
    /// The subjectAltName entry that covers the host.
    package var matchedName: String?
}

/// One trouble with a chain. Certificates are counted from 0, the leaf, in the order sent; nil is one from the trust store.
package enum CertificateProblem: Sendable, Hashable {
    /// `notAfter` has passed.
    case expired(certificate: Int?)
    /// `notBefore` is still to come.
    case notYetValid(certificate: Int?)
    /// The leaf signs itself and is no trust anchor.
    case selfSigned
    /// The certificates sent do not lead to a trust anchor and do not end in a self-signed certificate either.
    case incompleteChain
    /// The chain ends in a self-signed certificate that is no trust anchor.
    case untrustedRoot
    /// No name in the certificate covers the host.
    case nameMismatch
    /// There is no subjectAltName; the common name has not counted since RFC 9525 (and RFC 2818 discouraged it in 2000).
    case noSubjectAltName
    /// The octets are no certificate, or too many octets.
    case malformed(certificate: Int)
    /// Nothing was sent.
    case noCertificate
    /// Only the first 32 certificates were looked at.
    case tooManyCertificates
    /// A signature in the path does not verify.
    case badSignature(certificate: Int?)
    /// A key that many clients refuse: RSA or DSA below 2048 bits, elliptic curves below 224.
    case weakKey(certificate: Int, bits: Int)
    /// A signature over MD2, MD4, MD5 or SHA-1, which anybody may forge.
    case weakSignature(certificate: Int)
    /// Another refusal of path validation (RFC 5280, section 6): OpenSSL's `X509_V_ERR_…` number and its text.
    case other(code: Int, text: String)

    /// Whether a careful client refuses the connection for it.
    ///
    /// A weak key is a matter of the client's policy, and superfluous certificates are ignored.
    package var breaksTrust: Bool {
        switch self {
        case .weakKey, .tooManyCertificates: false
        case .malformed(let index): index == 0
        default: true
        }
    }
}
