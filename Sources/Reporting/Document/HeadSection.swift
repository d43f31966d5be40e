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
        writer.array { writer in
            for line in section.lines {
                writer.object { writer in
                    writer.member("name", shown.text(line.name))
                    writer.member("value", shown.text(line.value))
                    writer.member("offset", line.line.lowerBound - base)
                    writer.member("length", line.line.count)
                    if line.line.contains(where: { shown[$0] >= 0x80 || shown[$0] == 0 }) {
                        writer.member("value_base64", Base64.text(shown, line.value))
                    }
                }
            }
        }
    }

    private func writeFieldsByName(_ writer: inout JSONWriter) {
        let lines = facts.message.fields.lines
        var order: [String] = []
        var byName: [String: [OctetRange]] = [:]
        for line in lines where line.hasValidName {
            let name = shown.lowercasedText(line.name)
            if byName[name] == nil { order.append(name) }
            byName[name, default: []].append(line.value)
        }
        writer.objectMember("headers_by_name") { writer in
            for name in order {
                let values = (byName[name] ?? []).map { shown.text($0) }
                writer.objectMember(name) { writer in
                    // Set-Cookie is the one field whose lines must not be joined (RFC 9110 5.3).
                    writer.member("value", name == "set-cookie" && values.count > 1 ? nil : values.joined(separator: ", "))
                    writer.member("lines", values)
                    writer.member("count", values.count)
                }
            }
        }
    }
}
