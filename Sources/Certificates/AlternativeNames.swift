import COpenSSL

/// The subjectAltName of a certificate (RFC 5280, section 4.2.1.6): the entries that may name a server.
struct AlternativeNames {
    var arePresent = false
    var dns: [String] = []
    var addresses: [String] = []

    init(of x509: OpaquePointer) {
        var status: CInt = 0
        guard let names = X509_get_ext_d2i(x509, NID_subject_alt_name, &status, nil) else {
            // -1: not there; -2: there twice; 0 or above: there, but unreadable.
            arePresent = status != -1
            return
        }
        arePresent = true
        let stack = OpaquePointer(names)
        defer { GENERAL_NAMES_free(stack) }
        for index in 0..<min(OPENSSL_sk_num(stack), 1_000) {
            guard let entry = OPENSSL_sk_value(stack, index) else { continue }
            let name = entry.assumingMemoryBound(to: GENERAL_NAME.self)
            switch name.pointee.type {
            case GEN_DNS:
                guard let value = name.pointee.d.dNSName else { continue }
                dns.append(String(decoding: octets(of: value), as: UTF8.self))
            case GEN_IPADD:
                guard let value = name.pointee.d.iPAddress else { continue }
                addresses.append(Self.address(Array(octets(of: value))))
            default: continue
            }
        }
    }

    /// Dotted for 4 octets, eight groups for 16, and plain hexadecimal for the sizes that mean nothing.
    private static func address(_ octets: [UInt8]) -> String {
        switch octets.count {
        case 4: octets.map { String($0) }.joined(separator: ".")
        case 16:
            stride(from: 0, to: 16, by: 2).map { String(UInt16(octets[$0]) << 8 | UInt16(octets[$0 + 1]), radix: 16) }
                .joined(separator: ":")
        default: hexadecimal(octets)
        }
    }
}
