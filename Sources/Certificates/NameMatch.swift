import COpenSSL

/// Whether a certificate covers a host (RFC 9525, section 6): subjectAltName only, a wildcard for one whole leftmost label.
struct NameMatch {
    var matches: Bool
    /// The entry that covers the host.
    var name: String?

    /// `host` is a DNS name in A-labels, with or without a final dot, or an address, with or without brackets.
    init(_ certificate: Certificate, host: String) {
        var octets = Array(host.utf8)
        if octets.count > 2, octets.first == UInt8(ascii: "["), octets.last == UInt8(ascii: "]") {
            octets = Array(octets.dropFirst().dropLast())
        } else if octets.last == UInt8(ascii: ".") {
            octets.removeLast()
        }
        // OpenSSL takes a length of 0 for "measure it", and a leading dot for "any name below".
        guard !octets.isEmpty, octets.count <= 255, octets.first != UInt8(ascii: "."), !octets.contains(0) else {
            self.init(matches: false)
            return
        }
        let text = String(decoding: octets, as: UTF8.self)
        if Self.isAddress(text) {
            let matches = X509_check_ip_asc(certificate.pointer, text, 0) == 1
            self.init(matches: matches, name: matches ? text : nil)
            return
        }
        let flags = UInt32(X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS | X509_CHECK_FLAG_NEVER_CHECK_SUBJECT)
        var peer: UnsafeMutablePointer<CChar>?
        let matches = X509_check_host(certificate.pointer, text, octets.count, flags, &peer) == 1
        let matched = peer.map { String(cString: $0) }
        CRYPTO_free(peer, nil, 0)
        self.init(matches: matches, name: matches ? matched ?? text : nil)
    }

    /// Whether the common name would cover the host for a client that still looks at it.
    static func commonNameCovers(_ host: String, in certificate: Certificate) -> Bool {
        guard !host.isEmpty, !host.hasPrefix("."), !host.utf8.contains(0), !isAddress(host) else { return false }
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        guard !name.isEmpty else { return false }
        let flags = UInt32(X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS)
        return X509_check_host(certificate.pointer, name, name.utf8.count, flags, nil) == 1
    }

    private init(matches: Bool, name: String? = nil) {
        self.matches = matches
        self.name = name
    }

    private static func isAddress(_ host: String) -> Bool {
        guard let address = a2i_IPADDRESS(host) else { return false }
        ASN1_OCTET_STRING_free(address)
        return true
    }
}
