/// Writes answers as HTTP/1.1 (RFC 9112).
struct ResponseLayout {
    let date: [UInt8]
    let requestID: String
    let closes: Bool
    /// The peer speaks HTTP/1.0, where keeping the connection must be said.
    let saysKeepAlive: Bool
    /// An answer to HEAD: the fields of GET, no content.
    let omitsContent: Bool

    func append(_ response: Response, to output: inout [UInt8]) {
        output.append(contentsOf: ResponseLayout.statusLine(response.status).utf8)
        output.append(contentsOf: "Date: ".utf8)
        output.append(contentsOf: date)
        // A 204 must not have the field, and a 304 would have to tell the length of the 200 (RFC 9110 8.6).
        if !response.hasNoContent {
            output.append(contentsOf: "\r\nContent-Length: ".utf8)
            ResponseLayout.append(decimal: response.content.count, to: &output)
        }
        output.append(contentsOf: "\r\nX-Request-Id: ".utf8)
        output.append(contentsOf: requestID.utf8)
        output.append(contentsOf: "\r\nX-Content-Type-Options: nosniff\r\n".utf8)
        if closes {
            output.append(contentsOf: "Connection: close\r\n".utf8)
        } else if saysKeepAlive {
            output.append(contentsOf: "Connection: keep-alive\r\n".utf8)
        }
        output.append(contentsOf: response.fieldLines)
        output.append(13)
        output.append(10)
        if omitsContent || response.hasNoContent { return }
        switch response.content {
        case .none: break
        case .octets(let octets): output.append(contentsOf: octets)
        case .resource(let embedded): output.append(contentsOf: embedded.octets)
        }
    }

    static let continueLine = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    private static func append(decimal: Int, to output: inout [UInt8]) {
        if decimal >= 10 { append(decimal: decimal / 10, to: &output) }
        output.append(48 + UInt8(truncatingIfNeeded: decimal % 10))
    }

    private static func statusLine(_ status: Int) -> String {
        switch status {
        case 200: "HTTP/1.1 200 OK\r\n"
        case 204: "HTTP/1.1 204 No Content\r\n"
        case 304: "HTTP/1.1 304 Not Modified\r\n"
        default: "HTTP/1.1 \(status) \(reason(status))\r\n"
        }
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 406: "Not Acceptable"
        case 408: "Request Timeout"
        case 411: "Length Required"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 415: "Unsupported Media Type"
        case 417: "Expectation Failed"
        case 421: "Misdirected Request"
        case 422: "Unprocessable Content"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 503: "Service Unavailable"
        case 505: "HTTP Version Not Supported"
        default: ""
        }
    }
}
