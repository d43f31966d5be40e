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

    package static func findings(in facts: Facts) -> (findings: [Finding], notEvaluated: [NotEvaluated]) {
        var findings: [Finding] = []
        var notEvaluated: [NotEvaluated] = []
        for check in all {
            switch check.evaluate(facts) {
            case .nothing: break
            case .findings(let marks):
                findings.append(Finding(check: check, marks: Array(marks.prefix(evidenceLimit)), count: marks.count))
            case .notEvaluated(let missing): notEvaluated.append(NotEvaluated(check: check, missing: missing))
            }
        }
        return (findings, notEvaluated)
    }
}
