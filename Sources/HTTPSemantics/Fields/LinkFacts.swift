import Evidence
import HTTPSyntax
import WebURL

/// What Link says of other resources (RFC 8288).
package struct LinkFacts: Sendable {
    package let field: LinkField
    package let repeatedParameters: [FieldPlace]
    /// `rev`, which turns a relation around and is deprecated.
    package let reversed: [FieldPlace]
    package let withoutRelation: [FieldPlace]
    /// Targets and anchors with octets that no URI holds.
    package let invalidReferences: [FieldPlace]
    package let invalidTypes: [FieldPlace]
    /// Preload, preconnect and their like to something else than http and https.
    package let unfetchableHints: [FieldPlace]

    private static let hints: Set<String> = ["preload", "preconnect", "prefetch", "dns-prefetch", "modulepreload"]

    init(_ exchange: Exchange) {
        let field = LinkField(exchange.values("link"))
        self.field = field
        let base = field.links.isEmpty ? nil : exchange.url ?? WebURL("https://unknown.invalid/")
        repeatedParameters = field.links.flatMap { $0.repeated.map { FieldPlace("Link", $0.range, "\($0.name) stood before") } }
        reversed = field.links.flatMap { $0.parameters.filter { $0.name == "rev" } }.map { FieldPlace("Link", $0.range, "rev") }
        withoutRelation = field.links.filter { $0.relations.isEmpty && $0["rev"] == nil }.map {
            FieldPlace("Link", $0.range, "no rel")
        }
        invalidReferences = field.links.flatMap { link -> [FieldPlace] in
            let anchor = link["anchor"]?.valueRange.map { QuotedString.inner($0, in: field.octets) ?? $0 }
            return [link.target, anchor].compactMap { $0 }.flatMap { range in
                LocationField(FieldValues(octets: field.octets, ranges: [range])).ranges(.invalidCharacter).map {
                    FieldPlace("Link", $0, "no URI holds this")
                }
            }
        }
        invalidTypes = field.links.compactMap { link in
            guard let type = link["type"], !LinkFacts.isMediaType(type.value) else { return nil }
            return FieldPlace("Link", type.range, "no media type")
        }
        unfetchableHints = field.links.compactMap { link in
            guard link.relations.contains(where: { LinkFacts.hints.contains($0.lowercased()) }) else { return nil }
            guard let url = WebURL(octets: field.octets[link.target], base: base), !["http", "https"].contains(url.scheme) else {
                return nil
            }
            return FieldPlace("Link", link.target, "scheme \(url.scheme)")
        }
    }

    private static func isMediaType(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isTokenCharacter) }
    }
}
