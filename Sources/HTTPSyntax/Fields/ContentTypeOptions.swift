import Evidence

/// X-Content-Type-Options (Fetch 3.5): only the first member of all lines counts.
package struct ContentTypeOptions: Sendable {
    package let isNosniff: Bool
    /// What stands first instead of `nosniff`; empty where the first member is empty.
    package let unknown: OctetRange?

    package init(_ values: FieldValues) {
        let first = values.first.flatMap { CommaList.members(of: $0, in: values.octets, keepingEmpty: true).first }
        isNosniff = first.map { values.octets.matches($0, "nosniff") } ?? false
        unknown = isNosniff ? nil : first
    }
}
