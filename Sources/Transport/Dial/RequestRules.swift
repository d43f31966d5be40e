/// Which requests may be sent for a caller.
package struct RequestRules: Sendable, Hashable {
    package var methods: Set<String> = ["GET", "HEAD", "OPTIONS"]
    /// Says who asks, where the caller does not.
    package var userAgent = "Assay"
    /// Octets of all own fields together.
    package var fieldOctets = 32 * 1024
    package var fields = 100
    package var contentOctets = 1 << 20

    package init() {}

    /// What keeps a request from being sent; `nil` when nothing does.
    package func fault(in request: FetchRequest) -> RequestFault? {
        guard methods.contains(request.method), RequestRules.isToken(request.method) else { return .method }
        if request.content.count > contentOctets { return .tooLarge }
        var octets = 0
        for (name, value) in request.fields {
            if !RequestRules.isToken(name) { return .fieldName }
            if !RequestRules.isFieldValue(value) { return .fieldValue(name) }
            if RequestRules.isForbidden(name) { return .forbiddenField(name) }
            octets += name.utf8.count + value.utf8.count + 4
        }
        return request.fields.count > fields || octets > fieldOctets ? .tooLarge : nil
    }

    /// Fields that frame the message, belong to the connection, or open a metadata service.
    private static let forbidden: Set<String> = [
        "host", "content-length", "transfer-encoding", "connection", "keep-alive", "te", "trailer", "upgrade", "expect", "http2-settings",
        "metadata", "metadata-flavor", "x-metadata-token", "x-google-metadata-request",
    ]
    private static let forbiddenBeginnings = ["proxy-", "x-aws-ec2-metadata-"]

    private static func isForbidden(_ name: String) -> Bool {
        let name = name.lowercased()
        return forbidden.contains(name) || forbiddenBeginnings.contains { name.hasPrefix($0) }
    }

    private static func isToken(_ text: String) -> Bool {
        let masks = Token.masks
        return !text.utf8.isEmpty && text.utf8.allSatisfy { masks.contain($0) }
    }

    /// No control character but the tab: what ends a line here or for any reader behind is none of a value (RFC 9110 5.5).
    private static func isFieldValue(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }
}

/// Why a request is not sent.
package enum RequestFault: Error, Sendable, Hashable {
    /// Not among the methods that are open.
    case method
    /// No token.
    case fieldName
    /// A control character in the value of this field.
    case fieldValue(String)
    /// A field that callers cannot set.
    case forbiddenField(String)
    /// More fields or content than are sent.
    case tooLarge

    /// As it stands in `FetchRecord.denial`.
    package var word: String {
        switch self {
        case .method: "method_not_allowed"
        case .fieldName: "field_name"
        case .fieldValue: "field_value"
        case .forbiddenField: "forbidden_field"
        case .tooLarge: "request_too_large"
        }
    }
}
