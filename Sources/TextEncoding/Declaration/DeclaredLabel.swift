/// A label found in the octets of a document.
package struct DeclaredLabel: Sendable, Hashable {
    /// Where a label stands.
    package enum Source: Sendable, Hashable {
        /// `<meta charset=…>`.
        case metaCharset
        /// `<meta http-equiv=content-type content="…; charset=…">`.
        case metaContent
        /// `<?xml … encoding="…"?>`.
        case xmlDeclaration
    }

    package let source: Source
    /// The octets of the label, without quotes.
    package let octets: Range<Int>
    /// The encoding that has the label; nil when none has.
    package let named: Encoding?
    /// The encoding that a browser uses for it: UTF-8 where UTF-16 is named, since the label itself was readable as ASCII, and in a
    /// `meta` windows-1252 for x-user-defined. nil when `named` is.
    package let encoding: Encoding?

    init(source: Source, octets: Range<Int>, named: Encoding?) {
        self.source = source
        self.octets = octets
        self.named = named
        switch named {
        case .utf16BE, .utf16LE: encoding = .utf8
        case .xUserDefined where source != .xmlDeclaration: encoding = .windows1252
        default: encoding = named
        }
    }
}
