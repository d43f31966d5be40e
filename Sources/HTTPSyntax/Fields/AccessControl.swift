import Evidence

/// The fields by which a response lets other origins read it (Fetch 3.3.3).
package struct AccessControl: Sendable {
    package struct Member: Sendable, Hashable {
        package let text: String
        package let range: OctetRange
    }

    /// Access-Control-Allow-Origin: all members of all lines; one is allowed.
    package let origins: [Member]
    /// Access-Control-Allow-Credentials is exactly `true`.
    package let allowsCredentials: Bool
    /// The value of Access-Control-Allow-Credentials.
    package let credentials: OctetRange?
    /// Access-Control-Max-Age that is no whole number.
    package let invalidMaxAge: OctetRange?

    /// The one value of Access-Control-Allow-Origin, `nil` when there is none or several.
    package var origin: String? { origins.count == 1 ? origins.first?.text : nil }

    package init(origin: FieldValues, credentials: FieldValues, maxAge: FieldValues) {
        origins = origin.ranges.flatMap { range in
            CommaList.members(of: range, in: origin.octets).flatMap { member in
                // `a b` was allowed by an early draft and is taken apart to be shown, not to be allowed.
                origin.octets[member].split(whereSeparator: \.isFoldedBlank).map { word in
                    Member(text: origin.octets.text(word.startIndex..<word.endIndex), range: word.startIndex..<word.endIndex)
                }
            }
        }
        allowsCredentials = credentials.joined == "true"
        self.credentials = credentials.first
        invalidMaxAge = maxAge.ranges.first { range in
            range.isEmpty || !range.allSatisfy { maxAge.octets[$0].isDigit }
        }
    }
}
