import Evidence
import HTTPSyntax

/// What is wrong with the structured fields of a response (RFC 9651).
package final class StructuredFieldFacts: Sendable {
    /// A field and a place in it.
    package struct Place: Sendable {
        package let field: String
        package let range: OctetRange
        /// For a member of the wrong type: what it is, and what it may be.
        package let type: String
        package let expected: [String]
    }

    /// Fields that cannot be read, and are therefore ignored as a whole; those with a check of their own left out.
    package let unreadable: [Place]
    /// Members whose type the field does not allow.
    package let mistyped: [Place]
    /// Keys that stood before in the same dictionary or parameters.
    package let repeatedKeys: [Place]

    package init(_ exchange: Exchange) {
        var unreadable: [Place] = []
        var mistyped: [Place] = []
        var repeated: [Place] = []
        let fields = exchange.message.fields
        for (index, known) in KnownStructuredFields.names.enumerated() where fields.has(known) {
            let entry = KnownStructuredFields.all[index]
            let values = fields.values(known)
            let read = StructuredFieldFacts.read(values, as: entry.shape)
            let name = entry.name.text
            if let failure = read.failure, !entry.hasOwnCheck {
                unreadable.append(Place(field: name, range: failure.range, type: "", expected: []))
            }
            repeated += read.repeatedKeys.map { Place(field: name, range: $0, type: "", expected: []) }
            for item in read.items where !entry.types.isEmpty && !entry.types.contains(item.value.typeName) {
                mistyped.append(Place(field: name, range: item.range, type: item.value.typeName, expected: entry.types.sorted()))
            }
        }
        self.unreadable = unreadable
        self.mistyped = mistyped
        repeatedKeys = repeated
    }

    private struct Reading {
        var items: [StructuredField.Item] = []
        var failure: Defect<StructuredField.Flaw>?
        var repeatedKeys: [OctetRange]
    }

    private static func read(_ values: FieldValues, as shape: KnownStructuredFields.Shape) -> Reading {
        switch shape {
        case .item:
            let parsed = StructuredField.item(values)
            return Reading(items: parsed.value.map { [$0] } ?? [], failure: parsed.failure, repeatedKeys: parsed.repeatedKeys)
        case .list:
            let parsed = StructuredField.list(values)
            return Reading(items: (parsed.value ?? []).flatMap(items), failure: parsed.failure, repeatedKeys: parsed.repeatedKeys)
        case .dictionary:
            let parsed = StructuredField.dictionary(values)
            let members = (parsed.value ?? []).map(\.value)
            return Reading(items: members.flatMap(items), failure: parsed.failure, repeatedKeys: parsed.repeatedKeys)
        }
    }

    private static func items(_ member: StructuredField.Member) -> [StructuredField.Item] {
        switch member {
        case .item(let item): [item]
        case .innerList(let list): list.items
        }
    }
}
