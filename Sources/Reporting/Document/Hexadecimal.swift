import Evidence

/// Octets as pairs of upper-case digits with blanks between them: `B2 E2 CA D4`.
enum Hexadecimal {
    static func text(_ octets: [UInt8], _ range: OctetRange) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        result.reserveCapacity(range.count * 3)
        for index in range {
            if !result.isEmpty { result.append(0x20) }
            result.append(digits[Int(octets[index] >> 4)])
            result.append(digits[Int(octets[index] & 15)])
        }
        return String(decoding: result, as: UTF8.self)
    }
}
