/// Response fields that are structured, with what their members must be.
package enum KnownStructuredFields {
    package enum Shape: Sendable {
        case item, list, dictionary
    }

    package struct Entry: Sendable {
        package let name: FieldName
        package let shape: Shape
        /// What bare items may be, by the names of `StructuredField.BareItem.typeName`; empty for any.
        package let types: Set<String>
        /// Another check tells when the field cannot be read.
        package let hasOwnCheck: Bool

        fileprivate init(_ name: FieldName, _ shape: Shape, _ types: Set<String> = [], hasOwnCheck: Bool = false) {
            self.name = name
            self.shape = shape
            self.types = types
            self.hasOwnCheck = hasOwnCheck
        }
    }

    /// The names of `all`, in the same order: looked up in every response, and nearly all absent.
    package static let names: [FieldName] = all.map(\.name)

    package static let all: [Entry] = [
        Entry("accept-ch", .list, ["token"]),
        Entry("accept-query", .list, ["token", "string"]),
        Entry("accept-signature", .dictionary),
        Entry("cache-group-invalidation", .list, ["string"]),
        Entry("cache-groups", .list, ["string"]),
        Entry("cache-status", .list, ["token", "string"]),
        Entry("capsule-protocol", .item, ["boolean"]),
        Entry("cdn-cache-control", .dictionary, hasOwnCheck: true),
        Entry("content-digest", .dictionary, ["binary"]),
        Entry("critical-ch", .list, ["token"]),
        Entry("cross-origin-embedder-policy", .item, hasOwnCheck: true),
        Entry("cross-origin-opener-policy", .item, hasOwnCheck: true),
        Entry("deprecation", .item, ["date", "boolean"]),
        Entry("document-policy", .dictionary),
        Entry("integrity-policy", .dictionary),
        Entry("no-vary-search", .dictionary),
        Entry("origin-agent-cluster", .item, ["boolean"]),
        Entry("permissions-policy", .dictionary, hasOwnCheck: true),
        Entry("priority", .dictionary),
        Entry("proxy-status", .list, ["token", "string"]),
        Entry("reporting-endpoints", .dictionary, ["string"]),
        Entry("repr-digest", .dictionary, ["binary"]),
        Entry("set-login", .item, ["token"]),
        Entry("signature", .dictionary, ["binary"]),
        Entry("signature-input", .dictionary),
        Entry("speculation-rules", .list, ["string"]),
        Entry("use-as-dictionary", .dictionary),
        Entry("want-content-digest", .dictionary, ["integer"]),
        Entry("want-repr-digest", .dictionary, ["integer"]),
    ]
}

extension StructuredField.BareItem {
    /// The word of RFC 9651 3.3 for the type, `binary` for a byte sequence.
    package var typeName: String {
        switch self {
        case .integer: "integer"
        case .decimal: "decimal"
        case .string: "string"
        case .token: "token"
        case .binary: "binary"
        case .boolean: "boolean"
        case .date: "date"
        case .displayString: "display string"
        }
    }
}
