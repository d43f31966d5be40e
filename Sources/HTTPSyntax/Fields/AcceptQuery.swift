import Evidence

/// Accept-Query: media types of queries that the resource takes with QUERY, a structured list of strings or tokens.
package struct AcceptQuery: Sendable {
    package struct Member: Sendable {
        /// The media range in lower case; `nil` for a member of another kind.
        package let name: String?
        package let value: StructuredField.BareItem
        package let parameters: StructuredField.Parameters
        package let range: OctetRange

        /// `type/subtype`, both tokens.
        package var isMediaRange: Bool {
            guard let parts = name?.split(separator: "/", omittingEmptySubsequences: false), parts.count == 2 else { return false }
            return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isTokenCharacter) }
        }
    }

    package let members: [Member]
    package let failure: Defect<StructuredField.Flaw>?

    package init(_ values: FieldValues) {
        let parsed = StructuredField.list(values)
        failure = parsed.failure
        members = (parsed.value ?? []).compactMap { member in
            guard case .item(let item) = member else { return nil }
            var name: String?
            switch item.value {
            case .string(let text), .token(let text): name = text.lowercased()
            default: break
            }
            return Member(name: name, value: item.value, parameters: item.parameters, range: item.range)
        }
    }
}
