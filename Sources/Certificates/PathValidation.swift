import COpenSSL

/// What OpenSSL's path validation objects to, all of it: the callback notes each refusal and lets it go on.
struct PathValidation {
    struct Refusal {
        var code: CInt
        /// The certificate in question, by its place among those sent; nil for one of the trust store.
        var certificate: Int?
    }

    /// Where trust anchors come from.
    private enum Trust {
        case anchors([[UInt8]])
        /// The system's directory, where a certificate is found by the hash of its name.
        case directory
        /// All the system has. Its file of all roots takes 25 ms to read.
        case system
    }

    private(set) var refusals: [Refusal] = []
    /// Whether the machinery itself failed (memory, unusable store).
    private(set) var failed = false

    /// Whether the path leads to a trust anchor.
    private var isAnchored: Bool {
        !failed
            && !refusals.contains {
                [
                    X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT, X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT,
                    X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY, X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE,
                ].contains($0.code)
            }
    }

    init(_ leaf: Certificate, sent: [Certificate?], anchors: [[UInt8]]?, at now: Int64) {
        if let anchors {
            self.init(leaf, sent: sent, trust: .anchors(anchors), at: now)
        } else {
            self.init(leaf, sent: sent, trust: .directory, at: now)
            if !isAnchored { self.init(leaf, sent: sent, trust: .system, at: now) }
        }
    }

    private init(_ leaf: Certificate, sent: [Certificate?], trust: Trust, at now: Int64) {
        guard let store = X509_STORE_new(), let context = X509_STORE_CTX_new(), let others = OPENSSL_sk_new_null() else {
            failed = true
            return
        }
        defer {
            X509_STORE_CTX_free(context)
            OPENSSL_sk_free(others)
            X509_STORE_free(store)
        }
        Self.fill(store, from: trust)
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

    private static func fill(_ store: OpaquePointer, from trust: Trust) {
        switch trust {
        case .anchors(let anchors):
            for der in anchors {
                guard let anchor = Certificate(der: der) else { continue }
                X509_STORE_add_cert(store, anchor.pointer)
            }
        case .directory:
            guard let lookup = X509_STORE_add_lookup(store, X509_LOOKUP_hash_dir()) else { return }
            X509_LOOKUP_ctrl(lookup, X509_L_ADD_DIR, nil, Int(X509_FILETYPE_DEFAULT), nil)
        case .system:
            X509_STORE_set_default_paths(store)
        }
    }

    private static func place(of certificate: OpaquePointer, among sent: [Certificate?]) -> Int? {
        sent.firstIndex { $0.map { X509_cmp($0.pointer, certificate) == 0 } ?? false }
    }
}

/// What the callback writes to, during one validation.
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
