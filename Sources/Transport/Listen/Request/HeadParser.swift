import CSystem

extension RequestHead {
    /// Reads a whole head, from the request line to the empty line.
    init(parsing octets: UnsafeRawBufferPointer) throws(Refusal) {
        self.init()
        guard let base = octets.baseAddress, let found = memchr(base, 10, octets.count) else { throw .malformed(.requestLine) }
        let lineFeed = base.distance(to: UnsafeRawPointer(found))
        guard lineFeed > 0, octets[lineFeed - 1] == 13 else { throw .malformed(.lineEnd) }
        try RequestLineParser(octets, line: 0..<lineFeed - 1).parse(into: &self)
        self.octets = Array(octets)
        var parser = FieldLineParser(octets, from: lineFeed + 1)
        lines.reserveCapacity(8)
        while let line = try parser.next() { lines.append(line) }
        try interpret(octets)
    }

    private mutating func interpret(_ octets: UnsafeRawBufferPointer) throws(Refusal) {
        var facts = FramingFields()
        for line in lines { facts.note(line, in: octets) }
        if facts.hosts > 1 || (facts.hosts == 0 && minorVersion == 1) { throw .malformed(.hostMissing) }
        if let host = facts.host, !HostValue.isValid(octets, host) { throw .malformed(.hostInvalid) }
        if facts.lengths > 0, facts.codings > 0 { throw .malformed(.bothFramings) }
        if facts.lengths > 1 { throw .malformed(.contentLength) }
        if let length = facts.length { framing = .length(try RequestHead.contentLength(octets[length])) }
        if facts.codings > 0 {
            if minorVersion == 0 { throw .malformed(.transferEncoding) }
            try checkTransferEncoding()
            framing = .chunked
        }
        if facts.hasConnection { readConnection() }
        if facts.hasExpect, minorVersion == 1 {
            expectsContinue = field("expect")?.lowercased() == "100-continue"
            expectationFailed = !expectsContinue
        }
    }

    private static func contentLength(_ digits: Slice<UnsafeRawBufferPointer>) throws(Refusal) -> Int {
        guard !digits.isEmpty, digits.allSatisfy({ (48...57).contains($0) }) else { throw .malformed(.contentLength) }
        var value = 0
        for digit in digits {
            let (product, over) = value.multipliedReportingOverflow(by: 10)
            let (sum, more) = product.addingReportingOverflow(Int(digit) - 48)
            if over || more { return .max }
            value = sum
        }
        return value
    }

    private func checkTransferEncoding() throws(Refusal) {
        let codings = (field("transfer-encoding") ?? "").lowercased().split(separator: ",", omittingEmptySubsequences: false)
        var names = codings.map { RequestHead.trimmed($0) }
        guard names.allSatisfy({ !$0.isEmpty }), let last = names.popLast() else { throw .malformed(.transferEncoding) }
        if names.contains("chunked") { throw .malformed(.transferEncoding) }
        if last != "chunked" || !names.isEmpty { throw .unsupportedTransferCoding }
    }

    private mutating func readConnection() {
        for option in (field("connection") ?? "").lowercased().split(separator: ",") {
            switch RequestHead.trimmed(option) {
            case "close": asksToClose = true
            case "keep-alive": asksToKeep = true
            default: break
            }
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.utf8.first, first == 32 || first == 9 { text = text.dropFirst() }
        while let last = text.utf8.last, last == 32 || last == 9 { text = text.dropLast() }
        return text
    }
}

/// The fields that decide where a request ends, counted in one pass.
private struct FramingFields {
    var hosts = 0
    var host: Range<Int>?
    var lengths = 0
    var length: Range<Int>?
    var codings = 0
    var hasConnection = false
    var hasExpect = false

    mutating func note(_ line: RequestHead.FieldLine, in octets: UnsafeRawBufferPointer) {
        switch line.name.count {
        case 4 where named("host", line, octets):
            hosts += 1
            host = line.value
        case 6 where named("expect", line, octets): hasExpect = true
        case 10 where named("connection", line, octets): hasConnection = true
        case 14 where named("content-length", line, octets):
            lengths += 1
            length = line.value
        case 17 where named("transfer-encoding", line, octets): codings += 1
        default: break
        }
    }

    private func named(_ name: StaticString, _ line: RequestHead.FieldLine, _ octets: UnsafeRawBufferPointer) -> Bool {
        for (offset, index) in line.name.enumerated() where RequestHead.lowercased(octets[index]) != name.utf8Start[offset] { return false }
        return true
    }
}
