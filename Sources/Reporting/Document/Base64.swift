import Evidence

/// Base64 with padding (RFC 4648 4).
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(_ octets: [UInt8], _ range: OctetRange) -> String {
        var result: [UInt8] = []
        result.reserveCapacity((range.count + 2) / 3 * 4)
        var index = range.lowerBound
        while index < range.upperBound {
            let count = min(3, range.upperBound - index)
            var group = UInt32(octets[index]) << 16
            if count > 1 { group |= UInt32(octets[index + 1]) << 8 }
            if count > 2 { group |= UInt32(octets[index + 2]) }
            for place in 0..<4 {
                result.append(place <= count ? alphabet[Int(group >> UInt32(18 - 6 * place)) & 63] : 0x3D)
            }
            index += 3
        }
        return String(decoding: result, as: UTF8.self)
    }
}
