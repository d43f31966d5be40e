/// What one certificate says of itself.
package struct CertificateFacts: Sendable, Hashable {
    /// The subject, most specific part first, in the manner of RFC 4514.
    package var subject: String
    /// The issuer, in the same manner.
    package var issuer: String
    /// The serial number in lower-case hexadecimal, with `-` before a negative one.
    package var serial: String
    /// Start of validity in seconds since 1970; nil when the time cannot be read.
    package var notBefore: Int64?
    /// End of validity in seconds since 1970; nil when the time cannot be read.
    package var notAfter: Int64?
    /// DNS names of the subjectAltName, as written, at most 1,000.
    package var dnsNames: [String]
    /// IP addresses of the subjectAltName, as text.
    package var ipAddresses: [String]
    /// Whether there is a subjectAltName at all.
    package var hasSubjectAltName: Bool
    /// The kind of key: `RSA`, `EC`, `ED25519`, ….
    package var keyType: String
    /// The size of the key in bits.
    package var keyBits: Int
    /// The algorithm that signed it: `ecdsa-with-SHA256`, `sha256WithRSAEncryption`, ….
    package var signatureAlgorithm: String
    /// Whether the signature is over a broken digest: MD2, MD4, MD5, SHA-1.
    package var isSignatureWeak: Bool
    /// Whether it may sign other certificates.
    package var isCA: Bool
    /// Whether subject and issuer are the same name.
    package var isSelfIssued: Bool
    /// SHA-256 of the DER octets in lower-case hexadecimal.
    package var fingerprint: String
}
