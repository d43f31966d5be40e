import COpenSSL
import Glibc

@testable import Transport

/// A self-signed certificate and its key, made here, as PEM files that go with the value.
final class TestCertificate: Sendable {
    let chainFile: String
    let keyFile: String
    let der: [UInt8]
    private let folder: String

    init(name: String = "localhost", folder existing: String? = nil) throws {
        var template = Array("/tmp/assay-tls-XXXXXX".utf8CString)
        folder = existing ?? (mkdtemp(&template) == nil ? "/tmp" : String(decoding: template.dropLast().map { UInt8($0) }, as: UTF8.self))
        chainFile = folder + "/chain.pem"
        keyFile = folder + "/key.pem"
        let key = TestCertificate.makeKey()
        let certificate = X509_new()
        defer {
            X509_free(certificate)
            EVP_PKEY_free(key)
        }
        X509_set_version(certificate, 2)
        ASN1_INTEGER_set(X509_get_serialNumber(certificate), Int.random(in: 1...1_000_000))
        X509_gmtime_adj(X509_getm_notBefore(certificate), -3600)
        X509_gmtime_adj(X509_getm_notAfter(certificate), 86_400)
        X509_set_pubkey(certificate, key)
        let subject = X509_get_subject_name(certificate)
        X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_UTF8, Array(name.utf8), -1, -1, 0)
        X509_set_issuer_name(certificate, subject)
        guard X509_sign(certificate, key, EVP_sha256()) > 0 else { throw TransportError.tls("no signature") }
        let size = i2d_X509(certificate, nil)
        der = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
            var next = buffer.baseAddress
            count = Int(i2d_X509(certificate, &next))
        }
        let chain = BIO_new_file(chainFile, "w")
        PEM_write_bio_X509(chain, certificate)
        BIO_free(chain)
        let file = BIO_new_file(keyFile, "w")
        PEM_write_bio_PKCS8PrivateKey(file, key, nil, nil, 0, nil, nil)
        BIO_free(file)
    }

    deinit {
        unlink(chainFile)
        unlink(keyFile)
        rmdir(folder)
    }

    /// Another certificate in the same files.
    func replace(name: String) throws -> TestCertificate { try TestCertificate(name: name, folder: folder) }

    private static func makeKey() -> OpaquePointer? {
        let context = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, nil)
        defer { EVP_PKEY_CTX_free(context) }
        var key: OpaquePointer?
        EVP_PKEY_keygen_init(context)
        EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, NID_X9_62_prime256v1)
        EVP_PKEY_keygen(context, &key)
        return key
    }
}

/// What a test's TLS server takes and says.
struct TestTLS: Sendable {
    var lowest = TLS1_VERSION
    var highest = TLS1_3_VERSION
    var suites: String?
    var asksForCertificate = false

    /// Speaks TLS on an accepted connection and lets `behave` use it; `nil` when the handshake fails.
    func serve(_ peer: PeerConnection, _ certificate: TestCertificate, _ behave: (OpaquePointer) -> Void) {
        guard let context = SSL_CTX_new(TLS_server_method()) else { return }
        defer { SSL_CTX_free(context) }
        SSL_CTX_set_security_level(context, 0)
        SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(lowest), nil)
        SSL_CTX_ctrl(context, SSL_CTRL_SET_MAX_PROTO_VERSION, Int(highest), nil)
        SSL_CTX_set_cipher_list(context, suites ?? "ALL@SECLEVEL=0")
        if asksForCertificate { SSL_CTX_set_verify(context, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, nil) }
        SSL_CTX_use_certificate_chain_file(context, certificate.chainFile)
        SSL_CTX_use_PrivateKey_file(context, certificate.keyFile, SSL_FILETYPE_PEM)
        guard let tls = SSL_new(context) else { return }
        defer { SSL_free(tls) }
        SSL_set_fd(tls, peer.descriptor)
        if SSL_accept(tls) == 1 { behave(tls) }
        ERR_clear_error()
    }

    static func send(_ tls: OpaquePointer, _ text: String) { SSL_write(tls, text, Int32(text.utf8.count)) }

    static func readHead(_ tls: OpaquePointer) {
        var head: [UInt8] = []
        var octet: UInt8 = 0
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]), SSL_read(tls, &octet, 1) == 1 { head.append(octet) }
    }
}
