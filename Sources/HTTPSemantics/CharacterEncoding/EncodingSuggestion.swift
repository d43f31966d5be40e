import TextEncoding

/// The encoding that the octets are really in, where nothing usable says so or what is said is wrong.
package struct EncodingSuggestion: Sendable {
    package let encoding: Encoding
    /// From 0 to 1.
    package let confidence: Double
    /// The text by the suggested encoding; `nil` when it is the effective one.
    package let text: DecodedText?

    /// `nil` when the octets agree with what is used for them.
    init?(_ detection: Detection, octets: [UInt8], effective: Encoding, isDeclared: Bool) {
        guard detection.basis != .ascii, let suggested = detection.suggested else { return nil }
        let isContradicted = detection.declaration == .wrong || detection.declaration == .impossible
        guard isContradicted || !isDeclared else { return nil }
        encoding = suggested
        confidence = detection.confidence
        text = suggested == effective || detection.equivalents.contains(effective) ? nil : suggested.decode(octets)
    }
}
