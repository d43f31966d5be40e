import Evidence

/// Pragma: a request field of HTTP/1.0 that means nothing in a response (RFC 9111 5.4).
package struct Pragma: Sendable {
    package let noCache: OctetRange?
    /// Members other than `no-cache`.
    package let others: [OctetRange]
    package let isPresent: Bool

    package init(_ values: FieldValues) {
        let members = CommaList.members(of: values)
        isPresent = !values.isEmpty
        noCache = members.first { values.octets.matches($0, "no-cache") }
        others = Array(members.filter { !values.octets.matches($0, "no-cache") }.prefix(64))
    }
}
