import Evidence

/// Keep-Alive: how long and for how many requests an idle connection stays open; never standardised, hop-by-hop (RFC 2068 19.7.1).
package struct KeepAlive: Sendable {
    /// Seconds.
    package let timeout: Int?
    package let max: Int?
    /// Members that are not `name=value`.
    package let malformed: [OctetRange]

    package init(_ values: FieldValues) {
        let parameters = CommaList.members(of: values).prefix(32).map { Parameter($0, in: values.octets) }
        func number(_ name: String) -> Int? {
            parameters.first { $0.name == name }?.valueRange.flatMap { DeltaSeconds.value($0, in: values.octets) }
        }
        timeout = number("timeout")
        max = number("max")
        malformed = parameters.filter { $0.valueRange == nil || $0.defects.contains { $0.kind == .invalidName } }.map(\.range)
    }
}
