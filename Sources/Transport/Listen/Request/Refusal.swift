/// Why a request is answered by the transport itself, before any route sees it. All but `unsupportedExpectation` end the connection.
package enum Refusal: Error, Sendable, Hashable {
    /// 400: not HTTP/1.1, or ambiguous enough to be read differently by somebody else.
    case malformed(Malformation)
    /// 408: the head did not arrive within its time.
    case headTimeout
    /// 408: the content did not arrive within its time, or too slowly.
    case contentTimeout
    /// 413
    case contentTooLarge
    /// 414
    case targetTooLong
    /// 417
    case unsupportedExpectation
    /// 431
    case fieldsTooLarge
    /// 501: a transfer coding other than chunked.
    case unsupportedTransferCoding
    /// 503: all connections are taken.
    case tooManyConnections
    /// 503: other requests hold all memory that content may take.
    case tooMuchContent
    /// 505
    case unsupportedVersion
}

/// What is wrong with a request (RFC 9112).
package enum Malformation: String, Sendable, Hashable, CaseIterable {
    case requestLine = "The request line is not `method SP request-target SP HTTP-version`."
    case target = "The request target has octets that no URI may have, or a form that does not fit the method."
    case version = "The HTTP version is not `HTTP/` digit `.` digit."
    case lineEnd = "A line ends without CR LF, or contains a bare CR."
    case nul = "The head contains a control character."
    case fieldName = "A field line has no colon, or its name is not a token directly before the colon."
    case foldedField = "A field line is folded over two lines (obs-fold)."
    case hostMissing = "An HTTP/1.1 request needs exactly one Host field."
    case hostInvalid = "The value of the Host field is not `host [\":\" port]`."
    case contentLength = "Content-Length is not one plain decimal number."
    case bothFramings = "Content-Length and Transfer-Encoding exclude each other."
    case transferEncoding = "Transfer-Encoding does not end in one chunked coding, or is not allowed in HTTP/1.0."
    case chunk = "The chunked content is malformed."
    case plainRequest = "A plain HTTP request was sent to a port that speaks HTTPS."
    case incomplete = "The connection was closed in the middle of the request."
}
