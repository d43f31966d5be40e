/// Why octets are no JSON text, and from where on.
package struct JSONFault: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        /// Nothing but white space.
        case empty
        /// The text ends before its value does.
        case truncated
        /// Other text comes first, and a JSON text follows it up to the end.
        case leadingGarbage
        /// Another JSON text follows the first.
        case multipleDocuments
        /// Something that is no JSON text follows the first.
        case trailingGarbage
        case trailingComma
        case missingComma
        case missingColon
        /// A bracket that closes what was not opened.
        case mismatchedBracket
        /// `NaN`, `Infinity` and the like.
        case nonFiniteNumber
        case badNumber
        /// A raw control character inside a string.
        case controlCharacter
        case badEscape
        case invalidUTF8
        case singleQuotes
        case unquotedKey
        case comment
        /// `None`, `undefined` and any other bare word where a value belongs.
        case unknownWord
        /// Deeper than the caller allows: no fault of the text.
        case depthExceeded
        /// Longer than 4 GiB: no fault of the text.
        case tooLarge
        case other
    }

    package let kind: Kind
    /// The first octet that no valid JSON text could have there, as an index of the array that was read; its end when octets lack.
    package let offset: Int
    /// Line of that octet, from 1. Lines end with LF, CR or CRLF.
    package let line: Int
    /// Column of that octet in its line, in scalars from 1.
    package let column: Int
    /// Where `leadingGarbage` ends: the JSON text that follows it.
    package let embedded: Range<Int>?

    init(kind: Kind, offset: Int, in octets: UnsafeBufferPointer<UInt8>, from start: Int, embedded: Range<Int>? = nil) {
        self.kind = kind
        self.offset = offset
        self.embedded = embedded
        var line = 1
        var column = 1
        var index = start
        while index < offset, index < octets.count {
            let octet = octets[index]
            if octet == UInt8(ascii: "\n") || octet == UInt8(ascii: "\r") {
                let isHalf = octet == UInt8(ascii: "\r") && index + 1 < offset && octets[index + 1] == UInt8(ascii: "\n")
                line += isHalf ? 0 : 1
                column = 1
            } else if octet & 0xC0 != 0x80 {
                column += 1
            }
            index += 1
        }
        self.line = line
        self.column = column
    }
}
