import COpenSSL

/// TLS on one socket, which belongs to its owner. Everything of a session happens on its loop.
final class TLSSession {
    enum Step {
        /// Octets moved; 0 after a handshake.
        case done(Int)
        /// Try again when the socket is ready for this, whatever was asked for.
        case wants(Readiness)
        /// The peer says that nothing more comes.
        case ended
        case failed(TLSFailure)
    }

    let pointer: OpaquePointer

    /// The side that dials, which says its hello and reads nothing before `beginReading`; `serverName` is sent unless it is `nil`, as it must be for an address (RFC 6066 3).
    init?(dialling context: TLSContext, descriptor: Int32, serverName: String?) {
        guard let pointer = assay_tls_client(context.pointer, descriptor, serverName) else { return nil }
        self.pointer = pointer
    }

    init?(serving context: TLSContext, descriptor: Int32) {
        guard let pointer = assay_tls_server(context.pointer, descriptor) else { return nil }
        self.pointer = pointer
    }

    deinit { SSL_free(pointer) }

    func beginReading(from descriptor: Int32) { _ = assay_tls_begin_reading(pointer, descriptor) }

    func handshake() -> Step { step(assay_tls_handshake(pointer)) }

    /// A buffer of 16 KiB or more takes a whole record, so that nothing stays behind where epoll cannot see it.
    func receive(into buffer: UnsafeMutableRawBufferPointer) -> Step {
        step(assay_tls_read(pointer, buffer.baseAddress, Int32(clamping: buffer.count)))
    }

    func send(_ octets: UnsafeRawBufferPointer) -> Step {
        // Writing nothing is an error to OpenSSL.
        octets.isEmpty ? .done(0) : step(assay_tls_write(pointer, octets.baseAddress, Int32(clamping: octets.count)))
    }

    /// Says that nothing more will be sent, as far as the socket has room for it.
    func finish() { assay_tls_finish(pointer) }

    private func step(_ result: assay_tls_result) -> Step {
        switch result.outcome {
        case ASSAY_TLS_DONE: .done(Int(result.count))
        case ASSAY_TLS_WANTS_READ: .wants(.readable)
        case ASSAY_TLS_WANTS_WRITE: .wants(.writable)
        case ASSAY_TLS_ENDED: .ended
        default: .failed(TLSFailure(result))
        }
    }
}
