import Evidence

/// Cache-Status and Proxy-Status: what each intermediary did with the response, the one nearest to the origin first (RFC 9211 2, RFC 9209 2).
package struct IntermediaryStatus: Sendable {
    package struct Entry: Sendable {
        package let name: String
        package let parameters: StructuredField.Parameters
        package let range: OctetRange
    }

    package let entries: [Entry]
    /// Members that are neither string nor token.
    package let invalidMembers: [OctetRange]
    package let failure: Defect<StructuredField.Flaw>?

    package init(_ values: FieldValues) {
        let parsed = StructuredField.list(values)
        failure = parsed.failure
        var entries: [Entry] = []
        var invalid: [OctetRange] = []
        for member in parsed.value ?? [] {
            guard case .item(let item) = member else {
                invalid.append(member.range)
                continue
            }
            switch item.value {
            case .token(let name), .string(let name):
                entries.append(Entry(name: name, parameters: item.parameters, range: item.range))
            default: invalid.append(item.range)
            }
        }
        self.entries = entries
        invalidMembers = invalid
    }
}
