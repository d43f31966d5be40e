import Evidence
import HTTPSemantics

/// One thing that can be wrong with a response: what it is, why it matters, how to mend it, and how it is recognised.
package final class Check: Sendable {
    /// What a recipient will feel: an error makes some recipient fail, lose or misread data; a warning should be mended; a note informs.
    package enum Severity: String, Sendable, Comparable {
        case note, warning, error

        private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
        package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    }

    /// Whose doing it likely is.
    package enum Fault: String, Sendable {
        case origin, intermediary, client, capture
    }

    /// Who feels it.
    package enum Client: String, Sendable {
        case everyClient = "every client"
        case browsers
        case caches
        case sharedCaches = "shared caches"
        case strictParsers = "strict parsers"
        case javaScript = "JavaScript"
        case urlSession = "URLSession"
        case okHTTP = "OkHttp"
        case downloadManagers = "download managers"
        case crawlers
        case proxies
        case people
    }

    /// Where the rule stands.
    package struct Reference: Sendable, Hashable {
        /// For people: `RFC 9112, section 6.3`.
        package let title: String
        package let url: String

        package static func rfc(_ number: Int, section: String) -> Reference {
            Reference(title: "RFC \(number), section \(section)", url: "https://www.rfc-editor.org/rfc/rfc\(number)#section-\(section)")
        }

        /// A page of a living standard or a public document.
        package static func standard(_ title: String, _ url: String) -> Reference { Reference(title: title, url: url) }
    }

    /// What a check found in one response.
    package enum Evaluation: Sendable {
        case nothing
        case findings([Mark])
        /// The caller did not give what is needed to decide.
        case notEvaluated(missing: String)

        /// `.nothing` for an empty list.
        package static func marks(_ marks: [Mark]) -> Evaluation { marks.isEmpty ? .nothing : .findings(marks) }
    }

    /// Names the pattern flagged, never the cure.
    package let id: String
    package let severity: Severity
    /// One sentence, without a full stop.
    package let summary: String
    /// Why it matters.
    package let explanation: String
    package let remedy: String
    package let references: [Reference]
    package let fault: Fault
    package let affects: [Client]
    /// The verdict of a response that shows this, unless a graver one fits; `nil` when the severity alone decides.
    package let implies: Verdict?
    private let makeTriggering: @Sendable () -> [Example]
    private let makeNonTriggering: @Sendable () -> [Example]
    package let evaluate: @Sendable (Facts) -> Evaluation

    package init(
        id: String,
        severity: Severity,
        summary: String,
        explanation: String,
        remedy: String,
        references: [Reference],
        fault: Fault = .origin,
        affects: [Client] = [.everyClient],
        implies: Verdict? = nil,
        triggering: @autoclosure @escaping @Sendable () -> [Example],
        nonTriggering: @autoclosure @escaping @Sendable () -> [Example],
        evaluate: @escaping @Sendable (Facts) -> Evaluation
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.explanation = explanation
        self.remedy = remedy
        self.references = references
        self.fault = fault
        self.affects = affects
        self.implies = implies
        makeTriggering = triggering
        makeNonTriggering = nonTriggering
        self.evaluate = evaluate
    }

    /// Responses that show it. Made when asked for: the analysis never needs them.
    package var triggering: [Example] { makeTriggering() }

    /// Near misses that do not show it.
    package var nonTriggering: [Example] { makeNonTriggering() }
}
