import HTTPSemantics

/// All checks, in report order: one hand-kept list; a test catches a file that is not listed.
package enum Catalogue {
    /// Places kept for each check; the true number is counted.
    package static let evidenceLimit = 50

    package static let all: [Check] = topics.flatMap { $0 }

    private static let topics: [[Check]] = [
        request, connection, framing, fields, status, negotiation, contentType, contentCoding, characterEncoding, json, business, caching,
        validators, ranges, cookies, security, redirection,
    ]

    /// The same, which live as long as `all`.
    private static let unretained: [Unmanaged<Check>] = all.map { Unmanaged.passUnretained($0) }

    package static func findings(in facts: Facts) -> (findings: [Finding], notEvaluated: [NotEvaluated]) {
        var findings: [Finding] = []
        var notEvaluated: [NotEvaluated] = []
        for entry in unretained {
            // Most checks find nothing: holding and releasing each of them would cost as much as asking it.
            let evaluation = entry._withUnsafeGuaranteedRef { $0.evaluate(facts) }
            if case .nothing = evaluation { continue }
            let check = entry.takeUnretainedValue()
            switch evaluation {
            case .nothing: break
            case .findings(let marks):
                findings.append(
                    Finding(
                        check: check,
                        marks: marks.count > evidenceLimit ? Array(marks.prefix(evidenceLimit)) : marks,
                        count: marks.count
                    )
                )
            case .notEvaluated(let missing): notEvaluated.append(NotEvaluated(check: check, missing: missing))
            }
        }
        return (findings, notEvaluated)
    }
}
