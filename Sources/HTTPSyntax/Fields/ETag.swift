import Evidence

/// ETag: the entity tag of the representation (RFC 9110 8.8.3).
package struct ETag: Sendable {
    /// Of the first line; `nil` when the field is absent.
    package let tag: EntityTag?
    /// The values of further lines.
    package let repeated: [OctetRange]

    package init(_ values: FieldValues) {
        tag = values.first.map { EntityTag($0, in: values.octets) }
        repeated = Array(values.ranges.dropFirst().prefix(64))
    }
}
