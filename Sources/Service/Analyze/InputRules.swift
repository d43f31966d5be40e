import Recording

/// What single values of the input must look like.
enum InputRules {
    static let provenances = "expected one of " + Provenance.allCases.map(\.rawValue).joined(separator: ", ")

    /// A token (RFC 9110 5.6.2).
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { octet in
                switch octet {
                case 48...57, 65...90, 97...122: true
                case 33, 35...39, 42, 43, 45, 46, 94...96, 124, 126: true
                default: false
                }
            }
    }

    /// Whether a text can stand in a head: no CR, LF or NUL.
    static func fitsOneLine(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 != 13 && $0 != 10 && $0 != 0 }
    }

    /// The octets that a text of a field stands for: client libraries show octets as code points up to U+00FF; text beyond that is UTF-8.
    static func octets(ofFieldText text: String) -> [UInt8] {
        if text.unicodeScalars.allSatisfy({ $0.value < 256 }) { return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }
        return Array(text.utf8)
    }
}
