import Evidence
import HTTPSemantics
import HTTPSyntax
import Recording
import Testing

@testable import Checks

/// One example of one check, as a test argument.
struct Trial: Sendable, CustomTestStringConvertible {
    let check: Check
    let example: Example
    let number: Int

    var testDescription: String { "\(check.id) #\(number)" }

    var facts: Facts {
        let hop = Hop(request: example.request, received: example.response, tls: example.tls)
        return Facts(of: Exchange(hop), at: example.now)
    }

    static func all(_ examples: KeyPath<Check, [Example]>) -> [Trial] {
        Catalogue.all.flatMap { check in
            check[keyPath: examples].enumerated().map { Trial(check: check, example: $1, number: $0) }
        }
    }
}

@Suite struct ExampleTests {
    @Test("A triggering example is found, on the octets it marks", arguments: Trial.all(\.triggering))
    func triggers(_ trial: Trial) {
        let facts = trial.facts
        guard case .findings(let marks) = trial.check.evaluate(facts) else {
            Issue.record("not found")
            return
        }
        let found = marks.map { position(of: $0, in: facts) }
        for mark in trial.example.marks {
            #expect(found.contains(mark), "marked \(mark), found \(found)")
        }
        let inURL = marks.compactMap { mark -> OctetRange? in
            guard case .location(.octets(_, .url, let range)) = mark.place else { return nil }
            return range
        }
        for mark in trial.example.urlMarks {
            #expect(inURL.contains(mark), "marked \(mark) of the URL, found \(inURL)")
        }
        // All that is found in a URL is marked in its example.
        if !trial.example.urlMarks.isEmpty { #expect(inURL.count == trial.example.urlMarks.count, "found \(inURL)") }
    }

    @Test("A non-triggering example is not found", arguments: Trial.all(\.nonTriggering))
    func staysSilent(_ trial: Trial) {
        if case .findings(let marks) = trial.check.evaluate(trial.facts) {
            Issue.record("found: \(marks.map(\.detail))")
        }
    }

    @Test("A group that is not asked would have said nothing", arguments: Trial.all(\.triggering) + Trial.all(\.nonTriggering))
    func groupsConcern(_ trial: Trial) {
        let facts = trial.facts
        for group in Catalogue.groups where !group.isConcerned(facts) {
            for check in group.checks {
                guard case .nothing = check.evaluate(facts) else {
                    Issue.record("\(check.id) speaks")
                    continue
                }
            }
        }
    }

    @Test("Every check has an example of each kind and a unique id")
    func catalogueIsComplete() {
        #expect(Set(Catalogue.all.map(\.id)).count == Catalogue.all.count)
        for check in Catalogue.all {
            #expect(!check.triggering.isEmpty && !check.nonTriggering.isEmpty, "\(check.id)")
        }
    }

    /// Evidence as octets of the response; parts of the body count from its first octet when nothing was undone.
    private func position(of mark: Mark, in facts: Facts) -> OctetRange? {
        switch mark.place {
        case .received(let range): return range
        case .response: return nil
        case .location(.octets(_, let part, let range)):
            guard part == .content || part == .text || part == .framed || part == .stage(1) else { return nil }
            let base = facts.message.framed.lowerBound
            return base + range.lowerBound..<base + range.upperBound
        case .location(.field): return nil
        }
    }
}
