/// How the content of a request is delimited (RFC 9112 6.3).
package enum RequestFraming: Sendable, Hashable {
    /// Neither Content-Length nor Transfer-Encoding: no content.
    case none
    /// `Int.max` for a number too large for the machine.
    case length(Int)
    case chunked
}

/// The request line and the fields of one request, checked.
package struct RequestHead: Sendable {
    package enum Form: Sendable, Hashable {
        case origin, absolute, asterisk, authority
    }

    struct FieldLine: Sendable {
        let name: Range<Int>
        let value: Range<Int>
    }

    package var method = ""
    package var form = Form.origin
    /// The path as sent, beginning with `/`; `*` for the asterisk form, empty for the authority form.
    package var path = ""
    /// What follows the `?`, as sent; `nil` without one.
    package var query: String?
    /// 0 or 1: the minor version of HTTP/1.
    package var minorVersion = 1
    package var framing = RequestFraming.none
    /// Expect: 100-continue was sent, in HTTP/1.1.
    package var expectsContinue = false
    var expectationFailed = false
    var asksToClose = false
    var asksToKeep = false

    var octets: [UInt8] = []
    var lines: [FieldLine] = []

    init() {}

    package var fieldCount: Int { lines.count }

    /// The values of all lines of a field in order, each octet one code point; `name` in lower case.
    package func values(of name: String) -> [String] {
        lines.filter { matches($0.name, name) }.map { text($0.value) }
    }

    /// The lines of a field joined by `, ` (RFC 9110 5.3); `nil` when there is none. `name` in lower case.
    package func field(_ name: String) -> String? {
        var joined: String?
        for line in lines where matches(line.name, name) {
            if let former = joined {
                joined = former + ", " + text(line.value)
            } else {
                joined = text(line.value)
            }
        }
        return joined
    }

    private func matches(_ range: Range<Int>, _ name: String) -> Bool {
        let utf8 = name.utf8
        guard range.count == utf8.count else { return false }
        return zip(octets[range], utf8).allSatisfy { RequestHead.lowercased($0) == $1 }
    }

    private func text(_ range: Range<Int>) -> String {
        let slice = octets[range]
        if slice.allSatisfy({ $0 < 128 }) { return String(decoding: slice, as: UTF8.self) }
        return String(String.UnicodeScalarView(slice.map { Unicode.Scalar($0) }))
    }

    @inline(__always)
    static func lowercased(_ octet: UInt8) -> UInt8 {
        octet >= 65 && octet <= 90 ? octet | 32 : octet
    }
}
