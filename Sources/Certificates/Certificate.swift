import COpenSSL

/// An OpenSSL certificate, freed with its last holder.
final class Certificate {
    /// The `X509 *`.
    let pointer: OpaquePointer

    /// Reads one DER certificate that fills all the octets; nil when it is none, or above 100 KB.
    init?(der: [UInt8]) {
        guard !der.isEmpty, der.count <= 100_000 else { return nil }
        let read: (OpaquePointer?, Int) = der.withUnsafeBufferPointer { octets in
            var cursor = octets.baseAddress
            let certificate = d2i_X509(nil, &cursor, octets.count)
            guard let start = octets.baseAddress, let cursor else { return (certificate, 0) }
            return (certificate, cursor - start)
        }
        guard let certificate = read.0 else {
            ERR_clear_error()
            return nil
        }
        guard read.1 == der.count else {
            X509_free(certificate)
            return nil
        }
        pointer = certificate
    }

    deinit {
        X509_free(pointer)
    }
}

/// The text of a NUL-terminated C string, nil for none.
func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
}

/// Lower-case hexadecimal.
func hexadecimal(_ octets: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var result: [UInt8] = []
    for octet in octets {
        result.append(digits[Int(octet >> 4)])
        result.append(digits[Int(octet & 15)])
    }
    return String(decoding: result, as: UTF8.self)
}
