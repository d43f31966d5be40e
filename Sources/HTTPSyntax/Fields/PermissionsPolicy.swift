import Evidence

/// Permissions-Policy: a structured dictionary of features and allowlists (Permissions Policy 5.2).
package struct PermissionsPolicy: Sendable {
    package struct Feature: Sendable, Hashable {
        package let name: String
        package let nameRange: OctetRange
        /// The allowlist as canonical text.
        package let allowlist: String
        /// Open to every origin.
        package let isOpen: Bool
    }

    package let features: [Feature]
    /// The place where the field stops being a structured dictionary: all of it is then ignored.
    package let failure: Defect<StructuredField.Flaw>?
    /// Members of allowlists that mean nothing: unknown tokens, `"self"` in quotes, numbers.
    package let meaningless: [OctetRange]
    /// Features set before in the same field.
    package let repeated: [OctetRange]

    package init(_ values: FieldValues) {
        let parsed = StructuredField.dictionary(values)
        failure = parsed.failure
        repeated = parsed.repeatedKeys
        var features: [Feature] = []
        var meaningless: [OctetRange] = []
        for entry in parsed.value ?? [] {
            let items = PermissionsPolicy.items(entry.value)
            meaningless += items.filter { !PermissionsPolicy.isMeaningful($0.value) }.map(\.range)
            features.append(
                Feature(
                    name: entry.key,
                    nameRange: entry.keyRange,
                    allowlist: StructuredFieldSerialiser.text(entry.value) ?? "",
                    isOpen: items.contains { $0.value == .token("*") }
                )
            )
        }
        self.features = features
        self.meaningless = meaningless
    }

    private static func items(_ member: StructuredField.Member) -> [StructuredField.Item] {
        switch member {
        case .item(let item): [item]
        case .innerList(let list): list.items
        }
    }

    private static func isMeaningful(_ value: StructuredField.BareItem) -> Bool {
        switch value {
        case .token(let token): token == "*" || token == "self" || token == "src"
        case .string(let string): string.utf8.contains(0x3A)
        default: false
        }
    }
}
