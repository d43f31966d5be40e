import Evidence
import HTTPSemantics

/// What one check found in one response: the check, and each place that shows it.
package final class Finding: Sendable {
    package let check: Check
    /// At most `Catalogue.evidenceLimit`.
    package let marks: [Mark]
    /// The true number of places.
    package let count: Int

    /// The gravest that a mark tells, else the check's own.
    package let severity: Check.Severity
    package var fault: Check.Fault { marks.first?.fault ?? check.fault }

    package init(check: Check, marks: [Mark], count: Int) {
        self.check = check
        self.marks = marks
        self.count = count
        var gravest: Check.Severity?
        for case let severity? in marks.lazy.map(\.severity) where gravest.map({ $0 < severity }) ?? true { gravest = severity }
        self.severity = gravest ?? check.severity
    }
}

/// A check that could not be made, and what was missing for it.
package struct NotEvaluated: Sendable {
    package let check: Check
    package let missing: String
}
