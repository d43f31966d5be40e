/// Certificates in text armour (RFC 7468).
enum PEM {
    private static let begin = "-----BEGIN CERTIFICATE-----"
    private static let end = "-----END CERTIFICATE-----"

    /// The DER octets of every certificate in order; `nil` when there is none or one cannot be read. Text around them is stepped over.
    static func certificates(_ text: String) -> [[UInt8]]? {
        var found: [[UInt8]] = []
        var isInside = false
        var body = ""
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix(begin) {
                isInside = true
                body = ""
            } else if line.hasPrefix(end) {
                guard isInside, case .octets(let octets) = Base64.decoded(body), !octets.isEmpty else { return nil }
                found.append(octets)
                isInside = false
            } else if isInside {
                body += line.filter { $0 != " " && $0 != "\t" }
            }
        }
        return isInside || found.isEmpty ? nil : found
    }
}
