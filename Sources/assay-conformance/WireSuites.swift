import Foundation
import HTTPContent
import HTTPSemantics
import HTTPSyntax
import Recording

/// What the message stage makes of the inputs of the wire suites.
enum WireSuites {
    static func actual(suite: String, file: String, case input: [String: Any]) -> [String: Any]? {
        switch (suite, file) {
        case ("http1-responses", "cases.json"): response(octets(input))
        case ("http1-responses", "end-of-headers.json"):
            [
                "offset": Interpretations.endOfHead(octets(input), hasStartLine: input["additional"] as? Bool ?? false) ?? NSNull()
                    as Any
            ]
        case ("chunked-coding", "cases.json"): chunks(octets(input))
        case ("chunked-coding", "chunk-size-line.json"): sizeLine(octets(input))
        case ("curl-responses", "cases.json"): transfer(octets(input), options: input["options"] as? [String] ?? [])
        default: nil
        }
    }

    private static func octets(_ input: [String: Any]) -> [UInt8] {
        (input["input_b64"] as? String).flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) } ?? []
    }

    private static func base64(_ octets: some Sequence<UInt8>) -> String { Data(octets).base64EncodedString() }

    private static func base64(_ slice: OctetSlice) -> String { base64(slice.octets[slice.range]) }

    private static func pairs(_ section: FieldSection) -> [[String]] {
        // Nobody can ask for a field without a name.
        section.lines.filter { !$0.name.isEmpty }.map { [section.name(of: $0), section.value(of: $0)] }
    }

    // MARK: - http1-responses

    private static func response(_ octets: [UInt8]) -> [String: Any] {
        let message = MessageReader.read(octets)
        var messages: [[String: Any]] = message.interim.map {
            ["status": $0.code ?? NSNull() as Any, "headers": pairs($0.fields), "body_b64": ""]
        }
        if message.head != nil || message.interim.isEmpty {
            messages.append([
                "status": message.status ?? NSNull() as Any, "headers": pairs(message.fields), "body_b64": base64(message.content),
            ])
        }
        var said: [String: String] = [:]
        for (parser, reading) in Interpretations(of: octets).readings { said[names[parser] ?? parser.rawValue] = reading.outcome.rawValue }
        return ["lenient": ["messages": messages], "interpretations": said]
    }

    private static let names: [Parser: String] = [.llhttp: "llhttp:strict", .fetch: "wpt-fetch"]

    // MARK: - chunked-coding

    private static func chunks(_ octets: [UInt8]) -> [String: Any] {
        let head = Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
        let message = MessageReader.read(head + octets)
        var said: [String: String] = [:]
        for (parser, reading) in Interpretations.ofChunks(octets) { said[parser] = reading.outcome.rawValue }
        return ["lenient": ["output_b64": base64(message.content), "trailers": pairs(message.trailers)], "interpretations": said]
    }

    private static func sizeLine(_ octets: [UInt8]) -> [String: Any] {
        var decoder = ChunkedDecoder()
        for index in octets.indices {
            _ = decoder.feed(octets, index..<index + 1)
            if decoder.hasFailed { return ["result": "reject"] }
            if decoder.state == .data || decoder.trailers != nil {
                return ["result": "complete", "consumed": index + 1, "size": decoder.remaining]
            }
        }
        return ["result": "incomplete"]
    }

    // MARK: - curl-responses

    private static func transfer(_ octets: [UInt8], options: [String]) -> [String: Any] {
        let words = Set(options.compactMap { $0.split(separator: " ").first.map(String.init) })
        let method = words.contains("-I") || words.contains("--head") ? "HEAD" : "GET"
        let offers = words.contains("--tr-encoding") ? [(name: "TE", value: "gzip")] : []
        let hop = Hop(request: Request(method: method, url: "http://example.com/", fields: offers), received: octets, provenance: .wire)
        let exchange = Exchange(hop)
        let message = exchange.message
        let context = CodingReader.Context(isSlice: message.status == 206, looksForUndeclared: false)
        let coding = CodingReader.read(exchange.content, declared: exchange.values("content-encoding"), context: context)
        let heads = message.interim + (message.head.map { [$0] } ?? [])
        return [
            "outcome": outcome(exchange, coding, words),
            "head_b64": base64(heads.flatMap { octets[$0.range] }),
            "body_b64": base64(exchange.content),
            "decoded_b64": base64(coding.decoded),
            "trailers_b64": base64(message.trailers.lines.flatMap { octets[$0.line] }),
        ]
    }

    private static func outcome(_ exchange: Exchange, _ coding: CodingLayers, _ words: Set<String>) -> String {
        let message = exchange.message
        let framing = message.framing
        if message.octets.isEmpty { return "empty" }
        guard let head = message.head else {
            if !message.interim.isEmpty { return "truncated" }
            return words.contains("--http0.9") ? exchange.method == "HEAD" ? "invalid" : "ok" : "unsupported"
        }
        let known: [ProtocolVersion] = [.http10, .http11]
        guard message.leading.isEmpty, known.contains(head.statusLine.version), head.statusLine.hasValidCode else { return "unsupported" }
        let fatal: Set<FieldSection.Flaw> = [.nul, .noColon, .emptyName, .bareCR, .foldWithoutField]
        if head.fields.defects.contains(where: { fatal.contains($0.kind) }) { return "invalid" }
        if message.trailers.defects.contains(where: { fatal.contains($0.kind) }) { return "invalid" }
        let transfer = exchange.transferCodings
        if [.unknown, .chunkedNotLast, .tooMany, .broken, .notOffered].contains(where: transfer.has) { return "bad-coding" }
        if framing.isChunkedNotApplied { return "invalid" }
        let faults = framing.chunkDefects.contains { [.invalidSize, .missingDataEnd, .overlongLine].contains($0.kind) }
        if faults { return "invalid" }
        let length = framing.contentLength
        if framing.transferEncoding.isEmpty, length.has(.invalid) || length.has(.conflicting) || length.has(.overflow) { return "invalid" }
        let isDecoded = words.contains("--compressed")
        if isDecoded, coding.layers.contains(where: { isUndecodable($0) }) { return "bad-coding" }
        if !head.isTerminated || framing.isComplete == false { return "truncated" }
        let isCut = isDecoded && coding.layers.contains { $0.isUndone && $0.stage?.outcome == .truncated }
        return isCut ? "bad-coding" : "ok"
    }

    /// Not for want of octets. `none` is no coding, and what curl makes of it is what everybody means by it.
    private static func isUndecodable(_ layer: CodingLayer) -> Bool {
        if layer.token == "none" { return false }
        if layer.fate == .unknownToken || layer.fate == .notApplied { return true }
        if case .corrupt = layer.stage?.outcome { return layer.isUndone }
        return false
    }
}
