import Evidence

/// Age: seconds since the response was made or validated at the origin, as a cache reckons (RFC 9111 5.1).
package struct Age: Sendable {
    package enum Flaw: Sendable, Hashable {
        case notANumber
        case negative
        /// More than 2^31 seconds.
        case excessive
        /// Several members: the first one counts.
        case repeated
    }

    /// Of the first member, at most 2^31; `nil` when that is no number: then the field is ignored.
    package let seconds: Int?
    /// The first member.
    package let octets: OctetRange?
    package let defects: [Defect<Flaw>]

    package init(_ values: FieldValues) {
        let members = CommaList.members(of: values)
        octets = members.first ?? values.first
        var defects: [Defect<Flaw>] = []
        seconds = members.first.flatMap { DeltaSeconds.value($0, in: values.octets) }
        if let octets, seconds == nil {
            let digits = octets.dropFirst()
            let isNegative =
                octets.first.map { values.octets[$0] == 0x2D } ?? false && DeltaSeconds.value(digits, in: values.octets) != nil
            defects.append(Defect(isNegative ? .negative : .notANumber, at: octets))
        }
        if let octets, seconds == DeltaSeconds.limit { defects.append(Defect(.excessive, at: octets)) }
        for member in members.dropFirst().prefix(64) { defects.append(Defect(.repeated, at: member)) }
        self.defects = defects
    }

    package var isPresent: Bool { octets != nil }
}
