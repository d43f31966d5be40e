import Evidence

/// Referrer-Policy: the last member that is known counts, so that older ones may stand before (Referrer Policy 8.1).
package struct ReferrerPolicy: Sendable {
    package enum Policy: String, Sendable {
        case noReferrer = "no-referrer"
        case noReferrerWhenDowngrade = "no-referrer-when-downgrade"
        case sameOrigin = "same-origin"
        case origin
        case strictOrigin = "strict-origin"
        case originWhenCrossOrigin = "origin-when-cross-origin"
        case strictOriginWhenCrossOrigin = "strict-origin-when-cross-origin"
        case unsafeURL = "unsafe-url"
    }

    package let policy: Policy?
    package let policyRange: OctetRange?
    /// Members that name no policy.
    package let unknown: [OctetRange]

    package init(_ values: FieldValues) {
        let members = CommaList.members(of: values).prefix(64)
        let known = members.last { Policy(rawValue: values.octets.lowercasedText($0)) != nil }
        policyRange = known
        policy = known.flatMap { Policy(rawValue: values.octets.lowercasedText($0)) }
        unknown = members.filter { Policy(rawValue: values.octets.lowercasedText($0)) == nil }
    }
}
