/// The type of a JSON value (RFC 8259, section 3).
package enum JSONKind: UInt8, Sendable, Hashable {
    case object
    case array
    case string
    case number
    case boolean
    case null

    /// `object`, `array`, `string`, `number`, `boolean` or `null`.
    package var name: String {
        switch self {
        case .object: "object"
        case .array: "array"
        case .string: "string"
        case .number: "number"
        case .boolean: "boolean"
        case .null: "null"
        }
    }
}

/// One entry of the tape on which a text is recorded in the order of its octets; a member is a string entry followed by its value.
struct JSONNode: Sendable {
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8

        /// A string with at least one escape.
        static let escaped = Flags(rawValue: 1)
        /// A number without fraction and exponent.
        static let integer = Flags(rawValue: 2)
        /// An integer of sixteen digits or more, so that it may lie beyond 2^53 - 1.
        static let long = Flags(rawValue: 4)
        /// The boolean `true`.
        static let isTrue = Flags(rawValue: 8)
        /// A string with an escaped surrogate that has no partner.
        static let loneSurrogate = Flags(rawValue: 16)
    }

    var kind: JSONKind
    var flags: Flags
    /// First octet; for a string its opening quote.
    var start: UInt32
    /// Octet after the last one.
    var end: UInt32
    /// Index of the entry after this one and everything in it.
    var next: UInt32
}
