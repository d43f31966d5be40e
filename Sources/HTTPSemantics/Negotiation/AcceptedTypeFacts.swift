import Evidence
import HTTPSyntax

/// Media types that a resource says it takes: Accept-Patch, Accept-Post, Accept-Query.
package struct AcceptedTypeFacts: Sendable {
    /// Members that are no media type, or a wildcard where none is allowed.
    package let invalid: [FieldPlace]
    /// Members of Accept-Patch that describe documents, not changes.
    package let notPatches: [FieldPlace]
    /// Accept-Patch or Accept-Post without the method in Allow.
    package let notAllowed: [FieldPlace]
    /// Allow has PATCH and the answer to OPTIONS does not say in which formats.
    package let lacksAcceptPatch: OctetRange?

    private static let documents: Set<String> = [
        "text/plain", "text/html", "text/xml", "application/xml", "application/json", "text/csv", "application/octet-stream",
        "application/x-www-form-urlencoded", "multipart/form-data",
    ]
    private static let mistaken: [String: String] = [
        "text/json": "application/json", "plain/text": "text/plain", "html/text": "text/html", "json/application": "application/json",
        "application/text": "text/plain", "xml/text": "text/xml", "image/jpg": "image/jpeg",
    ]

    /// The registered type that a well-known slip stands for.
    package static func likelyMeant(by essence: String) -> String? { mistaken[essence] }

    init(_ exchange: Exchange) {
        let allow = TokenList(exchange.values("allow"))
        var invalid: [FieldPlace] = []
        var notPatches: [FieldPlace] = []
        var notAllowed: [FieldPlace] = []
        let methods: [(FieldName, String)] = [("accept-patch", "patch"), ("accept-post", "post")]
        for (field, method) in methods {
            let values = exchange.values(field)
            for member in ParameterisedMember.all(values) {
                let name = values.octets.lowercasedText(member.value)
                if let flaw = AcceptedTypeFacts.flaw(name, allowsWildcard: method == "post") {
                    invalid.append(FieldPlace(field.text, member.value, flaw))
                } else if method == "patch", AcceptedTypeFacts.documents.contains(name) {
                    notPatches.append(FieldPlace(field.text, member.value, "describes a document"))
                }
            }
            if !values.isEmpty, allow.isPresent, !allow.has(method) {
                notAllowed.append(FieldPlace(field.text, values.span, "Allow does not list \(method.uppercased())"))
            }
        }
        for member in AcceptQuery(exchange.values("accept-query")).members {
            guard let name = member.name, let flaw = AcceptedTypeFacts.flaw(name, allowsWildcard: true) else { continue }
            invalid.append(FieldPlace("accept-query", member.range, flaw))
        }
        self.invalid = invalid
        self.notPatches = notPatches
        self.notAllowed = notAllowed
        let isOptions = exchange.method == "OPTIONS" && exchange.message.status == 200
        lacksAcceptPatch =
            isOptions && allow.has("patch") && exchange.values("accept-patch").isEmpty
            ? allow.members.first { $0.lowercased == "patch" }?.range : nil
    }

    private static func flaw(_ name: String, allowsWildcard: Bool) -> String? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isTokenCharacter) }) else { return "no media type" }
        if let meant = mistaken[name] { return "no such type, \(meant) is meant" }
        return name.contains("*") && !allowsWildcard ? "no wildcard is allowed here" : nil
    }
}
