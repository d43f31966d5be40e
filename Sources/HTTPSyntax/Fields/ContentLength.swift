import Evidence

/// Content-Length: how many octets the content has (RFC 9110 8.6).
package struct ContentLength: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// Not digits alone: empty, signed, fractional, in words.
        case invalid
        /// More than an Int holds.
        case overflow
        /// The same number again, which a recipient may merge.
        case repeated
        /// Another number: no recipient can know where the body ends.
        case conflicting
    }

    /// The one number that all members state, or `nil`.
    package let value: Int?
    /// The first member.
    package let octets: OctetRange?
    /// Each member in order, `nil` where it is no number.
    package let members: [(value: Int?, range: OctetRange)]
    package let defects: [Defect<Flaw>]

    package init(_ values: FieldValues) {
        var members: [(value: Int?, range: OctetRange)] = []
        var defects: [Defect<Flaw>] = []
        for range in values.ranges {
            for member in CommaList.members(of: range, in: values.octets, keepingEmpty: true) where members.count < 64 {
                let number = ContentLength.number(member, in: values.octets)
                if number == .some(nil) { defects.append(Defect(.overflow, at: member)) }
                if number == nil { defects.append(Defect(.invalid, at: member)) }
                let value = number ?? nil
                if let earlier = members.first, let value, let first = earlier.value {
                    defects.append(Defect(first == value ? .repeated : .conflicting, at: member))
                }
                members.append((value, member))
            }
        }
        self.members = members
        self.defects = defects
        octets = members.first?.range
        let isClean = !defects.contains { $0.kind != .repeated }
        value = isClean ? members.first?.value : nil
    }

    package func has(_ kind: Flaw) -> Bool { defects.contains { $0.kind == kind } }

    /// Outer `nil`: not 1*DIGIT. Inner `nil`: beyond an Int.
    private static func number(_ range: OctetRange, in octets: [UInt8]) -> Int?? {
        guard !range.isEmpty, range.allSatisfy({ octets[$0].isDigit }) else { return nil }
        var value = 0
        for index in range {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(Int(octets[index] - 0x30))
            if overflow || carry { return .some(nil) }
            value = sum
        }
        return value
    }
}
