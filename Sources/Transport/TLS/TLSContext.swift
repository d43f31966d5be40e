import COpenSSL

/// Settings and keys that TLS connections share.
///
/// `@unchecked Sendable`: never changed after its making; OpenSSL counts the references.
package final class TLSContext: @unchecked Sendable {
    let pointer: OpaquePointer

    private init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit { SSL_CTX_free(pointer) }

    /// For diagnosing: takes every protocol from TLS 1.0, every suite, every certificate. The verdict on the chain is somebody else's, later.
    static func forDialling() throws(TransportError) -> TLSContext {
        guard let pointer = assay_tls_client_context() else { throw .tls("no memory for a TLS context") }
        return TLSContext(pointer)
    }

    /// For serving: TLS 1.2 and 1.3. Both files are PEM; the chain has the leaf first.
    static func forServing(chainFile: String, keyFile: String) throws(TransportError) -> TLSContext {
        guard let pointer = assay_tls_server_context(chainFile, keyFile) else {
            let words = TLSFailure.words(ERR_peek_last_error()) ?? "unusable"
            ERR_clear_error()
            throw .tls("certificate \(chainFile) with key \(keyFile): \(words)")
        }
        return TLSContext(pointer)
    }
}

/// The certificate and key of a listener, which can be changed while it serves.
package final class TLSIdentity: Sendable {
    private let chainFile: String
    private let keyFile: String
    private let context: Guarded<TLSContext>

    /// Reads both files.
    package init(chainFile: String, keyFile: String) throws(TransportError) {
        self.chainFile = chainFile
        self.keyFile = keyFile
        context = Guarded(try TLSContext.forServing(chainFile: chainFile, keyFile: keyFile))
    }

    /// Reads both files again. New connections get what they hold now, open ones keep what they have; on an error nothing changes.
    package func reload() throws(TransportError) {
        let next = try TLSContext.forServing(chainFile: chainFile, keyFile: keyFile)
        context.withLock { $0 = next }
    }

    var current: TLSContext { context.withLock { $0 } }
}
