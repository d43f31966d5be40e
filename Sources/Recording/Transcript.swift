import Evidence

/// The request that a response answers, as far as it is known.
package struct Request: Sendable, Hashable {
    /// The method, case-sensitive (RFC 9110 9.1). `nil` when the caller did not say; then GET is assumed and checks may say that it is missing.
    package var method: String?
    /// The URL asked for, as the caller wrote it.
    package var url: String?
    /// Field lines in the order given; values as text, one code point an octet above U+007F where they were octets.
    package var fields: [(name: String, value: String)]

    package init(method: String? = nil, url: String? = nil, fields: [(name: String, value: String)] = []) {
        self.method = method
        self.url = url
        self.fields = fields
    }

    /// The values of all lines of a field joined by `, ` (RFC 9110 5.3), or `nil` when there is none. `name` in lower case.
    package func field(_ name: String) -> String? {
        let values = fields.filter { $0.name.lowercased() == name }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    package static func == (left: Request, right: Request) -> Bool {
        left.method == right.method && left.url == right.url && left.fields.elementsEqual(right.fields, by: ==)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(method)
        hasher.combine(url)
    }
}

/// How the octets of a response came to us, so that what a capture has undone is not blamed on the server.
package enum Provenance: String, Sendable, CaseIterable {
    /// The octets of the wire.
    case wire
    /// `curl -i`: transfer coding removed, content coding perhaps.
    case curlInclude = "curl-include"
    /// `curl -v`: lines begin with `< `, `> ` and `* `.
    case curlVerbose = "curl-verbose"
    /// A copy from a browser's developer tools.
    case devtools
    /// An HTTP Archive entry.
    case har
    /// What a client library still held: status, fields, decoded body.
    case clientLibrary = "client-library"
}

/// What I/O saw: the hops of one investigation in order, the last one being the answer.
package struct Transcript: Sendable {
    package var hops: [Hop]

    package init(hops: [Hop]) {
        self.hops = hops
    }
}
