import Checks
import Evidence
import HTTPContent
import HTTPSemantics
import HTTPSyntax
import Recording

/// The diagnosis of one response: facts, findings and verdict, ready to be written as JSON or text.
///
/// Immutable; a class, since each section of the document is written by one of its methods.
package final class Report: Sendable {
    /// Changes when a member changes its meaning or goes away.
    package static let schemaVersion = "1"

    package let id: String
    package let kind: Investigation.Kind
    /// Each request and what became of it, the last being the answer.
    let steps: [Investigation.Step]
    package let facts: Facts
    /// In catalogue order.
    package let findings: [Finding]
    package let notEvaluated: [NotEvaluated]
    package let judgement: Judgement
    package let options: ReportOptions
    /// The received octets as they are shown: secrets masked, length unchanged.
    let shown: [UInt8]

    init(
        id: String,
        kind: Investigation.Kind,
        steps: [Investigation.Step],
        facts: Facts,
        findings: [Finding],
        notEvaluated: [NotEvaluated],
        judgement: Judgement,
        options: ReportOptions
    ) {
        self.id = id
        self.kind = kind
        self.steps = steps
        self.facts = facts
        self.findings = findings
        self.notEvaluated = notEvaluated
        self.judgement = judgement
        self.options = options
        shown = options.redacts ? Redaction.masked(facts) : facts.message.octets
    }

    package var verdict: Verdict { judgement.verdict }
    package var headline: String { judgement.headline }

    /// Findings of the gravest severity first, catalogue order within.
    package var ranked: [Finding] {
        [Check.Severity.error, .warning, .note].flatMap { severity in findings.filter { $0.severity == severity } }
    }

    /// The limits that were hit while reading, by name.
    var limitsHit: [String] {
        var names: [String] = []
        if facts.message.fields.skippedLines > 0 { names.append("field_lines") }
        if facts.contentCoding.codings.hitLimit { names.append("decoded_bytes") }
        if facts.json?.fault?.kind == .depthExceeded { names.append("json_depth") }
        if findings.contains(where: { $0.count > $0.marks.count }) { names.append("evidence") }
        return names
    }

    /// The octets of a part as they are shown, or `nil` where they are not kept.
    func octets(of part: Part) -> OctetSlice? {
        let message = facts.message
        switch part {
        case .leading: return OctetSlice(shown, message.leading)
        case .interim(let index): return message.interim.indices.contains(index) ? OctetSlice(shown, message.interim[index].range) : nil
        case .head: return message.head.map { OctetSlice(shown, $0.range) }
        case .framed: return OctetSlice(shown, message.framed)
        case .content: return message.content
        case .stage: return part == facts.contentCoding.finalPart ? facts.contentCoding.decoded : nil
        case .text: return facts.characterEncoding.text.map { OctetSlice($0.utf8) }
        case .trailers: return OctetSlice(shown, message.trailerRange)
        case .excess: return OctetSlice(shown, message.excess)
        case .request: return nil
        case .url: return facts.request.url.map { OctetSlice(options.redacts ? Redaction.maskedURL($0, facts.requestURL) : Array($0.utf8)) }
        case .certificate(let index):
            guard let chain = facts.exchange.tls?.chain, chain.indices.contains(index) else { return nil }
            return OctetSlice(chain[index])
        }
    }

    /// The octets that a location marks, or `nil` where they are not kept.
    func octets(at location: Location) -> OctetSlice? {
        guard case .octets(_, let part, let range) = location, let whole = octets(of: part) else { return nil }
        let base = whole.range.lowerBound
        let (lower, overflow) = base.addingReportingOverflow(range.lowerBound)
        guard !overflow, lower <= whole.range.upperBound else { return nil }
        return OctetSlice(whole.octets, lower..<min(lower + range.count, whole.range.upperBound))
    }
}
