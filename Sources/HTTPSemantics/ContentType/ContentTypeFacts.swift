import Evidence
import HTTPContent
import HTTPSyntax

/// What the content is said to be, and what it plainly is (RFC 9110 8.3, Fetch "extract a MIME type").
package final class ContentTypeFacts: Sendable {
    /// A departure from the grammar of the value that counts, in octets of the received stream.
    package struct Slip: Sendable, Hashable {
        package let kind: MediaTypeDefect.Kind
        package let range: OctetRange
    }

    package let values: FieldValues
    /// What a browser takes from all lines; `nil` when absent or invalid.
    package let declared: MediaType?
    /// Values of all lines, members of comma lists counted one by one.
    package let valueCount: Int
    package let slips: [Slip]
    /// The charset parameter's value in the received stream, without its quotes.
    package let charsetRange: OctetRange?
    /// What the octets are by their looks, after undoing content codings; `nil` for no octets.
    package let plain: MediaType?
    /// The declared type, or what the octets plainly are when it is absent or they contradict it.
    package let effective: MediaType?
    /// The octets are plainly something else than declared.
    package let isContradicted: Bool

    package var isAbsent: Bool { values.isEmpty }
    package var isInvalid: Bool { !values.isEmpty && declared == nil }

    init(_ values: FieldValues, _ extraction: MediaTypeExtraction, decoded: OctetSlice) {
        self.values = values
        declared = extraction.mediaType
        valueCount = extraction.elements.count
        let ranges = values.ranges
        func received(_ range: OctetRange) -> OctetRange? {
            extraction.locate(range).map { line, octets in
                ranges[line].lowerBound + octets.lowerBound..<ranges[line].lowerBound + octets.upperBound
            }
        }
        slips = extraction.elements.flatMap(\.parsed.defects).compactMap { defect in
            received(defect.octets).map { Slip(kind: defect.kind, range: $0) }
        }
        let winner = extraction.elements.last { $0.parsed.mediaType?.charset != nil }?.parsed.mediaType
        charsetRange = winner?.parameter("charset").flatMap { received($0.valueOctets) }
        plain = MediaType.plainType(of: decoded.octets, in: decoded.range)
        isContradicted = ContentTypeFacts.contradicts(declared: declared, plain: plain)
        effective = declared == nil || isContradicted ? plain ?? declared : declared
    }

    /// Whether octets that plainly are `plain` cannot be what is declared. Text types differ too little to say so.
    private static func contradicts(declared: MediaType?, plain: MediaType?) -> Bool {
        guard let declared, let plain, declared.essence != plain.essence else { return false }
        if ["application/octet-stream", "text/plain", "application/force-download", "binary/octet-stream"].contains(declared.essence) {
            return false
        }
        if plain.essence == "application/octet-stream" || plain.type == "multipart" { return false }
        if declared.type == "multipart" || declared.type == "message" { return false }
        if plain.isJSON { return !declared.isJSON && !declared.isJavaScript && !isOpenText(declared) && declared.essence != "text/plain" }
        if plain.isHTML { return !declared.isHTML && declared.essence != "application/xhtml+xml" && !isOpenText(declared) }
        if plain.isXML { return !declared.isXML && !declared.isHTML && !isOpenText(declared) }
        if plain.type == "text" {
            return declared.isImage && !declared.isXML || declared.isAudioOrVideo || declared.essence == "application/pdf"
        }
        return contradictsBinary(declared, plain)
    }

    /// Text that may well hold JSON or markup: Markdown, CSV, templates, vendor types.
    private static func isOpenText(_ type: MediaType) -> Bool {
        if type.essence == "text/css" || type.essence == "text/html" || type.isJSON || type.isXML || type.isJavaScript { return false }
        return type.type == "text" || type.type == "application" && !["pdf", "zip", "gzip", "msword"].contains(type.subtype)
    }

    /// `plain` was told by a magic number.
    private static func contradictsBinary(_ declared: MediaType, _ plain: MediaType) -> Bool {
        if declared.isTextual { return true }
        if plain.isAudioOrVideo && declared.isAudioOrVideo { return false }
        if plain.essence == "application/zip" || plain.essence == "application/gzip" || plain.essence == "application/zstd" {
            return declared.isImage || declared.isAudioOrVideo || declared.essence == "application/pdf"
        }
        if plain.isImage { return declared.isImage && !isSameImage(declared, plain) || declared.essence == "application/pdf" }
        return declared.isImage || declared.isAudioOrVideo || declared.essence == "application/pdf" && plain.essence != "application/pdf"
    }

    private static func isSameImage(_ declared: MediaType, _ plain: MediaType) -> Bool {
        let aliases = [
            "image/jpg": "image/jpeg", "image/pjpeg": "image/jpeg", "image/vnd.microsoft.icon": "image/x-icon", "image/apng": "image/png",
        ]
        return (aliases[declared.essence] ?? declared.essence) == (aliases[plain.essence] ?? plain.essence)
    }
}

extension ContentTypeFacts {
    /// Problem details (RFC 9457).
    package var isProblem: Bool { declared?.essence == "application/problem+json" || declared?.essence == "application/problem+xml" }
}
