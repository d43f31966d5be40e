import Evidence

/// Structured field values: items, lists, dictionaries and what they hold (RFC 9651 3).
package enum StructuredField {
    /// The largest integer, positive or negative: fifteen digits (RFC 9651 3.3.1).
    package static let integerLimit = 999_999_999_999_999

    /// A value without its parameters (RFC 9651 3.3).
    package enum BareItem: Sendable, Hashable {
        case integer(Int)
        case decimal(Decimal)
        case string(String)
        case token(String)
        case binary([UInt8])
        case boolean(Bool)
        /// Unix seconds.
        case date(Int)
        case displayString(String)
    }

    /// A decimal number with at most three digits after the point (RFC 9651 3.3.2).
    package struct Decimal: Sendable, Hashable {
        package let thousandths: Int

        package init(thousandths: Int) { self.thousandths = thousandths }
    }

    /// One parameter or dictionary member with the place of its key.
    package struct Entry<Value: Sendable & Hashable>: Sendable, Hashable {
        package let key: String
        package let keyRange: OctetRange
        package let value: Value

        package init(_ key: String, _ value: Value, at keyRange: OctetRange = 0..<0) {
            self.key = key
            self.keyRange = keyRange
            self.value = value
        }
    }

    /// Entries in order of first appearance; the last value of a repeated key counts (RFC 9651 3.1.2).
    package typealias Parameters = [Entry<BareItem>]
    package typealias Dictionary = [Entry<Member>]

    /// A bare item with its parameters (RFC 9651 3.3).
    package struct Item: Sendable, Hashable {
        package let value: BareItem
        package let parameters: Parameters
        /// The octets of the bare item.
        package let range: OctetRange

        package init(_ value: BareItem, _ parameters: Parameters = [], at range: OctetRange = 0..<0) {
            self.value = value
            self.parameters = parameters
            self.range = range
        }
    }

    /// A list in parentheses with its parameters (RFC 9651 3.1.1).
    package struct InnerList: Sendable, Hashable {
        package let items: [Item]
        package let parameters: Parameters
        /// The octets from the first parenthesis to the last.
        package let range: OctetRange

        package init(_ items: [Item], _ parameters: Parameters = [], at range: OctetRange = 0..<0) {
            self.items = items
            self.parameters = parameters
            self.range = range
        }
    }

    /// What a list or dictionary holds.
    package enum Member: Sendable, Hashable {
        case item(Item)
        case innerList(InnerList)

        package var parameters: Parameters {
            switch self {
            case .item(let item): item.parameters
            case .innerList(let list): list.parameters
            }
        }

        package var range: OctetRange {
            switch self {
            case .item(let item): item.range
            case .innerList(let list): list.range
            }
        }
    }

    /// Why a value is no structured field; the first one ends the parse, as the whole field is then ignored (RFC 9651 4.2).
    package enum Flaw: Sendable, Hashable {
        /// Nothing where a value must stand.
        case missingValue
        /// An octet that begins no bare item.
        case unknownType
        case invalidKey
        case invalidNumber
        case numberTooLong
        case invalidString
        case unterminatedString
        case invalidBinary
        case invalidBoolean
        case invalidDate
        case invalidDisplayString
        case unterminatedInnerList
        case invalidInnerList
        /// A comma with nothing after it.
        case trailingComma
        /// Octets after the value that belong to nothing.
        case trailingOctets
    }

    /// The outcome of a parse: either a value or the place where it failed.
    package struct Parsed<Value: Sendable>: Sendable {
        package let value: Value?
        package let failure: Defect<Flaw>?
        /// Keys that occurred before in the same dictionary or parameters: legal, the earlier value is lost.
        package let repeatedKeys: [OctetRange]
    }

    package static func item(_ values: FieldValues) -> Parsed<Item> {
        parse(values) { $0.item() }
    }

    /// An absent field is an empty list.
    package static func list(_ values: FieldValues) -> Parsed<[Member]> {
        parse(values) { $0.list() }
    }

    /// An absent field is an empty dictionary.
    package static func dictionary(_ values: FieldValues) -> Parsed<Dictionary> {
        parse(values) { $0.dictionary() }
    }

    private static func parse<Value: Sendable>(
        _ values: FieldValues,
        _ production: (inout StructuredFieldParser) -> Value?
    ) -> Parsed<Value> {
        var parser = StructuredFieldParser(values)
        parser.skipSpaces()
        let value = production(&parser)
        if value != nil {
            parser.skipSpaces()
            if !parser.isAtEnd { parser.fail(.trailingOctets) }
        }
        return Parsed(value: parser.failure == nil ? value : nil, failure: parser.failure, repeatedKeys: parser.repeatedKeys)
    }
}

extension [StructuredField.Entry<StructuredField.BareItem>] {
    /// The value of a parameter.
    package subscript(key: String) -> StructuredField.BareItem? { first { $0.key == key }?.value }
}

extension StructuredField.Member {
    /// The token of an item, `nil` for anything else.
    package var token: String? {
        if case .item(let item) = self, case .token(let token) = item.value { return token }
        return nil
    }
}
