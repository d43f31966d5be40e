import Evidence

/// Server-Timing: how long parts of the work took (Server Timing 3).
package struct ServerTiming: Sendable {
    package struct Metric: Sendable, Hashable {
        package let name: String
        /// The text of `dur`; not always a number.
        package let duration: Parameter?
        package let description: Parameter?
        package let parameters: [Parameter]
        package let range: OctetRange
    }

    package let metrics: [Metric]

    package init(_ values: FieldValues) {
        metrics = ParameterisedMember.all(values).map { member in
            Metric(
                name: values.octets.text(member.value),
                duration: member["dur"],
                description: member["desc"],
                parameters: member.parameters,
                range: member.range
            )
        }
    }
}

extension ServerTiming.Metric {
    /// `dur` is digits, perhaps with a point.
    package var hasNumericDuration: Bool {
        guard let text = duration?.value, let first = text.utf8.first, first.isDigit || first == 0x2D else { return false }
        let digits = text.utf8.dropFirst(first == 0x2D ? 1 : 0)
        return !digits.isEmpty && digits.allSatisfy { $0.isDigit || $0 == 0x2E } && digits.filter { $0 == 0x2E }.count <= 1
    }
}
