import HTTPContent
import HTTPSyntax

/// What Apple's URLSession makes of the response, as its documentation of `URLResponse` and `HTTPURLResponse` says.
///
/// Documented, not measured: only the Linux Foundation runs on Linux.
package final class URLSessionView: Sendable {
    package let statusCode: Int?
    /// Without parameters, in lower case.
    package let mimeType: String?
    /// The charset label in lower case as written; `nil` where no charset is given, whatever the content is.
    package let textEncodingName: String?
    /// Octets; -1 when unknown (NSURLResponseUnknownLength): no length, chunked, or a content coding that is undone on the way.
    package let expectedContentLength: Int
    package let suggestedFilename: String

    init(_ exchange: Exchange, type: ContentTypeFacts, fields: FieldsFacts, declaredCodings: [String]) {
        let framing = exchange.message.framing
        statusCode = exchange.message.status
        mimeType = type.declared?.essence
        textEncodingName = type.declared?.charset?.lowercased()
        let isUndone = declaredCodings.contains { $0 != "identity" }
        let isLengthKnown = framing.transferEncoding.isEmpty && !isUndone
        expectedContentLength = isLengthKnown ? framing.declaredLength ?? -1 : -1
        suggestedFilename = fields.disposition?.filename.map(URLSessionView.lastComponent) ?? URLSessionView.name(from: exchange.target)
    }

    /// The last component of the URL's path, else the host, else `Unknown`.
    private static func name(from target: RequestTarget) -> String {
        let component = lastComponent(target.path)
        if !component.isEmpty { return component }
        return target.host ?? "Unknown"
    }

    private static func lastComponent(_ path: String) -> String {
        path.utf8.split(separator: 0x2F).last.map { String(Substring($0)) } ?? ""
    }
}
