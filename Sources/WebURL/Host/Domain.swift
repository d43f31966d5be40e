import CIDN

/// Domain to ASCII (URL Standard, section 3.3): UTS 46, non-transitional, with CheckHyphens and VerifyDnsLength off.
enum Domain {
    enum Outcome {
        case ascii([UInt8])
        case failure(ValidationError.Kind)
    }

    /// `domain` is what percent-decoding left: any octets.
    static func toASCII(_ domain: [UInt8]) -> Outcome {
        let isASCII = domain.allSatisfy { $0 < 0x80 }
        let lowercased = isASCII ? domain.map { $0.asciiLowercased } : []
        if isASCII, !lowercased.split(separator: UInt8(ascii: ".")).contains(where: { $0.starts(with: "xn--".utf8) }) {
            return lowercased.isEmpty ? .failure(.domainToASCII) : .ascii(lowercased)
        }
        guard assay_idn_available() else {
            // An A-label says what it stands for; only its validity stays unknown.
            return isASCII ? .ascii(lowercased) : .failure(.idnaUnavailable)
        }
        // No name of this length can be looked up, and the work on a label grows with the square of its length.
        guard domain.count <= 4_000, let text = String(validating: domain, as: UTF8.self),
            let mapped = Mapping.map(text), let labels = asciiLabels(of: mapped)
        else { return .failure(.domainToASCII) }
        let result = Array(labels.joined(separator: [UInt8(ascii: ".")]))
        return result.isEmpty ? .failure(.domainToASCII) : .ascii(result)
    }

    private static func asciiLabels(of mapped: [Unicode.Scalar]) -> [[UInt8]]? {
        var unicode: [[Unicode.Scalar]] = []
        for label in mapped.split(separator: ".", omittingEmptySubsequences: false) {
            guard let label = decoded(label) else { return nil }
            unicode.append(label)
        }
        let isBidirectional = unicode.contains { $0.contains { $0.isRightToLeft } }
        var result: [[UInt8]] = []
        for label in unicode {
            guard let ascii = ascii(label, inBidirectionalDomain: isBidirectional) else { return nil }
            result.append(ascii)
        }
        return result
    }

    /// The label, an A-label turned into what it stands for. That must be mapped already, and not be plain ASCII.
    private static func decoded(_ label: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
        guard label.starts(with: "xn--".unicodeScalars) else { return Array(label) }
        guard let unicode = Punycode.decode(label.dropFirst(4)), unicode.contains(where: { !$0.isASCII }) else { return nil }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: unicode)
        guard let mapped = Mapping.map(String(text)), mapped == unicode else { return nil }
        return unicode
    }

    private static func ascii(_ label: [Unicode.Scalar], inBidirectionalDomain isBidirectional: Bool) -> [UInt8]? {
        if label.allSatisfy({ $0.isASCII }) {
            if isBidirectional, !label.isEmpty, !keepsBidiRule(label) { return nil }
            return label.map { UInt8(truncatingIfNeeded: $0.value) }
        }
        switch label.first?.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return nil
        default: break
        }
        guard Mapping.keepsContextRules(label), let code = Punycode.encode(label) else { return nil }
        return Array("xn--".utf8) + code
    }

    /// The Bidi rule (RFC 5893, section 2) for a label of ASCII, in a domain that has right-to-left labels.
    private static func keepsBidiRule(_ label: [Unicode.Scalar]) -> Bool {
        guard let first = label.first, let last = label.last, first.properties.isAlphabetic else { return false }
        return last.properties.isAlphabetic || last.properties.numericType != nil
    }
}

extension Unicode.Scalar {
    /// Whether it lies in a block whose characters are written from right to left.
    var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
