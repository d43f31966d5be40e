import Checks
import HTTPContent

/// The members of a finding that are the same wherever its check fires, half of a report.
///
/// For compact reports they are written once for each check and copied from then on; a pretty report writes them anew.
final class CheckWords: Sendable {
    private let check: Check
    private let compact: Compact?

    private struct Compact: Sendable {
        let id: [UInt8]
        let summary: [UInt8]
        let explanation: [UInt8]
        let rest: [UInt8]
    }

    private static let catalogue: [ObjectIdentifier: CheckWords] = Dictionary(
        Catalogue.all.map { (ObjectIdentifier($0), CheckWords(written: $0)) },
        uniquingKeysWith: { first, _ in first }
    )

    static func of(_ check: Check, isCompact: Bool) -> CheckWords {
        guard isCompact, let words = catalogue[ObjectIdentifier(check)] else { return CheckWords(check: check, compact: nil) }
        return words
    }

    private init(check: Check, compact: Compact?) {
        self.check = check
        self.compact = compact
    }

    private init(written check: Check) {
        let plain = CheckWords(check: check, compact: nil)
        func octets(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
            var writer = JSONWriter(capacity: 1_024)
            write(&writer)
            return writer.take()
        }
        self.check = check
        compact = Compact(
            id: octets { plain.writeID(&$0) },
            summary: octets { plain.writeSummary(&$0) },
            explanation: octets { plain.writeExplanation(&$0) },
            rest: octets { plain.writeRest(&$0) }
        )
    }

    func writeID(_ writer: inout JSONWriter) {
        if let compact { return writer.raw(compact.id) }
        writer.member("id", check.id)
    }

    func writeSummary(_ writer: inout JSONWriter) {
        if let compact { return writer.raw(compact.summary) }
        writer.member("summary", check.summary)
    }

    func writeExplanation(_ writer: inout JSONWriter) {
        if let compact { return writer.raw(compact.explanation) }
        writer.member("explanation", check.explanation)
    }

    /// Whom it affects, the remedy and where the rule stands.
    func writeRest(_ writer: inout JSONWriter) {
        if let compact { return writer.raw(compact.rest) }
        writer.member("affects", check.affects.map(\.rawValue))
        writer.objectMember("remedy") { $0.member("text", check.remedy) }
        writer.arrayMember("references") { writer in
            for reference in check.references {
                writer.object { writer in
                    writer.member("title", reference.title)
                    writer.member("url", reference.url)
                }
            }
        }
    }
}
