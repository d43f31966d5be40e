/// Where a response that is still arriving stands. Positions count from the first octet received.
package enum ResponseProgress: Sendable, Hashable {
    /// Nothing of the final response has come; whole interim responses may have.
    case nothing
    /// In the middle of a head.
    case head
    /// In a content that says by itself where it ends.
    case content(begin: Int)
    /// In a content that ends with the connection.
    case untilClose(begin: Int)
    /// Whole; what follows `end` belongs to nothing.
    case complete(begin: Int, end: Int)

    /// Where the content begins; `nil` before.
    package var contentBegin: Int? {
        switch self {
        case .nothing, .head: nil
        case .content(let begin), .untilClose(let begin), .complete(let begin, _): begin
        }
    }
}

/// Follows a response while it arrives and says where it ends.
///
/// The transport receives octets and knows no HTTP beyond its own requests: whoever reads messages says when one is whole.
package protocol ResponseReader: Sendable {
    /// `octets` is everything received so far; each call has at least one more octet than the last. The cost of all calls together must be
    /// linear in the octets.
    mutating func follow(_ octets: [UInt8]) -> ResponseProgress
}
