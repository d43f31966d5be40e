import Evidence

/// Transfer-Encoding: the transfer codings in the order applied (RFC 9112 6.1).
package struct TransferEncoding: Sendable {
    package struct Coding: Sendable, Hashable {
        /// In lower case, without parameters.
        package let name: String
        package let range: OctetRange
        /// From the first semicolon to the end; empty when there is none.
        package let parameters: OctetRange
    }

    package let codings: [Coding]

    package init(_ values: FieldValues) {
        codings = CommaList.members(of: values).prefix(32).map { member in
            let end = member.first { values.octets[$0] == 0x3B } ?? member.upperBound
            let name = values.octets.trimmed(member.lowerBound..<end)
            return Coding(name: values.octets.lowercasedText(name), range: name, parameters: end..<member.upperBound)
        }
    }

    package var isEmpty: Bool { codings.isEmpty }
    /// The last coding is chunked, so that the body says itself where it ends.
    package var endsInChunked: Bool { codings.last?.name == "chunked" }
    package var hasChunked: Bool { codings.contains { $0.name == "chunked" } }
}
