import COpenSSL

extension CertificateFacts {
    /// Reads what a certificate says; nothing in it is judged.
    init(of certificate: Certificate) {
        let x509 = certificate.pointer
        let names = AlternativeNames(of: x509)
        let key = X509_get0_pubkey(x509)
        self.init(
            subject: Self.name(X509_get_subject_name(x509)),
            issuer: Self.name(X509_get_issuer_name(x509)),
            serial: Self.serial(X509_get0_serialNumber(x509)),
            notBefore: Self.epoch(X509_get0_notBefore(x509)),
            notAfter: Self.epoch(X509_get0_notAfter(x509)),
            dnsNames: names.dns,
            ipAddresses: names.addresses,
            hasSubjectAltName: names.arePresent,
            keyType: Self.keyType(key),
            keyBits: key.map { Int(EVP_PKEY_get_bits($0)) } ?? 0,
            signatureAlgorithm: text(OBJ_nid2ln(X509_get_signature_nid(x509))) ?? "unknown",
            isSignatureWeak: Self.isSignatureWeak(x509),
            isCA: X509_check_ca(x509) > 0,
            isSelfIssued: X509_NAME_cmp(X509_get_subject_name(x509), X509_get_issuer_name(x509)) == 0,
            fingerprint: Self.fingerprint(x509)
        )
        ERR_clear_error()
    }

    /// Seconds since 1970, nil when the time cannot be read.
    private static func epoch(_ time: UnsafePointer<ASN1_TIME>?) -> Int64? {
        guard let time, let zero = ASN1_TIME_set(nil, 0) else { return nil }
        defer { ASN1_STRING_free(zero) }
        var days: CInt = 0
        var seconds: CInt = 0
        guard ASN1_TIME_diff(&days, &seconds, zero, time) == 1 else { return nil }
        return Int64(days) * 86_400 + Int64(seconds)
    }

    private static func serial(_ number: UnsafePointer<ASN1_INTEGER>?) -> String {
        guard let number else { return "" }
        let digits = hexadecimal(octets(of: number))
        return ASN1_STRING_type(number) == V_ASN1_NEG_INTEGER ? "-" + digits : digits
    }

    private static func name(_ name: OpaquePointer?) -> String {
        guard let name, let memory = BIO_new(BIO_s_mem()) else { return "" }
        defer { BIO_free(memory) }
        // RFC 2253 form, which RFC 4514 took over, but with UTF-8 as it is instead of escaped.
        let flags = UInt(ASN1_STRFLGS_ESC_2253 | ASN1_STRFLGS_ESC_CTRL | ASN1_STRFLGS_UTF8_CONVERT | ASN1_STRFLGS_DUMP_UNKNOWN)
        let order = UInt(XN_FLAG_SEP_COMMA_PLUS | XN_FLAG_DN_REV | XN_FLAG_FN_SN)
        guard X509_NAME_print_ex(memory, name, 0, flags | order) >= 0 else { return "" }
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = BIO_read(memory, &buffer, CInt(buffer.count))
        return count > 0 ? String(decoding: buffer.prefix(Int(count)), as: UTF8.self) : ""
    }

    private static func keyType(_ key: OpaquePointer?) -> String {
        guard let key else { return "unreadable" }
        switch EVP_PKEY_get_id(key) {
        case EVP_PKEY_RSA: return "RSA"
        case EVP_PKEY_RSA_PSS: return "RSA-PSS"
        case EVP_PKEY_EC: return "EC"
        case EVP_PKEY_DSA: return "DSA"
        case let other: return text(OBJ_nid2sn(other)) ?? "unknown"
        }
    }

    private static func isSignatureWeak(_ x509: OpaquePointer) -> Bool {
        var digest: CInt = 0
        guard X509_get_signature_info(x509, &digest, nil, nil, nil) == 1 else { return false }
        return [NID_md2, NID_md4, NID_md5, NID_sha1].contains(digest)
    }

    private static func fingerprint(_ x509: OpaquePointer) -> String {
        var digest = [UInt8](repeating: 0, count: 64)
        var count: UInt32 = 0
        guard X509_digest(x509, EVP_sha256(), &digest, &count) == 1 else { return "" }
        return hexadecimal(digest.prefix(Int(count)))
    }
}

/// The octets of an ASN.1 string.
func octets(of string: UnsafePointer<ASN1_STRING>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: ASN1_STRING_get0_data(string), count: Int(max(0, ASN1_STRING_length(string))))
}
