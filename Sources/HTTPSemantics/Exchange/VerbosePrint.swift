import HTTPSyntax
import Recording

/// What `curl -v` prints: `* ` remarks, `> ` the request, `< ` the response head, then the body.
struct VerbosePrint {
    private let octets: [UInt8]
    private var head: [UInt8] = []
    private var isHeadOpen = false
    private var isInterim = false
    private var method: String?
    private var target: String?
    private var host: String?
    private var isTLS = false
    private var fields: [(name: String, value: String)] = []
    private var body: Range<Int>

    /// How far a line of the response head is searched.
    private static let searchLimit = 64 << 10

    /// Whether the first line is one of curl's and a response head follows.
    static func begins(_ octets: [UInt8]) -> Bool {
        guard let first = octets.first, [0x2A, 0x3E, 0x3C, 0x7B, 0x7D, 0x20].contains(first) else { return false }
        let head = Array(octets.prefix(searchLimit))
        var lines = OctetLines(head)
        guard let line = lines.next(), isRemark(line, in: head) || head.begins(line, with: "< HTTP/") else { return false }
        return head.begins(line, with: "< HTTP/") || lines.contains { head.begins($0, with: "< HTTP/") }
    }

    init(_ octets: [UInt8]) {
        self.octets = octets
        body = octets.count..<octets.count
        var lines = OctetLines(octets)
        while true {
            let start = lines.position
            guard let line = lines.next() else { break }
            if octets.begins(line, with: "<") {
                response(line)
            } else if octets.begins(line, with: ">") {
                request(line)
            } else if VerbosePrint.isRemark(line, in: octets) || line.isEmpty && head.isEmpty {
                if octets.begins(line, with: "* SSL connection using") { isTLS = true }
            } else if !head.isEmpty {
                body = start..<bodyEnd(from: start)
                break
            }
        }
    }

    /// `nil` when no response head is in it.
    var capture: Capture? {
        guard !head.isEmpty else { return nil }
        let url = host.map { "\(isTLS ? "https" : "http")://\($0)\(target ?? "/")" }
        let end = isHeadOpen ? [] : octets[body]
        return Capture(
            provenance: .curlVerbose,
            octets: head + end,
            request: Request(method: method, url: url, fields: fields)
        )
    }

    private static func isRemark(_ line: Range<Int>, in octets: [UInt8]) -> Bool {
        let remarks: [StaticString] = ["* ", "> ", "{ [", "} [", "  % Total", "                                 Dload"]
        if remarks.contains(where: { octets.begins(line, with: $0) }) { return true }
        return line.count == 1 && (octets[line.lowerBound] == 0x2A || octets[line.lowerBound] == 0x3E)
    }

    /// The line behind its `< `.
    private func content(_ line: Range<Int>) -> Range<Int> {
        let skipped = line.count > 1 && octets[line.lowerBound + 1] == 0x20 ? 2 : 1
        return line.lowerBound + skipped..<line.upperBound
    }

    private mutating func response(_ line: Range<Int>) {
        let content = content(line)
        if octets.begins(content, with: "HTTP/") {
            // The head of a redirect that was followed, or one with its own answer, is not the one looked for; an interim one belongs to it.
            if !isHeadOpen, !isInterim { head = [] }
            let words = octets[content].split(separator: 0x20, omittingEmptySubsequences: true)
            isInterim = words.count > 1 && words[1].first == 0x31 && words[1].count == 3
            isHeadOpen = true
        }
        head += octets[content] + [0x0D, 0x0A]
        if content.isEmpty { isHeadOpen = false }
    }

    private mutating func request(_ line: Range<Int>) {
        let content = content(line)
        if let colon = octets[content].firstIndex(of: 0x3A), octets[content.lowerBound..<colon].allSatisfy(\.isTokenCharacter) {
            let field = (
                name: octets.text(content.lowerBound..<colon), value: octets.text(octets.trimmed(colon + 1..<content.upperBound))
            )
            if field.name.lowercased() == "host" { host = field.value }
            fields.append(field)
            return
        }
        let words = octets.text(content).split(separator: " ")
        guard words.count == 3, words[2].hasPrefix("HTTP/") else { return }
        method = String(words[0])
        target = String(words[1])
        host = nil
        fields = []
    }

    /// Where the body ends and curl's last remarks begin, which may follow it on the same line.
    private func bodyEnd(from start: Int) -> Int {
        let remarks: [StaticString] = [
            "* Connection #", "* Closing connection", "* shutting down connection", "* transfer closed", "* Excess found",
            "* Leftovers after",
        ]
        let limit = max(start, octets.count - 4_096)
        var index = limit
        while index < octets.count {
            if octets[index] == 0x2A, remarks.contains(where: { octets.begins(index..<octets.count, with: $0) }) {
                return isRemarksOnly(index) ? index : octets.count
            }
            index += 1
        }
        return octets.count
    }

    private func isRemarksOnly(_ start: Int) -> Bool {
        OctetLines(octets, from: start).allSatisfy { $0.isEmpty || VerbosePrint.isRemark($0, in: octets) }
    }
}
