import Evidence

/// X-XSS-Protection: a filter that browsers once had; only `0` is of use now.
package struct XSSProtection: Sendable {
    package let isEnabled: Bool
    package let blocks: Bool
    /// The first octets that old browsers would not have understood.
    package let invalid: OctetRange?
    package let isPresent: Bool

    package init(_ values: FieldValues) {
        isPresent = !values.isEmpty
        guard let range = values.first else {
            isEnabled = false
            blocks = false
            invalid = nil
            return
        }
        let octets = values.octets
        let member = ParameterisedMember(range, in: octets)
        let number = octets.text(member.value)
        isEnabled = number == "1"
        blocks = member["mode"].map { $0.value.lowercased() == "block" } ?? false
        let isKnown = { (parameter: Parameter) in
            parameter.name == "report" && !parameter.value.isEmpty || parameter.name == "mode" && parameter.value.lowercased() == "block"
        }
        invalid =
            number != "0" && number != "1"
            ? member.value : member.repeated.first?.range ?? member.parameters.first { !isKnown($0) }?.range ?? values.ranges.dropFirst().first
    }
}
