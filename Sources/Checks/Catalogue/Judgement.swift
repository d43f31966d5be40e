import HTTPSemantics

/// Facts and findings together: the verdict, and the sentence that says why.
package struct Judgement: Sendable {
    package let verdict: Verdict
    /// One plain sentence with the cause.
    package let headline: String

    package init(_ facts: Facts, _ findings: [Finding]) {
        verdict = Judgement.verdict(facts, findings)
        headline = Judgement.headline(verdict, facts, findings)
    }

    /// The gravest verdict that a fact or finding asks for (the order is that of `Verdict`).
    private static func verdict(_ facts: Facts, _ findings: [Finding]) -> Verdict {
        let code = facts.status.code ?? 0
        let isHTTPError = facts.outcome.http == .fail
        var verdict = Verdict.ok
        if findings.contains(where: { $0.severity > .note }) { verdict = .okWithWarnings }
        if facts.redirection.isRedirect || (300..<400).contains(code) && code != 304 && code != 300 { verdict = min(verdict, .redirect) }
        if facts.characterEncoding.isMisread { verdict = min(verdict, .degraded) }
        if isHTTPError { verdict = min(verdict, .httpError) }
        for finding in findings {
            // A mark that lowers the severity says that this case is a lesser one.
            guard let implied = finding.check.implies, finding.severity >= finding.check.severity else { continue }
            // An error answer whose content is odd, but that arrived whole, is an error answer first.
            if isHTTPError, facts.outcome.network == .ok, implied == .broken { continue }
            verdict = min(verdict, implied)
        }
        return verdict
    }

    private static func headline(_ verdict: Verdict, _ facts: Facts, _ findings: [Finding]) -> String {
        let status = statusWords(facts)
        let cause = findings.first { $0.check.implies == verdict } ?? findings.max { $0.severity < $1.severity }
        let reason = cause.map { "\($0.check.summary): \($0.marks.first?.detail ?? "")" }
        switch verdict {
        case .ok: return "\(status): nothing to act on."
        case .okWithWarnings: return "\(status), usable as it is. To mend: \(lowerFirst(reason ?? "")).".replacingDoubleStop
        case .redirect: return "\(status): follow \(facts.redirection.target ?? "the target, which is not named")."
        case .httpError: return "\(status): \(errorWords(facts))."
        case .businessError: return "\(status), but the content reports a failure: \(facts.business.message ?? "no message")."
        default: return "\(status). \(reason ?? "").".replacingDoubleStop
        }
    }

    private static func statusWords(_ facts: Facts) -> String {
        guard let code = facts.status.code else { return facts.message.octets.isEmpty ? "No response" : "No HTTP response" }
        let phrase = facts.status.reason.isEmpty ? StatusRegistry.phrases[code] ?? "" : facts.status.reason
        return phrase.isEmpty ? "\(code)" : "\(code) \(phrase)"
    }

    private static func errorWords(_ facts: Facts) -> String {
        if let message = facts.business.message, !message.isEmpty { return message }
        if let seconds = facts.outcome.retryAfterSeconds { return "try again after \(seconds) s" }
        return facts.outcome.isRetryable ? "the request may be tried again" : "the request failed and will fail again as it is"
    }

    private static func lowerFirst(_ text: String) -> String {
        // Names and acronyms keep their capitals.
        guard let first = text.first, let second = text.dropFirst().first, first.isUppercase, second.isLowercase,
            !text.prefix(while: { $0 != " " }).contains("-")
        else { return text }
        return first.lowercased() + text.dropFirst()
    }
}

extension String {
    /// `a: .` and `a..` end in one stop.
    fileprivate var replacingDoubleStop: String {
        let end = utf8.lastIndex { $0 != 0x2E && $0 != 0x3A && $0 != 0x20 }.map { utf8.index(after: $0) } ?? startIndex
        return self[..<end] + "."
    }
}
