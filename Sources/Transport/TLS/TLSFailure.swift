import COpenSSL

/// Why a TLS connection does not go on.
enum TLSFailure: Sendable, Hashable {
    /// The peer's fatal alert, by its description number (RFC 8446 6).
    case alert(UInt8)
    /// The connection closed without a word.
    case closed
    /// A socket call failed, errno.
    case system(Int32)
    /// The library's error code.
    case refused(UInt)

    init(_ result: assay_tls_result) {
        switch result.outcome {
        case ASSAY_TLS_CLOSED, ASSAY_TLS_ENDED: self = .closed
        case ASSAY_TLS_SYSTEM: self = .system(result.system)
        default:
            let alert = assay_tls_alert(result.error)
            self = alert >= 0 ? .alert(UInt8(truncatingIfNeeded: alert)) : .refused(result.error)
        }
    }

    /// A plain HTTP request came where TLS was due.
    var isPlainRequest: Bool {
        if case .refused(let error) = self { return assay_tls_is_http_request(error) == 1 }
        return false
    }

    /// The library's words for an error code.
    static func words(_ error: UInt) -> String? {
        if let text = ERR_reason_error_string(error) { return String(cString: text) }
        return error == 0 ? nil : "error \(error)"
    }
}
