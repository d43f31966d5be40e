/// What a name came to.
package enum LookUp: Sendable, Hashable {
    /// In the order to try them in (RFC 6724); never empty.
    case addresses([Address])
    /// The name does not exist, or has no address.
    case notFound
    case timedOut
    case failed
}
