import HTTPSyntax
import Recording

/// What the network panel of a browser copies: `:status: 200` or `Status Code: 200 OK`, then fields, a value perhaps on
/// the line after its name.
struct DevToolsPrint {
    private let octets: [UInt8]
    private var status: String?
    private var method: String?
    private var url: String?
    private var responseFields: [(name: String, value: String)] = []
    private var requestFields: [(name: String, value: String)] = []
    private var isRequest = false
    private var bodyStart: Int

    static func begins(_ octets: [UInt8]) -> Bool {
        guard let first = octets.first, [0x3A, 0x52, 0x72, 0x53, 0x73, 0x47, 0x67].contains(first) else { return false }
        let line = OctetLines(Array(octets.prefix(256))).first { _ in true } ?? 0..<0
        let starts: [StaticString] = [":status", "Request URL", "Status Code:", "General"]
        guard starts.contains(where: { octets.begins(line, with: $0) }) else { return false }
        let head = Array(octets.prefix(16 << 10))
        return OctetLines(head).contains { head.begins($0, with: ":status") || head.begins($0, with: "Status Code:") }
    }

    init(_ octets: [UInt8]) {
        self.octets = octets
        bodyStart = octets.count
        var lines = OctetLines(octets)
        while true {
            let start = lines.position
            guard let line = lines.next() else { break }
            if line.isEmpty { continue }
            if isTitle(line) {
                isRequest = octets.begins(line, with: "Request")
                continue
            }
            guard let colon = colon(of: line) else {
                bodyStart = start
                break
            }
            var value = octets.trimmed(colon + 1..<line.upperBound)
            if value.isEmpty {
                var ahead = lines
                if let next = ahead.next(), !next.isEmpty, self.colon(of: next) == nil || octets[next].first != 0x3A {
                    value = octets.trimmed(next)
                    lines = ahead
                }
            }
            add(octets.text(line.lowerBound..<colon), octets.text(value))
        }
    }

    /// `nil` when no status is in it.
    var capture: Capture? {
        guard let status else { return nil }
        var head = "HTTP/2 \(status)\r\n"
        for field in responseFields { head += "\(field.name): \(field.value)\r\n" }
        return Capture(
            provenance: .devtools,
            octets: Array((head + "\r\n").utf8) + octets[bodyStart...],
            request: Request(method: method, url: url, fields: requestFields)
        )
    }

    private func isTitle(_ line: Range<Int>) -> Bool {
        let titles: [StaticString] = ["General", "Response Headers", "Request Headers"]
        return octets[line].contains(0x3A) ? false : titles.contains { octets.begins(line, with: $0) }
    }

    /// The colon after the name; a pseudo-header's own colon is part of it.
    private func colon(of line: Range<Int>) -> Int? {
        guard !line.isEmpty else { return nil }
        let start = octets[line.lowerBound] == 0x3A ? line.lowerBound + 1 : line.lowerBound
        guard start < line.upperBound, let colon = octets[start..<line.upperBound].firstIndex(of: 0x3A), colon > start else { return nil }
        let isName = octets[start..<colon].allSatisfy { $0.isTokenCharacter || $0 == 0x20 }
        return isName ? colon : nil
    }

    private mutating func add(_ name: String, _ value: String) {
        switch name.lowercased() {
        case ":status", "status code": status = value
        case ":method", "request method": method = value
        case "request url": url = value
        case ":authority", ":path", ":scheme", "remote address",
            "referrer policy" where name.contains(" "):
            break
        default:
            if name.hasPrefix(":") || name.contains(" ") { return }
            if isRequest { requestFields.append((name, value)) } else { responseFields.append((name, value)) }
        }
    }
}
