import COpenSSL

/// What OpenSSL's path validation objects to, all of it: the callback notes each refusal and lets it go on.
struct PathValidation {
    struct Refusal {
        var code: CInt
        /// The certificate in question, by its place among those sent; nil for one of the trust store.
        var certificate: Int?
    }

    private(set) var refusals: [Refusal] = []
    /// Whether the machinery itself failed (memory, unusable store).
    private(set) var failed = false

    init(_ leaf: Certificate, sent: [Certificate?], anchors: [[UInt8]]?, at now: Int64) {
        guard let store = X509_STORE_new(), let context = X509_STORE_CTX_new(), let others = OPENSSL_sk_new_null() else {
            failed = true
            return
        }
        defer {
            X509_STORE_CTX_free(context)
            OPENSSL_sk_free(others)
            X509_STORE_free(store)
        }
        Self.fill(store, with: anchors)
        for certificate in sent.dropFirst() {
            guard let certificate else { continue }
            OPENSSL_sk_push(others, UnsafeRawPointer(certificate.pointer))
        }
        guard X509_STORE_CTX_init(context, store, leaf.pointer, others) == 1 else {
            failed = true
            return
        }
        if let parameters = X509_STORE_CTX_get0_param(context) {
            X509_VERIFY_PARAM_set_time(parameters, time_t(now))
            X509_VERIFY_PARAM_set_auth_level(parameters, 0)
            X509_VERIFY_PARAM_set_purpose(parameters, X509_PURPOSE_SSL_SERVER)
            // An anchor given by the caller need not be self-signed (RFC 5280, section 6.1.1).
            X509_VERIFY_PARAM_set_flags(parameters, UInt(X509_V_FLAG_PARTIAL_CHAIN))
        }
        let notes = Notes()
        withExtendedLifetime((notes, sent, leaf)) {
            X509_STORE_CTX_set_ex_data(context, 0, Unmanaged.passUnretained(notes).toOpaque())
            X509_STORE_CTX_set_verify_cb(context, note)
            // Below 0 the machinery failed; 0 cannot be, as each refusal is let go.
            failed = X509_verify_cert(context) < 0
            refusals = notes.refusals.map { refusal in
                Refusal(code: refusal.code, certificate: refusal.certificate.flatMap { Self.place(of: $0, among: sent) })
            }
            for refusal in notes.refusals { X509_free(refusal.certificate) }
        }
        ERR_clear_error()
    }

    private static func fill(_ store: OpaquePointer, with anchors: [[UInt8]]?) {
        guard let anchors else {
            X509_STORE_set_default_paths(store)
            return
        }
        for der in anchors {
            guard let anchor = Certificate(der: der) else { continue }
            X509_STORE_add_cert(store, anchor.pointer)
        }
    }

    private static func place(of certificate: OpaquePointer, among sent: [Certificate?]) -> Int? {
        sent.firstIndex { $0.map { X509_cmp($0.pointer, certificate) == 0 } ?? false }
    }
}

/// What the callback writes to; lives on the stack of one validation.
private final class Notes {
    /// Certificates are held (`X509_up_ref`), as the path may be rebuilt while it is checked.
    var refusals: [(code: CInt, certificate: OpaquePointer?)] = []
}

private func note(_ accepted: CInt, _ context: OpaquePointer?) -> CInt {
    guard accepted == 0, let context, let pointer = X509_STORE_CTX_get_ex_data(context, 0) else { return 1 }
    let notes = Unmanaged<Notes>.fromOpaque(pointer).takeUnretainedValue()
    guard notes.refusals.count < 200 else { return 1 }
    let certificate = X509_STORE_CTX_get_current_cert(context)
    if let certificate { X509_up_ref(certificate) }
    notes.refusals.append((X509_STORE_CTX_get_error(context), certificate))
    return 1
}
