import Evidence
import HTTPContent
import HTTPSemantics
import HTTPSyntax

extension Report {
    func writeHead(_ writer: inout JSONWriter) {
        let message = facts.message
        writer.member("status", facts.status.code)
        writer.member("reason", message.head == nil ? nil : facts.status.reason)
        writer.member("http_version", message.version.label)
        writer.arrayMember("interim") { writer in
            for head in message.interim {
                writer.object { writer in
                    writer.member("status", head.code)
                    writer.name("headers")
                    writeLines(head.fields, base: head.range.lowerBound, &writer)
                }
            }
        }
        writer.member("header_count", facts.fields.count)
        writer.name("headers")
        writeLines(message.fields, base: message.head?.range.lowerBound ?? 0, &writer)
        writeFieldsByName(&writer)
        writer.member("line_endings", message.head?.lineEndings.rawValue)
        writer.objectMember("auth") { $0.member("challenges", facts.status.challenges) }
        writer.member("allow", facts.status.allow)
        writer.optionalMember("disposition", facts.fields.disposition) { writer, disposition in
            writer.member("type", disposition.type)
            writer.member("filename", disposition.filename)
        }
    }

    /// One entry a line, as it came; what is not plain ASCII also as octets.
    func writeLines(_ section: FieldSection, base: Int, _ writer: inout JSONWriter) {
        // An octet beyond ASCII, or NUL, is a defect wherever in a line it stands.
        let hasForeignOctets = section.defectCount > 0
        writer.array { writer in
            for line in section.lines {
                writer.object { writer in
                    writer.name("name")
                    writer.text(shown, line.name)
                    writer.name("value")
                    writer.text(shown, line.value)
                    writer.member("offset", line.line.lowerBound - base)
                    writer.member("length", line.line.count)
                    if hasForeignOctets, line.line.contains(where: { shown[$0] >= 0x80 || shown[$0] == 0 }) {
                        writer.member("value_base64", Base64.encoded(Array(shown[line.value])))
                    }
                }
            }
        }
    }

    private func writeFieldsByName(_ writer: inout JSONWriter) {
        let section = facts.message.fields
        writer.objectMember("headers_by_name") { writer in
            for (first, others) in section.namesakes {
                let name = shown.lowercasedText(first.name)
                writer.name(quoting: name)
                writer.object { writer in
                    writer.name("value")
                    // Set-Cookie is the one field whose lines must not be joined (RFC 9110 5.3).
                    if others.isEmpty {
                        writer.text(shown, first.value)
                    } else if name == "set-cookie" {
                        writer.null()
                    } else {
                        writer.string(([first] + others).map { shown.text($0.value) }.joined(separator: ", "))
                    }
                    writer.arrayMember("lines") { writer in
                        writer.text(shown, first.value)
                        for line in others { writer.text(shown, line.value) }
                    }
                    writer.member("count", 1 + others.count)
                }
            }
        }
    }
}
