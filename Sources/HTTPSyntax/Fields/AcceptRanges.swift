import Evidence

/// Accept-Ranges: the range units that the server takes for this resource (RFC 9110 14.3).
package struct AcceptRanges: Sendable {
    package struct Unit: Sendable, Hashable {
        /// In lower case.
        package let name: String
        package let range: OctetRange
    }

    package let units: [Unit]
    package let isPresent: Bool

    package init(_ values: FieldValues) {
        isPresent = !values.isEmpty
        units = CommaList.members(of: values).prefix(64).map { Unit(name: values.octets.lowercasedText($0), range: $0) }
    }

    package var allowsBytes: Bool { units.contains { $0.name == "bytes" } }
    /// The server says that it takes no ranges at all.
    package var isNone: Bool { units.count == 1 && units[0].name == "none" }
    /// The value in lower case, `nil` when the field is absent.
    package var text: String? { isPresent ? units.map(\.name).joined(separator: ", ") : nil }
}
