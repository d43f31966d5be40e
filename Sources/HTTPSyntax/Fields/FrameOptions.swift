import Evidence

/// X-Frame-Options, as the HTML Standard reads it (7.4.2.5).
package struct FrameOptions: Sendable {
    package enum Policy: String, Sendable {
        case deny, sameOrigin = "sameorigin"
    }

    package struct Member: Sendable, Hashable {
        /// In lower case.
        package let value: String
        package let range: OctetRange

        /// `deny`, `sameorigin` and `allowall` are the values a browser looks for.
        package var isKnown: Bool { value == "deny" || value == "sameorigin" || value == "allowall" }
    }

    /// Of all lines.
    package let members: [Member]
    /// `nil` when the field forbids nothing.
    package let policy: Policy?
    /// Values that differ: browsers then refuse every frame.
    package let isConflicting: Bool
    /// The text of the value that counts.
    package let text: String?

    package init(_ values: FieldValues) {
        members = CommaList.members(of: values).prefix(64).map { Member(value: values.octets.lowercasedText($0), range: $0) }
        let distinct = Set(members.map(\.value))
        isConflicting = distinct.count > 1 && members.contains(where: \.isKnown)
        if isConflicting {
            policy = .deny
            text = "DENY"
        } else {
            policy = distinct.count == 1 ? distinct.first.flatMap(Policy.init) : nil
            text = policy == nil ? nil : members.first.map { values.octets.text($0.range) }
        }
    }
}
