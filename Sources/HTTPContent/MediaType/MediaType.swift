/// A media type (MIME type record of the MIME Sniffing Standard, section 3): `text/html; charset=utf-8`.
///
/// Octets above 0x7F of values are kept as the scalars U+0080 to U+00FF, as that standard reads them.
package struct MediaType: Sendable, Hashable {
    /// A parameter that counts. Its ranges are indices of the array that was parsed, and empty where a parameter was not parsed.
    package struct Parameter: Sendable, Hashable {
        /// In lower case.
        package let name: String
        /// Without quotes and backslashes.
        package let value: String
        package let nameOctets: Range<Int>
        /// Without the quotes.
        package let valueOctets: Range<Int>
        package let isQuoted: Bool

        package init(name: String, value: String, nameOctets: Range<Int> = 0..<0, valueOctets: Range<Int> = 0..<0, isQuoted: Bool = false) {
            self.name = name
            self.value = value
            self.nameOctets = nameOctets
            self.valueOctets = valueOctets
            self.isQuoted = isQuoted
        }
    }

    /// In lower case.
    package let type: String
    /// In lower case.
    package let subtype: String
    /// Type and subtype: `text/html`.
    package let essence: String
    /// In the order given, each name once.
    package internal(set) var parameters: [Parameter]

    package init(type: String, subtype: String, parameters: [Parameter] = []) {
        self.type = type
        self.subtype = subtype
        essence = type + "/" + subtype
        self.parameters = parameters
    }

    /// The parameter `name`, to be given in lower case.
    package func parameter(_ name: String) -> Parameter? {
        parameters.first { $0.name == name }
    }

    /// The label of the `charset` parameter.
    package var charset: String? { parameter("charset")?.value }

    /// Serialised (section 4.5): values that are no token are quoted.
    package var serialized: String {
        var text = essence
        for parameter in parameters {
            text += ";\(parameter.name)="
            let octets = Array(parameter.value.utf8)
            if !octets.isEmpty, octets.allSatisfy(\.isToken) {
                text += parameter.value
            } else {
                text += "\""
                for scalar in parameter.value.unicodeScalars {
                    if scalar == "\"" || scalar == "\\" { text += "\\" }
                    text.unicodeScalars.append(scalar)
                }
                text += "\""
            }
        }
        return text
    }

    /// Whether two types are the same but for their parameters.
    package func hasEssence(of other: MediaType) -> Bool {
        type == other.type && subtype == other.subtype
    }
}

/// Where a Content-Type value departs from its grammar (RFC 9110, section 8.3.1; MIME Sniffing, section 4.4).
package struct MediaTypeDefect: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        /// No octets but white space.
        case empty
        case missingSlash
        case badType
        case badSubtype
        /// Nothing between two semicolons, or after the last: legal since RFC 9110.
        case emptyParameter
        case missingEquals
        case badName
        /// White space beside the `=`: before it the name is void, after it the value begins with a blank.
        case spaceAroundEquals
        /// Nothing after the `=`: the parameter does not count.
        case emptyValue
        /// Control characters in the value: the parameter does not count.
        case badValue
        /// A value with delimiters or non-ASCII octets that should stand in quotes: browsers keep it.
        case unquotedValue
        /// The name came before: the first one counts.
        case duplicateParameter
        case unclosedQuote
        /// Octets between a closing quote and the next semicolon, which are ignored.
        case textAfterQuote
    }

    package let kind: Kind
    package let octets: Range<Int>
}

extension UInt8 {
    /// An HTTP token code point (tchar of RFC 9110, section 5.6.2).
    var isToken: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"): true
        case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "_"): true
        case UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"): true
        default: false
        }
    }

    /// An HTTP quoted-string token code point of the MIME Sniffing Standard.
    var isQuotedStringToken: Bool { self == 0x09 || self >= 0x20 && self != 0x7F }

    /// HTTP white space of the Fetch Standard: the JSON kind, by chance.
    var isHTTPSpace: Bool { isJSONSpace }

    var asciiLowercased: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self }
}
