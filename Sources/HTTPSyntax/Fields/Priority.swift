import Evidence

/// Priority: urgency and whether parts are of use, for the next hop of HTTP/2 and 3 (RFC 9218 4).
package struct Priority: Sendable {
    /// 0 to 7; 3 when absent or invalid.
    package let urgency: Int
    package let isIncremental: Bool
    /// Values of `u` and `i` that are ignored.
    package let invalid: [OctetRange]
    package let failure: Defect<StructuredField.Flaw>?

    package init(_ values: FieldValues) {
        let parsed = StructuredField.dictionary(values)
        failure = parsed.failure
        var urgency = 3
        var isIncremental = false
        var invalid: [OctetRange] = []
        for entry in parsed.value ?? [] {
            guard case .item(let item) = entry.value else {
                if entry.key == "u" || entry.key == "i" { invalid.append(entry.value.range) }
                continue
            }
            switch (entry.key, item.value) {
            case ("u", .integer(let number)) where (0...7).contains(number): urgency = number
            case ("i", .boolean(let flag)): isIncremental = flag
            case ("u", _), ("i", _): invalid.append(item.range)
            default: break
            }
        }
        self.urgency = urgency
        self.isIncremental = isIncremental
        self.invalid = invalid
    }
}
