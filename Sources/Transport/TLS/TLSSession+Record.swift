import COpenSSL
import Recording

extension TLSSession {
    /// Notes what the handshake agreed on. The chain is there even where the handshake failed after it.
    func describe(in record: inout TLSRecord) {
        record.chain = chain
        guard SSL_is_init_finished(pointer) == 1 else { return }
        // OpenSSL leaves the zero of the first version out.
        let version = String(cString: SSL_get_version(pointer))
        record.negotiatedProtocol = version == "TLSv1" ? "TLSv1.0" : version
        if let cipher = SSL_get_current_cipher(pointer), let name = SSL_CIPHER_standard_name(cipher) {
            record.cipherSuite = String(cString: name)
        }
        record.group = assay_tls_group(pointer).map { String(cString: $0) }
        record.alpn = alpn
        record.stapledOCSP = stapledOCSP
    }

    private static let mostCertificates: Int32 = 32

    private var chain: [[UInt8]] {
        (0..<min(assay_tls_chain_count(pointer), TLSSession.mostCertificates)).compactMap { index in
            guard let certificate = assay_tls_chain_certificate(pointer, index) else { return nil }
            let size = i2d_X509(certificate, nil)
            guard size > 0 else { return nil }
            return [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
                var next = buffer.baseAddress
                count = Int(max(0, i2d_X509(certificate, &next)))
            }
        }
    }

    private var alpn: String? {
        var octets: UnsafePointer<UInt8>?
        var size: UInt32 = 0
        SSL_get0_alpn_selected(pointer, &octets, &size)
        guard let octets, size > 0 else { return nil }
        return String(decoding: UnsafeBufferPointer(start: octets, count: Int(size)), as: UTF8.self)
    }

    private var stapledOCSP: [UInt8]? {
        var octets: UnsafePointer<UInt8>?
        let size = assay_tls_stapled(pointer, &octets)
        guard let octets, size > 0 else { return nil }
        return Array(UnsafeBufferPointer(start: octets, count: size))
    }
}
