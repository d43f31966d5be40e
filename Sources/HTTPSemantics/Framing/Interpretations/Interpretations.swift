import Evidence
import HTTPSyntax

/// What the modelled parsers make of one response.
///
/// llhttp and h11 follow src/llhttp/http.ts of nodejs/llhttp and h11/_abnf.py, _readers.py, _receivebuffer.py of python-hyper/h11.
/// picohttpparser, httparse, Chromium (http_response_headers.cc, http_chunked_decoder.cc) and the browsers' fetch follow their known
/// behaviour as the published test cases confirm it; that a CR is lone wherever the status line ended in LF alone is taken from
/// web-platform-tests. Go's and curl's models are not compared with their sources or tests line by line.
package struct Interpretations: Sendable {
    package let readings: [(parser: Parser, reading: Interpretation)]

    /// Reads `octets` with every model. Linear; the octets are a whole response up to the close.
    package init(of octets: [UInt8], method: String = "GET") {
        let isHead = method == "HEAD"
        readings = Parser.allCases.map { parser in
            switch parser {
            case .llhttp: (parser, LLHTTPModel.read(octets, isHead: isHead))
            case .picohttpparser: (parser, PicoHTTPParserModel.read(octets))
            case .httparse: (parser, HTTParseModel.read(octets))
            case .h11: (parser, H11Model.read(octets))
            case .go: (parser, GoModel.read(octets))
            case .curl: (parser, CurlModel.read(octets))
            case .fetch: (parser, FetchModel.read(octets, isHead: isHead))
            case .chromiumHeaders: (parser, ChromiumHeadersModel.read(octets))
            }
        }
    }

    package subscript(_ parser: Parser) -> Interpretation? { readings.first { $0.parser == parser }?.reading }

    /// Those who refuse the head or the framing, in the order in which they stop.
    package var refusals: [(parser: Parser, reading: Interpretation)] {
        readings.filter(\.reading.isRefusal).sorted { $0.reading.position < $1.reading.position }
    }

    /// Those who read the message, wholly or as far as it goes.
    package var acceptances: [(parser: Parser, reading: Interpretation)] { readings.filter { !$0.reading.isRefusal } }

    /// Some refuse what others read.
    package var disagreeOnMessage: Bool { !refusals.isEmpty && !acceptances.isEmpty }

    /// Two parsers that both accept, and end the body at different octets.
    package var differentLengths: (Interpretation, Parser, Interpretation, Parser)? {
        let known = acceptances.filter { $0.reading.bodyLength != nil }
        guard let first = known.first, let other = known.first(where: { $0.reading.bodyLength != first.reading.bodyLength }) else {
            return nil
        }
        return (first.reading, first.parser, other.reading, other.parser)
    }

    /// What the chunked decoders of four parsers make of a chunked body, by the names that tests of parsers use.
    package static func ofChunks(_ octets: [UInt8]) -> [(parser: String, reading: Interpretation)] {
        var chromium = ChromiumChunks(tape: Tape(octets))
        _ = chromium.read()
        var h11 = H11Chunks(tape: Tape(octets))
        _ = h11.read()
        var brief = PicoHTTPParserChunks(tape: Tape(octets))
        _ = brief.read(consumingTrailer: false)
        var full = PicoHTTPParserChunks(tape: Tape(octets))
        _ = full.read(consumingTrailer: true)
        return [
            ("chromium", Interpretation(chromium.tape, bodyLength: chromium.content.count)),
            ("h11", Interpretation(h11.tape, bodyLength: h11.content.count)),
            ("picohttpparser:consume_trailer=0", Interpretation(brief.tape, bodyLength: brief.content.count)),
            ("picohttpparser:consume_trailer=1", Interpretation(full.tape, bodyLength: full.content.count)),
        ]
    }
}

extension Interpretations {
    /// Just past the empty line that ends a head by Chromium's rule, or `nil`; `hasStartLine` when the start line was read before.
    package static func endOfHead(_ octets: [UInt8], hasStartLine: Bool) -> Int? {
        ChromiumHeadersModel.endOfHead(octets, hasStartLine: hasStartLine)
    }
}
