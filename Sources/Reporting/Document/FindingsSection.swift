import Checks
import Evidence
import HTTPContent
import HTTPSyntax

extension Report {
    /// Octets of a snippet at most.
    private static let snippetLimit = 80

    func writeFindings(_ writer: inout JSONWriter) {
        writer.arrayMember("findings") { writer in
            for finding in ranked { writer.object { writeFinding(finding, &$0) } }
        }
        writer.arrayMember("not_evaluated") { writer in
            for entry in notEvaluated {
                writer.object { writer in
                    writer.member("id", entry.check.id)
                    writer.member("missing", entry.missing)
                }
            }
        }
        writer.objectMember("counts") { writer in
            writer.member("error", findings.count { $0.severity == .error })
            writer.member("warning", findings.count { $0.severity == .warning })
            writer.member("note", findings.count { $0.severity == .note })
        }
    }

    private func writeFinding(_ finding: Finding, _ writer: inout JSONWriter) {
        let check = finding.check
        writer.member("id", check.id)
        writer.member("severity", finding.severity.rawValue)
        writer.member("summary", check.summary)
        writer.member("detail", finding.marks.first?.detail)
        writer.member("explanation", check.explanation)
        writer.member("count", finding.count)
        writer.arrayMember("evidence") { writer in
            for mark in finding.marks {
                guard let location = mark.location(in: facts) else { continue }
                writer.object { writeEvidence(location, mark.detail, &$0) }
            }
        }
        writer.member("fault", finding.fault.rawValue)
        writer.member("affects", check.affects.map(\.rawValue))
        writer.objectMember("remedy") { $0.member("text", check.remedy) }
        writer.arrayMember("references") { writer in
            for reference in check.references {
                writer.object { writer in
                    writer.member("title", reference.title)
                    writer.member("url", reference.url)
                }
            }
        }
    }

    private func writeEvidence(_ location: Location, _ detail: String, _ writer: inout JSONWriter) {
        switch location {
        case .octets(let hop, let part, let range):
            writer.member("hop", hop)
            writer.member("part", part.description)
            writer.member("offset", range.lowerBound)
            writer.member("length", range.count)
            let marked = octets(at: location)
            writer.member("snippet", marked.map { $0.octets.text($0.range.prefix(Report.snippetLimit)) })
            if let marked, let whole = octets(of: part) { writeSurroundings(marked, in: whole, &writer) }
        case .field(let hop, let name, let index):
            writer.member("hop", hop)
            writer.member("field", name)
            writer.member("index", index)
        }
        writer.member("detail", detail)
    }

    /// A few octets of the same line before and after the marked ones.
    private func writeSurroundings(_ marked: OctetSlice, in whole: OctetSlice, _ writer: inout JSONWriter) {
        var lower = marked.range.lowerBound
        while lower > whole.range.lowerBound, marked.range.lowerBound - lower < 32, whole.octets[lower - 1] != 0x0A { lower -= 1 }
        var upper = marked.range.upperBound
        while upper < whole.range.upperBound, upper - marked.range.upperBound < 32, whole.octets[upper] != 0x0A, whole.octets[upper] != 0x0D
        {
            upper += 1
        }
        writer.member("before", whole.octets.text(lower..<marked.range.lowerBound))
        writer.member("after", marked.count > Report.snippetLimit ? "" : whole.octets.text(marked.range.upperBound..<upper))
    }
}
