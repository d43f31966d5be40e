import Evidence
import HTTPContent
import HTTPSemantics
import HTTPSyntax
import TextEncoding

extension Report {
    func writeContent(_ writer: inout JSONWriter) {
        writeCodings(&writer)
        writeBody(&writer)
        writeCharset(&writer)
        writeText(&writer)
        writeMediaType(&writer)
        writeJSON(&writer)
    }

    private func writeCodings(_ writer: inout JSONWriter) {
        let codings = facts.contentCoding.codings
        writer.objectMember("codings") { writer in
            writer.member("declared", codings.declared)
            writer.arrayMember("undone") { writer in
                for layer in codings.undone { writer.object { writeLayer(layer, &$0) } }
            }
            writer.arrayMember("not_undone") { writer in
                for layer in codings.layers where !layer.isUndone && layer.fate != .nothingToUndo {
                    writer.object { writer in
                        writer.member("coding", layer.token)
                        writer.member("why", layer.fate.word)
                    }
                }
            }
        }
    }

    private func writeLayer(_ layer: CodingLayer, _ writer: inout JSONWriter) {
        writer.member("coding", layer.coding?.name)
        writer.member("declared", layer.token != nil)
        writer.member("stage", layer.depth + 1)
        writer.member("bytes_in", layer.stage?.bytesIn)
        writer.member("bytes_out", layer.stage?.bytesOut)
        writer.member("complete", layer.stage?.reachedEnd)
        writer.member("outcome", layer.stage?.outcome.word)
        if let variant = layer.stage?.deflateVariant { writer.member("variant", variant.rawValue) }
        if layer.coding == .gzip || layer.coding == .zstd { writer.member("members", layer.stage?.members) }
        writer.member("trailing_bytes", layer.stage?.trailing.count)
    }

    private func writeBody(_ writer: inout JSONWriter) {
        let decoded = facts.contentCoding.decoded
        writer.objectMember("body") { writer in
            writer.member("framed_bytes", facts.message.framed.count)
            writer.member("content_bytes", facts.message.content.count)
            writer.member("decoded_bytes", decoded.count)
            writer.member("decoded_sha256", SHA256Digest.hexadecimal(of: decoded.octets, in: decoded.range))
            if facts.characterEncoding.text == nil, !decoded.isEmpty {
                writer.member("preview_hex", Hexadecimal.text(decoded.octets, decoded.range.prefix(min(64, options.bodyPreview))))
            }
        }
    }

    private func writeCharset(_ writer: inout JSONWriter) {
        let encoding = facts.characterEncoding
        writer.objectMember("charset") { writer in
            writer.member("label", encoding.headerLabel)
            writer.member("header", encoding.header?.name)
            writer.member("bom", encoding.bom?.name)
            writer.member("meta", encoding.meta?.name)
            writer.member("effective", encoding.effective?.name)
            writer.member("source", encoding.source?.rawValue)
            writer.member("suggested", encoding.suggested?.name)
            writer.name("confidence")
            if let confidence = encoding.suggestion?.confidence {
                writer.double(Double(Int(confidence * 100 + 0.5)) / 100)
            } else {
                writer.null()
            }
            writer.member("replacement_chars", encoding.text?.replacementCount)
            writer.member("declaration", encoding.detection?.declaration.rawValue)
            writer.member("double_encoded_as", encoding.detection?.misreadAs?.name)
        }
    }

    /// The text as it should be read; beside it, where that differs, what the declaration makes of it, with the octets.
    private func writeText(_ writer: inout JSONWriter) {
        let encoding = facts.characterEncoding
        writer.optionalMember("text", encoding.text) { writer, text in
            let better = encoding.suggestion?.text
            let readable = better ?? text
            writer.member("encoding", (better == nil ? encoding.effective : encoding.suggested)?.name)
            writer.member("bytes", readable.utf8.count)
            writer.member("truncated", readable.utf8.count > options.bodyPreview)
            writer.name("content")
            writer.string(readable.utf8, in: 0..<cut(readable.utf8))
            guard better != nil else { return }
            writer.name("as_effective")
            writer.string(text.utf8, in: 0..<cut(text.utf8))
            writeSample(&writer)
        }
    }

    private func writeSample(_ writer: inout JSONWriter) {
        guard let sample = TextSample(facts) else { return }
        writer.objectMember("sample") { writer in
            writer.member("hex", sample.hexadecimal)
            writer.member("offset", sample.offset)
            writer.member("effective", sample.effective)
            writer.member("suggested", sample.suggested)
        }
    }

    /// Where the preview ends: not within a character.
    private func cut(_ utf8: [UInt8]) -> Int {
        guard utf8.count > options.bodyPreview else { return utf8.count }
        var end = max(options.bodyPreview, 0)
        while end > 0, utf8[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }

    private func writeMediaType(_ writer: inout JSONWriter) {
        let type = facts.contentType
        writer.objectMember("media_type") { writer in
            writer.member("declared", type.declared?.essence)
            writer.objectMember("parameters") { writer in
                for parameter in type.declared?.parameters ?? [] { writer.member(parameter.name, parameter.value) }
            }
            writer.member("effective", type.effective?.essence)
            writer.member("looks_like", type.plain?.essence)
        }
    }

    private func writeJSON(_ writer: inout JSONWriter) {
        writer.optionalMember("json", facts.json) { writer, json in
            writer.member("valid", json.isValid)
            writer.member("top_type", json.isValid ? json.root?.kind.name : nil)
            writer.optionalMember("error", json.isValid ? nil : json.fault) { writer, fault in
                writer.member("kind", fault.kind.rawValue)
                writer.member("offset", fault.offset)
                writer.member("line", fault.line)
                writer.member("column", fault.column)
            }
            writer.member("bom", json.hasMark)
            writer.member("prefix", json.wrapper.map { json.document.octets.text($0.prefix) })
            writer.member("records", json.records?.count)
            writer.member("depth", json.document.depth)
            writer.member("duplicate_keys", json.duplicates.map(\.name))
            writer.member("unsafe_integers", json.unsafeIntegers.map(\.pointer))
        }
    }
}

extension CodingLayer.Fate {
    /// The word of the report.
    var word: String {
        switch self {
        case .undone: "undone"
        case .notApplied: "not-applied"
        case .unknownToken: "unknown-token"
        case .nothingToUndo: "nothing-to-undo"
        case .unsupported: "unsupported"
        case .notTried: "not-tried"
        case .limit: "limit"
        }
    }
}

extension CodingStage.Outcome {
    /// The word of the report.
    var word: String {
        switch self {
        case .complete: "complete"
        case .truncated: "truncated"
        case .corrupt: "corrupt"
        case .unsupported: "unsupported"
        case .limit: "limit"
        }
    }
}
