import Evidence
import HTTPSemantics

/// What one check found in one response: the check, and each place that shows it.
package struct Finding: Sendable {
    package let check: Check
    /// At most `Catalogue.evidenceLimit`.
    package let marks: [Mark]
    /// The true number of places.
    package let count: Int

    package var severity: Check.Severity { marks.compactMap(\.severity).max() ?? check.severity }
    package var fault: Check.Fault { marks.first?.fault ?? check.fault }
}

/// A check that could not be made, and what was missing for it.
package struct NotEvaluated: Sendable {
    package let check: Check
    package let missing: String
}
