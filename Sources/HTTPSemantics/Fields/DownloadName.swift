import Evidence
import HTTPSyntax
@_spi(_Unicode) import Swift
import TextEncoding

/// Under which name clients save the content, by the readings in use (RFC 6266, RFC 8187, RFC 2047).
package struct DownloadName: Sendable {
    /// As browsers read it: escapes and encoded words undone, UTF-8 first; `nil` for none.
    package let browser: String?

    package init(_ field: ContentDisposition) {
        var plain: String?
        var extended: String?
        for parameter in DownloadName.parameters(of: field) {
            if parameter.name == "filename", plain == nil {
                plain = DownloadName.plain(parameter, in: field.octets)
            } else if parameter.name == "filename*", extended == nil {
                extended = parameter.isQuoted ? nil : parameter.valueRange.flatMap { DownloadName.extended($0, in: field.octets) }
            }
        }
        let name = extended.flatMap { $0.isEmpty ? nil : $0 } ?? plain
        browser = name.flatMap { $0.isEmpty ? nil : $0._nfc.reduce(into: "") { $0.unicodeScalars.append($1) } }
    }

    /// Up to the first piece without `=`, where browsers stop reading.
    private static func parameters(of field: ContentDisposition) -> [Parameter] {
        var pieces = CommaList.split(field.range, in: field.octets, at: 0x3B).map { field.octets.trimmed($0) }
        if let first = pieces.first, !first.isEmpty, first.allSatisfy({ field.octets[$0].isTokenCharacter }) { pieces.removeFirst() }
        var found: [Parameter] = []
        for piece in pieces where !piece.isEmpty {
            let parameter = Parameter(piece, in: field.octets)
            guard parameter.valueRange != nil, !parameter.nameRange.isEmpty, found.count < 64 else { break }
            found.append(parameter)
        }
        return found
    }

    private static func plain(_ parameter: Parameter, in octets: [UInt8]) -> String? {
        guard let raw = parameter.valueRange else { return nil }
        // A quote without its partner is dropped, and what follows is not unescaped.
        var value = QuotedString.lenient(raw, in: octets)
        if let first = raw.first, octets[first] == 0x22, raw.count < 2 || octets[raw.upperBound - 1] != 0x22 {
            value = Array(octets[raw].dropFirst())
        }
        return EncodedText.reading(of: value)
    }

    private static func extended(_ range: OctetRange, in octets: [UInt8]) -> String? {
        let parts = octets[range].split(separator: 0x27, omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, !parts[2].contains(where: { $0 >= 0x80 || $0 == 0x22 }) else { return nil }
        let label = octets.text(parts[0].startIndex..<parts[0].endIndex)
        let value = EncodedText.unescaped(parts[2])
        let escapes = parts[2].count { $0 == 0x25 }
        // A percent sign without two digits spoils the value (RFC 8187 3.2.1).
        guard escapes == (parts[2].count - value.count) / 2 else { return nil }
        // ISO-8859-1 is meant literally here, not as the label of windows-1252.
        if label.lowercased() == "iso-8859-1" { return String(String.UnicodeScalarView(value.map { Unicode.Scalar($0) })) }
        return EncodedText.decoded(value, label: label)
    }
}
