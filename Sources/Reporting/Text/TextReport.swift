import Checks
import Evidence
import HTTPContent
import HTTPSemantics
import HTTPSyntax

/// How the text report is set.
package struct TextStyle: Sendable {
    /// Columns; at least 40.
    package var width: Int
    package var usesColor: Bool

    package init(width: Int = 100, usesColor: Bool = false) {
        self.width = max(width, 40)
        self.usesColor = usesColor
    }
}

extension Report {
    /// The report for a terminal: verdict, the facts that decide, findings with the octets underlined, remedies.
    package func text(_ style: TextStyle = TextStyle()) -> String {
        var page = TextPage(style: style)
        page.line(page.paint(verdict.rawValue.uppercased(), verdict.color, isBold: true) + "  " + headline)
        page.line()
        for (label, value) in decidingFacts { page.fact(label, value) }
        let found = ranked
        if found.isEmpty {
            page.line()
            page.line("No findings.")
        }
        for finding in found where finding.severity != .note { write(finding, &page) }
        let notes = found.filter { $0.severity == .note }
        if !notes.isEmpty {
            page.line()
            page.line(page.paint("Notes", .dim, isBold: true))
            for finding in notes { page.wrapped("\(finding.check.id): \(finding.check.summary)\(detail(finding)).", indent: 2) }
        }
        if !limitsHit.isEmpty {
            page.line()
            page.wrapped("Limits were hit: \(limitsHit.joined(separator: ", ")). What lies beyond was not read.", indent: 0)
        }
        page.line()
        page.line(summaryLine)
        return page.text
    }

    private func detail(_ finding: Finding) -> String {
        guard let first = finding.marks.first?.detail, !first.isEmpty else { return "" }
        if finding.count == 1, first.lowercased() == finding.check.summary.lowercased() { return "" }
        return " (\(first)\(finding.count > 1 ? ", and \(finding.count - 1) more" : ""))"
    }

    private var summaryLine: String {
        func words(_ severity: Check.Severity, _ one: String) -> String {
            let count = findings.count { $0.severity == severity }
            return "\(count) \(one)\(count == 1 ? "" : "s")"
        }
        return "\(words(.error, "error")), \(words(.warning, "warning")), \(words(.note, "note"))."
    }

    private func write(_ finding: Finding, _ page: inout TextPage) {
        page.line()
        let color: TextPage.Color = finding.severity == .error ? .red : .yellow
        page.line("\(page.paint(finding.severity.rawValue, color, isBold: true)) \(finding.check.id)")
        page.wrapped("\(finding.check.summary)\(detail(finding)).", indent: 2)
        for mark in finding.marks.prefix(3) {
            guard let location = mark.location(in: facts) else { continue }
            for line in EvidenceLines(self, location, width: page.style.width - 6).lines { page.line("    " + page.mark(line)) }
        }
        if finding.count > 3 { page.line("    … \(finding.count - 3) more places") }
        page.wrapped(finding.check.explanation, indent: 2)
        page.wrapped("Mend: \(finding.check.remedy)", indent: 2)
        let references = finding.check.references.map(\.title).joined(separator: "; ")
        page.wrapped("See: \(references). Fault: \(finding.fault.rawValue).", indent: 2)
    }

    /// The few facts that decide, those that say nothing left out.
    private var decidingFacts: [(String, String)] {
        var rows: [(String, String)] = []
        let outcome = facts.outcome
        let reason = outcome.reason.map { " (\($0.rawValue))" } ?? ""
        let retry = outcome.isRetryable ? ", may be retried" + (outcome.retryAfterSeconds.map { " after \($0) s" } ?? "") : ""
        rows.append(
            (
                "outcome",
                "network \(outcome.network.rawValue)\(reason), HTTP \(outcome.http.rawValue), business \(outcome.business.rawValue)\(retry)"
            )
        )
        rows.append(("body", bodyWords))
        if facts.contentType.effective != nil || !facts.contentType.isAbsent { rows.append(("type", typeWords)) }
        if let effective = facts.characterEncoding.effective { rows.append(("charset", charsetWords(effective.name))) }
        if let sample = TextSample(facts), let effective = facts.characterEncoding.effective, let better = facts.characterEncoding.suggested
        {
            rows.append(
                ("reads", "\(sample.hexadecimal) is “\(sample.suggested)” in \(better.name), “\(sample.effective)” in \(effective.name)")
            )
        }
        if let json = facts.json { rows.append(("json", jsonWords(json))) }
        if let target = facts.redirection.target { rows.append(("redirect", target)) }
        if facts.message.head != nil { rows.append(("cache", cacheWords)) }
        if facts.ranges.contentRange != nil || facts.status.code == 206 { rows.append(("range", rangeWords)) }
        if facts.cookies.count > 0 {
            let rejected = facts.cookies.rejected
            let dropped = rejected.isEmpty ? "" : "; dropped by browsers: \(rejected.joined(separator: ", "))"
            rows.append(("cookies", "\(facts.cookies.count) set\(dropped)"))
        }
        if let tls = facts.exchange.tls, let verdict = facts.connection.certificates {
            let days = verdict.daysLeft.map { ", \($0) days left" } ?? ""
            rows.append(("tls", "\(tls.negotiatedProtocol ?? "no protocol"), \(verdict.ok ? "trusted" : "not trusted")\(days)"))
        }
        return rows
    }
}
