import Checks
import HTTPSemantics
import Recording

/// Choices of the caller about the report, not about the analysis.
package struct ReportOptions: Sendable {
    /// Octets of body text shown; 0 for none.
    package var bodyPreview = 2_048
    /// Cookie values, tokens and userinfo are masked.
    package var redacts = true
    /// Only these checks, when not empty.
    package var onlyChecks: Set<String> = []
    /// These checks are left out.
    package var ignoredChecks: Set<String> = []

    package init() {}
}

/// Octets to report: pure, the same input and `now` give the same report to the last octet, but for `id`.
///
/// - Parameters:
///   - now: Unix seconds that ages and expiry are judged by; `nil` for a capture of unknown time: then the time that its own Date and
///     Age fields tell, else 1970, when no age can be wrong.
///   - id: Names this report.
package func analyze(_ investigation: Investigation, at now: Int?, id: String, options: ReportOptions = ReportOptions()) -> Report {
    let exchange = investigation.steps.last?.exchange ?? Exchange(Hop(received: []))
    let facts = Facts(of: exchange, at: now ?? exchange.ownTime ?? 0, failure: investigation.failure)
    var (findings, notEvaluated) = Catalogue.findings(in: facts)
    if !options.onlyChecks.isEmpty { findings.removeAll { !options.onlyChecks.contains($0.check.id) } }
    if !options.ignoredChecks.isEmpty { findings.removeAll { options.ignoredChecks.contains($0.check.id) } }
    if !options.onlyChecks.isEmpty { notEvaluated.removeAll { !options.onlyChecks.contains($0.check.id) } }
    return Report(
        id: id,
        kind: investigation.kind,
        steps: investigation.steps,
        facts: facts,
        findings: findings,
        notEvaluated: notEvaluated,
        judgement: Judgement(facts, findings),
        options: options
    )
}
