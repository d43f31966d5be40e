import TextEncoding

/// The encoding that the octets are really in, where it is another than the one used for them.
package struct EncodingSuggestion: Sendable {
    package let encoding: Encoding
    /// From 0 to 1.
    package let confidence: Double
    /// The text by the suggested encoding.
    package let text: DecodedText

    /// `nil` when there is nothing better than `effective`.
    init?(
        octets: [UInt8],
        effective: Encoding,
        source: CharacterEncodingFacts.Source,
        replacements: Int,
        hasNonASCII: Bool,
        topLevelDomain: String?
    ) {
        guard hasNonASCII || octets.contains(0) else { return nil }
        if source == .bom { return nil }
        guard effective != .utf8 || replacements > 0 || octets.contains(0) else { return nil }
        guard isValidUTF8(octets), !octets.contains(0) else { return nil }
        encoding = .utf8
        confidence = 0.99
        text = encoding.decode(octets)
    }
}
