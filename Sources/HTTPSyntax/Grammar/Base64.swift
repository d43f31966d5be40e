/// Base 64 (RFC 4648 4), padding optional and pad bits free when decoding, as RFC 9651 4.2.7 advises.
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// `nil` when an octet is outside the alphabet or stands after padding.
    package static func decoded(_ octets: ArraySlice<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(octets.count / 4 * 3 + 3)
        var bits: UInt32 = 0
        var count = 0
        var padding = 0
        for octet in octets {
            if octet == 0x3D {
                padding += 1
                continue
            }
            guard padding == 0, let value = value(of: octet) else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 1
            if count % 4 == 0 {
                result += [UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), UInt8(truncatingIfNeeded: bits)]
                bits = 0
            }
        }
        guard padding <= 2, padding == 0 || (count + padding) % 4 == 0 else { return nil }
        switch count % 4 {
        case 0: break
        case 2: result.append(UInt8(truncatingIfNeeded: bits >> 4))
        case 3: result += [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
        default: return nil
        }
        return result
    }

    package static func encoded(_ octets: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity((octets.count + 2) / 3 * 4)
        var index = 0
        while index < octets.count {
            let first = octets[index]
            let second = index + 1 < octets.count ? octets[index + 1] : 0
            let third = index + 2 < octets.count ? octets[index + 2] : 0
            result.append(alphabet[Int(first >> 2)])
            result.append(alphabet[Int((first & 3) << 4 | second >> 4)])
            result.append(index + 1 < octets.count ? alphabet[Int((second & 15) << 2 | third >> 6)] : 0x3D)
            result.append(index + 2 < octets.count ? alphabet[Int(third & 63)] : 0x3D)
            index += 3
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func value(of octet: UInt8) -> UInt8? {
        switch octet {
        case 0x41...0x5A: octet - 0x41
        case 0x61...0x7A: octet - 0x61 + 26
        case 0x30...0x39: octet - 0x30 + 52
        case 0x2B: 62
        case 0x2F: 63
        default: nil
        }
    }
}
