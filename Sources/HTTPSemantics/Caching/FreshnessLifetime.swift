import Evidence
import HTTPSyntax

/// How long a response may answer without being checked, and which field says so (RFC 9111 4.2.1).
package struct FreshnessLifetime: Sendable, Hashable {
    package enum Source: String, Sendable {
        case sMaxage = "s-maxage"
        case maxAge = "max-age"
        case expires
        case heuristic
        case none
    }

    package let source: Source
    /// Never negative; 0 when nothing is stated, or what is stated cannot be read.
    package let seconds: Int
    /// What states it: the argument, or the value of Expires or Last-Modified.
    package let octets: OctetRange?

    package var isExplicit: Bool { source != .heuristic && source != .none }

    static let unknown = FreshnessLifetime(source: .none, seconds: 0, octets: nil)
}
