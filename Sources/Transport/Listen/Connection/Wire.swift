import CSystem
import Glibc

/// The octet stream of a connection: plain TCP, or TLS over it.
struct Wire {
    enum Transfer {
        case octets(Int)
        case wouldBlock
        /// The peer sends nothing more.
        case ended
        case failed
    }

    let descriptor: Int32
    /// `nil` for plain TCP.
    var session: TLSSession?

    /// Over TLS, `buffer` has 16 KiB or more, so that nothing received stays where epoll cannot see it.
    func receive(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
        if let session { return Wire.transfer(session.receive(into: buffer)) }
        return transfer { assay_receive(descriptor, buffer.baseAddress, buffer.count) }
    }

    func send(_ octets: UnsafeRawBufferPointer) -> Transfer {
        if let session { return Wire.transfer(session.send(octets)) }
        return transfer { assay_send(descriptor, octets.baseAddress, octets.count) }
    }

    /// Says that nothing more will be sent, while the peer's last octets are still taken.
    func finishSending() {
        session?.finish()
        _ = assay_half_close(descriptor)
    }

    func close() { _ = assay_close(descriptor) }

    /// With renegotiation off only a full socket makes reading wait for writing, while an answer is being sent that waits for the same.
    private static func transfer(_ step: TLSSession.Step) -> Transfer {
        switch step {
        case .done(let count): .octets(count)
        case .wants: .wouldBlock
        case .ended: .ended
        case .failed(.closed): .ended
        case .failed: .failed
        }
    }

    private func transfer(_ call: () -> Int) -> Transfer {
        while true {
            let count = call()
            if count > 0 { return .octets(count) }
            switch Int32(-count) {
            case 0: return .ended
            case EINTR: continue
            case EAGAIN: return .wouldBlock
            default: return .failed
            }
        }
    }
}
