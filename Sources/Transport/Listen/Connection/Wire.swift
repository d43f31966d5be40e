import CSystem
import Glibc

/// The octet stream of a connection. Plain TCP here; TLS is another way to fill and empty the same stream.
struct Wire {
    enum Transfer {
        case octets(Int)
        case wouldBlock
        /// The peer sends nothing more.
        case ended
        case failed
    }

    let descriptor: Int32

    func receive(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
        transfer { assay_receive(descriptor, buffer.baseAddress, buffer.count) }
    }

    func send(_ octets: UnsafeRawBufferPointer) -> Transfer {
        transfer { assay_send(descriptor, octets.baseAddress, octets.count) }
    }

    /// Says that nothing more will be sent, while the peer's last octets are still taken.
    func finishSending() { _ = assay_half_close(descriptor) }

    func close() { _ = assay_close(descriptor) }

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
