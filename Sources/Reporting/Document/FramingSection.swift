import HTTPContent
import HTTPSemantics
import HTTPSyntax

extension Report {
    func writeFraming(_ writer: inout JSONWriter) {
        let message = facts.message
        let framing = facts.framing
        writer.objectMember("framing") { writer in
            writer.member("mode", framing.mode.rawValue)
            writer.member("declared_length_bytes", framing.declaredLength)
            writer.member("framed_bytes", message.framed.count)
            writer.member("body_bytes", framing.received)
            writer.member("missing_bytes", framing.missing)
            writer.member("excess_bytes", message.excess.count)
            writer.member("leading_bytes", message.leading.count)
            writer.member("complete", framing.isComplete)
            writer.member("chunk_count", framing.mode == .chunked ? framing.chunkCount : nil)
            writer.objectMember("trailers") { writer in
                for line in message.trailers.lines {
                    writer.name(quoting: shown.lowercasedText(line.name))
                    writer.text(shown, line.value)
                }
            }
        }
    }
}
