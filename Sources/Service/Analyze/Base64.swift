/// Base64 (RFC 4648 4), strict: the standard alphabet, full padding, no spare bits; line breaks alone are stepped over.
enum Base64 {
    enum Outcome: Equatable {
        case octets([UInt8])
        /// Offset of the first octet that does not fit.
        case invalid(Int)
    }

    static func decoded(_ text: String) -> Outcome {
        var text = text
        return text.withUTF8 { decoded($0) }
    }

    private static func decoded(_ text: UnsafeBufferPointer<UInt8>) -> Outcome {
        var result: [UInt8] = []
        result.reserveCapacity(text.count / 4 * 3)
        var bits: UInt32 = 0
        var count = 0
        var padding = 0
        for (offset, octet) in text.enumerated() {
            if octet == 13 || octet == 10 { continue }
            if octet == UInt8(ascii: "=") {
                padding += 1
                if count + padding > 4 || count < 2 { return .invalid(offset) }
                continue
            }
            guard padding == 0, let value = value(octet) else { return .invalid(offset) }
            bits = bits << 6 | UInt32(value)
            count += 1
            if count == 4 {
                result.append(UInt8(truncatingIfNeeded: bits >> 16))
                result.append(UInt8(truncatingIfNeeded: bits >> 8))
                result.append(UInt8(truncatingIfNeeded: bits))
                bits = 0
                count = 0
            }
        }
        if count == 0 { return padding == 0 ? .octets(result) : .invalid(text.count) }
        guard count + padding == 4 else { return .invalid(text.count) }
        if count == 2 {
            guard bits & 15 == 0 else { return .invalid(text.count) }
            result.append(UInt8(truncatingIfNeeded: bits >> 4))
        } else {
            guard bits & 3 == 0 else { return .invalid(text.count) }
            result.append(UInt8(truncatingIfNeeded: bits >> 10))
            result.append(UInt8(truncatingIfNeeded: bits >> 2))
        }
        return .octets(result)
    }

    @inline(__always)
    private static func value(_ octet: UInt8) -> UInt8? {
        switch octet {
        case 65...90: octet - 65
        case 97...122: octet - 71
        case 48...57: octet + 4
        case 43: 62
        case 47: 63
        default: nil
        }
    }
}
