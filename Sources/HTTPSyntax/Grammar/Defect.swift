import Evidence

/// What deviated from the grammar, and where; it states no severity and no prose, a check decides whether it matters.
package struct Defect<Kind: Sendable & Hashable>: Sendable, Hashable {
    package let kind: Kind
    /// Octets of whatever was parsed; empty where something is missing.
    package let range: OctetRange

    package init(_ kind: Kind, at range: OctetRange) {
        self.kind = kind
        self.range = range
    }
}
