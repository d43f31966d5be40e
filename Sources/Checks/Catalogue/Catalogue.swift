import HTTPSemantics

/// All checks, in report order: one hand-kept list; a test catches a file that is not listed.
package enum Catalogue {
    /// Places kept for each check; the true number is counted.
    package static let evidenceLimit = 50

    static let groups: [CheckGroup] = [
        CheckGroup(request + connection + framing + fields + status + negotiation + contentType),
        CheckGroup(contentCoding) { $0.concernsContentCoding },
        CheckGroup(characterEncoding),
        CheckGroup(json) { $0.json != nil },
        CheckGroup(business + caching + validators),
        CheckGroup(ranges) { $0.concernsRanges },
        CheckGroup(cookies) { $0.concernsCookies },
        CheckGroup(security),
        CheckGroup(redirection) { $0.concernsRedirection },
    ]

    package static let all: [Check] = groups.flatMap(\.checks)

    package static func findings(in facts: Facts) -> (findings: [Finding], notEvaluated: [NotEvaluated]) {
        var found: (findings: [Finding], notEvaluated: [NotEvaluated]) = ([], [])
        for group in groups where group.isConcerned(facts) {
            for entry in group.unretained {
                let evaluation = entry._withUnsafeGuaranteedRef { $0.evaluate(facts) }
                if case .nothing = evaluation { continue }
                note(evaluation, of: entry.takeUnretainedValue(), &found.findings, &found.notEvaluated)
            }
        }
        return found
    }

    private static func note(
        _ evaluation: Check.Evaluation,
        of check: Check,
        _ findings: inout [Finding],
        _ notEvaluated: inout [NotEvaluated]
    ) {
        switch evaluation {
        case .nothing: break
        case .findings(let marks):
            let kept = marks.count > evidenceLimit ? Array(marks.prefix(evidenceLimit)) : marks
            findings.append(Finding(check: check, marks: kept, count: marks.count))
        case .notEvaluated(let missing): notEvaluated.append(NotEvaluated(check: check, missing: missing))
        }
    }
}
