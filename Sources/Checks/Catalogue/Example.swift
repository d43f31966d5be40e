import Evidence
import Recording

/// A response that shows a check: documentation, and a test through the whole pipeline.
///
/// The text is the response; `‹ ›` enclose the octets a finding must point at. LF becomes CRLF in the head (up to the
/// first empty line); the body stays as written. In `raw` form nothing is changed but the marks.
package struct Example: Sendable, ExpressibleByStringLiteral {
    /// The octets of the response, marks removed.
    package let response: [UInt8]
    /// The marked octets, counted in `response`.
    package let marks: [OctetRange]
    /// The marked octets of the URL asked for, counted in its text.
    package let urlMarks: [OctetRange]
    package let request: Request
    /// Unix seconds; 2026-03-01T12:00:00Z unless said otherwise.
    package let now: Int
    package let tls: TLSRecord?
    /// What people are shown.
    package let text: String

    package static let defaultNow = 1_772_366_400

    package init(stringLiteral value: String) { self.init(value) }

    package init(
        _ text: String,
        method: String? = "GET",
        url: String? = "https://www.example.com/",
        fields: [(name: String, value: String)] = [],
        now: Int = Example.defaultNow,
        tls: TLSRecord? = nil,
        raw: Bool = false
    ) {
        self.init(
            text: text,
            octets: Array(text.utf8),
            request: Request(method: method, url: url, fields: fields),
            now: now,
            tls: tls,
            raw: raw
        )
    }

    /// A head as text and a body of any octets (no marks within it).
    package init(
        _ head: String,
        body: [UInt8],
        method: String? = "GET",
        url: String? = "https://www.example.com/",
        fields: [(name: String, value: String)] = []
    ) {
        self.init(
            text: head + "\n(\(body.count) octets)",
            octets: Array(head.utf8) + [0x0A] + body,
            request: Request(method: method, url: url, fields: fields),
            now: Example.defaultNow,
            tls: nil,
            raw: false
        )
    }

    /// An empty answer to a GET request for `url`, in which `‹ ›` enclose the octets a finding must point at.
    package init(asking url: String) {
        let (octets, marks) = Example.unmarked(Array(url.utf8))
        self.init(
            text: "GET \(url)\n\nHTTP/1.1 204 No Content\n",
            octets: Array("HTTP/1.1 204 No Content\n".utf8),
            request: Request(method: "GET", url: String(decoding: octets, as: UTF8.self)),
            now: Example.defaultNow,
            tls: nil,
            raw: false,
            urlMarks: marks
        )
    }

    private init(
        text: String,
        octets: [UInt8],
        request: Request,
        now: Int,
        tls: TLSRecord?,
        raw: Bool,
        urlMarks: [OctetRange] = []
    ) {
        self.text = text
        self.request = request
        self.urlMarks = urlMarks
        self.now = now
        self.tls = tls
        let opening = Array("‹".utf8)
        let closing = Array("›".utf8)
        var response: [UInt8] = []
        var marks: [OctetRange] = []
        var start: Int?
        var isHead = !raw
        var index = 0
        while index < octets.count {
            if octets[index...].starts(with: opening) {
                start = response.count
                index += opening.count
            } else if octets[index...].starts(with: closing), let begin = start {
                marks.append(begin..<response.count)
                start = nil
                index += closing.count
            } else {
                if isHead, octets[index] == 0x0A {
                    let isEmptyLine = response.last == 0x0A
                    response.append(0x0D)
                    // An interim response is followed by another head.
                    if isEmptyLine { isHead = octets[(index + 1)...].starts(with: Array("HTTP/".utf8)) }
                }
                response.append(octets[index])
                index += 1
            }
        }
        if isHead { response += Array((response.last == 0x0A ? "\r\n" : "\r\n\r\n").utf8) }
        self.response = response
        self.marks = marks
    }

    /// The octets without their marks, and where those were.
    private static func unmarked(_ octets: [UInt8]) -> ([UInt8], [OctetRange]) {
        var text: [UInt8] = []
        var marks: [OctetRange] = []
        var start: Int?
        var index = 0
        while index < octets.count {
            let rest = octets[index...]
            if rest.starts(with: "‹".utf8) {
                start = text.count
                index += 3
            } else if rest.starts(with: "›".utf8), let begin = start {
                marks.append(begin..<text.count)
                start = nil
                index += 3
            } else {
                text.append(octets[index])
                index += 1
            }
        }
        return (text, marks)
    }
}
