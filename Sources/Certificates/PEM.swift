/// Certificates in a text of PEM blocks (RFC 7468), as DER.
///
/// - Returns: the certificates in order, and how many blocks were skipped: of another kind, cut off, or not base64.
///   Text between the blocks is no fault. At most 1,000 blocks are read.
package func certificates(fromPEM text: String) -> (certificates: [[UInt8]], skipped: Int) {
    let octets = Array(text.utf8)
    var found: [[UInt8]] = []
    var skipped = 0
    var marker = nextMarker(in: octets, from: 0)
    while let start = marker, found.count + skipped < 1_000 {
        let next = nextMarker(in: octets, from: start.end)
        marker = next
        guard start.opens else { continue }
        // A block without an end must not swallow the next one.
        guard let next, !next.opens,
            let labelEnd = octets[start.end..<min(start.end + 80, next.start)].firstIndex(of: UInt8(ascii: "\n")),
            isCertificateLabel(octets[start.end..<labelEnd]),
            let der = decodeBase64(octets[labelEnd..<next.start])
        else {
            skipped += 1
            continue
        }
        found.append(der)
    }
    return (found, skipped)
}

private struct Marker {
    var opens: Bool
    var start: Int
    var end: Int
}

private func nextMarker(in octets: [UInt8], from start: Int) -> Marker? {
    var index = start
    while index + 9 <= octets.count {
        if octets[index] == UInt8(ascii: "-") {
            let rest = octets[index...]
            if rest.starts(with: "-----BEGIN ".utf8) { return Marker(opens: true, start: index, end: index + 11) }
            if rest.starts(with: "-----END ".utf8) { return Marker(opens: false, start: index, end: index + 9) }
        }
        index += 1
    }
    return nil
}

private func isCertificateLabel(_ label: ArraySlice<UInt8>) -> Bool {
    label.starts(with: "CERTIFICATE-----".utf8) || label.starts(with: "X509 CERTIFICATE-----".utf8)
}

/// Base64 with white space anywhere; nil for other octets, a length that cannot be, or nothing.
private func decodeBase64(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 3 / 4)
    var bits: UInt32 = 0
    var held = 0
    var padding = 0
    for octet in text {
        let value: UInt32
        switch octet {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(octet - 65)
        case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(octet - 71)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(octet + 4)
        case UInt8(ascii: "+"): value = 62
        case UInt8(ascii: "/"): value = 63
        case UInt8(ascii: "="):
            padding += 1
            continue
        case 9, 10, 13, 32: continue
        default: return nil
        }
        guard padding == 0 else { return nil }
        bits = bits << 6 | value
        held += 6
        if held >= 8 {
            held -= 8
            result.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)))
        }
    }
    return held == 6 || result.isEmpty || padding > 2 ? nil : result
}
