extension MediaType {
    /// What is known beside the octets when a type is sniffed.
    package struct SniffContext: Sendable, Hashable {
        /// The type that the message supplies; nil when there is none or it cannot be parsed.
        package var supplied: MediaType?
        /// The last Content-Type value as received, which decides on the "Apache bug" (section 5.1); nil when the type came otherwise.
        package var suppliedOctets: [UInt8]?
        /// `X-Content-Type-Options: nosniff`.
        package var noSniff: Bool

        package init(supplied: MediaType?, suppliedOctets: [UInt8]? = nil, noSniff: Bool = false) {
            self.supplied = supplied
            self.suppliedOctets = suppliedOctets
            self.noSniff = noSniff
        }
    }

    /// Octets that sniffing looks at (section 5.2).
    package static let resourceHeaderLength = 1445

    /// The computed media type (MIME Sniffing Standard, section 7): what a browser takes the octets for.
    package static func sniff(_ octets: [UInt8], in range: Range<Int>? = nil, _ context: SniffContext) -> MediaType {
        let range = (range ?? 0..<octets.count).clamped(to: 0..<octets.count)
        let input = octets[range].prefix(resourceHeaderLength)
        guard let supplied = context.supplied, !isUnknown(supplied) else {
            return identifyUnknown(input, sniffScriptable: !context.noSniff)
        }
        if supplied.isXML || supplied.isHTML || context.noSniff { return supplied }
        if let value = context.suppliedOctets, isApacheBug(value) { return textOrBinary(input) }
        if supplied.isImage { return imageType(input) ?? supplied }
        if supplied.isAudioOrVideo { return audioOrVideoType(input) ?? supplied }
        return supplied
    }

    private static func isUnknown(_ type: MediaType) -> Bool {
        type.essence == "unknown/unknown" || type.essence == "application/unknown" || type.essence == "*/*"
    }

    /// Old Apache servers sent these four values, octet for octet, for any file without a known type.
    package static func isApacheBug(_ value: [UInt8]) -> Bool {
        ["text/plain", "text/plain; charset=ISO-8859-1", "text/plain; charset=iso-8859-1", "text/plain; charset=UTF-8"]
            .contains { value.elementsEqual($0.utf8) }
    }

    /// Section 7.1.
    private static func identifyUnknown(_ input: ArraySlice<UInt8>, sniffScriptable: Bool) -> MediaType {
        if sniffScriptable, let essence = SniffPattern.scriptable.essence(of: input) { return of(essence) }
        if let essence = SniffPattern.text.essence(of: input) { return of(essence) }
        if let type = imageType(input) ?? audioOrVideoType(input) { return type }
        if let essence = SniffPattern.archive.essence(of: input) { return of(essence) }
        return of(input.contains(where: \.isBinaryData) ? "application/octet-stream" : "text/plain")
    }

    /// Section 7.2.
    private static func textOrBinary(_ input: ArraySlice<UInt8>) -> MediaType {
        let isMarked = input.starts(with: [0xFE, 0xFF]) || input.starts(with: [0xFF, 0xFE]) || input.starts(with: [0xEF, 0xBB, 0xBF])
        return of(isMarked || !input.contains(where: \.isBinaryData) ? "text/plain" : "application/octet-stream")
    }

    private static func imageType(_ input: ArraySlice<UInt8>) -> MediaType? {
        SniffPattern.image.essence(of: input).map(of)
    }

    private static func audioOrVideoType(_ input: ArraySlice<UInt8>) -> MediaType? {
        (SniffPattern.audioOrVideo.essence(of: input) ?? MediaSignatures.essence(of: input)).map(of)
    }

    /// `essence` comes from the tables and has one slash.
    static func of(_ essence: String) -> MediaType {
        let parts = essence.split(separator: "/", maxSplits: 1).map(String.init)
        return MediaType(type: parts.first ?? "application", subtype: parts.last ?? "octet-stream")
    }
}
