import Evidence
import HTTPContent
import HTTPSyntax
import TextEncoding

/// Which encoding the text is in by the standard's order, and which it really seems to be in (WHATWG Encoding, HTML 13.2.3).
package final class CharacterEncodingFacts: Sendable {
    /// What decided on the effective encoding.
    package enum Source: String, Sendable {
        case bom
        case header
        /// A meta element or an XML declaration.
        case meta
        /// JSON is UTF-8 (RFC 8259 8.1).
        case jsonDefault = "json-default"
        /// The type says UTF-8 where nothing else is said.
        case typeDefault = "type-default"
        case `default`
    }

    /// The charset parameter as written, when there is one.
    package let headerLabel: String?
    package let headerLabelRange: OctetRange?
    package let header: Encoding?
    package let bom: Encoding?
    /// By the prescan of the first 1024 octets, or the XML declaration.
    package let meta: Encoding?
    /// The label in the document, in octets of the decoded content.
    package let metaLabelRange: OctetRange?
    /// A meta element too late for the prescan.
    package let lateMeta: DeclaredLabel?
    /// `nil` when the content is no text.
    package let effective: Encoding?
    package let source: Source?
    /// Decoded with the effective encoding; `nil` when the content is no text.
    package let text: DecodedText?
    package let hasNonASCII: Bool
    package let suggestion: EncodingSuggestion?
    /// What the octets say; `nil` when the content is no text.
    package let detection: Detection?
    package let isJSON: Bool

    /// The better encoding, where there is one.
    package var suggested: Encoding? { suggestion?.encoding }
    /// Something in the message names the encoding that is used.
    package var isDeclared: Bool { source == .bom || source == .header || source == .meta }
    /// The effective encoding yields another text than the one that was written.
    package var isMisread: Bool { suggestion?.text != nil }

    init(_ decoded: OctetSlice, type: ContentTypeFacts, topLevelDomain: String?) {
        headerLabel = type.declared?.charset
        headerLabelRange = type.charsetRange
        header = headerLabel.flatMap { Encoding.forLabel($0) }
        let media = type.effective
        isJSON = media?.isJSON ?? false
        let octets = decoded.array
        guard media?.isTextual ?? false, !octets.isEmpty else {
            bom = nil
            meta = nil
            metaLabelRange = nil
            lateMeta = nil
            effective = nil
            source = nil
            text = nil
            hasNonASCII = false
            suggestion = nil
            detection = nil
            return
        }
        let mark = byteOrderMark(of: octets)
        bom = mark?.encoding
        let label = CharacterEncodingFacts.label(in: octets, media: media)
        meta = label.encoding
        metaLabelRange = label.range
        lateMeta = media?.isHTML == true ? TextEncoding.lateMeta(octets) : nil
        let choice = CharacterEncodingFacts.choose(bom: bom, header: header, meta: meta, media: media)
        effective = choice.0
        source = choice.1
        let text = choice.0.decode(octets)
        self.text = text
        hasNonASCII = !(text.utf8.count == octets.count && isASCII(octets))
        // What a type always is counts as declared: only what is a mere default is open to a guess.
        let isDeclared = choice.1 != .default
        let detection = detect(
            octets,
            context: DetectionContext(declared: isDeclared ? choice.0 : nil, topLevelDomain: topLevelDomain)
        )
        self.detection = detection
        suggestion = EncodingSuggestion(detection, octets: octets, effective: choice.0, isDeclared: isDeclared)
    }

    /// The label that the document itself bears.
    private static func label(in octets: [UInt8], media: MediaType?) -> (encoding: Encoding?, range: OctetRange?) {
        if media?.isHTML == true {
            let found = metaPrescan(octets)
            return (found.encoding, found.label?.octets)
        }
        if media?.isXML == true {
            let found = xmlDeclaration(in: octets)
            return (found?.encoding, found?.octets)
        }
        return (nil, nil)
    }

    private static let alwaysUTF8: Set = [
        "application/x-ndjson", "application/ndjson", "application/jsonl", "text/event-stream", "text/vtt", "application/wasm",
    ]

    private static func choose(bom: Encoding?, header: Encoding?, meta: Encoding?, media: MediaType?) -> (Encoding, Source) {
        if let bom { return (bom, .bom) }
        if let header { return (header, .header) }
        if let meta { return (meta, .meta) }
        if media?.isJSON == true { return (.utf8, .jsonDefault) }
        if media?.isXML == true || media?.isJavaScript == true
            || media.map({ CharacterEncodingFacts.alwaysUTF8.contains($0.essence) }) == true
        {
            return (.utf8, .typeDefault)
        }
        return (.windows1252, .default)
    }
}
