import CResources
import Transport

/// The page and the contract: embedded octets with a validator made once.
struct ServedDocuments: Sendable {
    private struct Document: Sendable {
        let response: Response
        let notModified: Response
        let entityTag: String
    }

    private let documents: [Route: Document]

    /// Everything the page loads comes from here; nothing inline runs.
    private static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self'", "base-uri 'none'",
        "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    init() {
        var documents: [Route: Document] = [:]
        let html = "text/html; charset=utf-8"
        documents[.page] = ServedDocuments.document(.page, assay_page_html(), html)
        documents[.docs] = ServedDocuments.document(.docs, assay_docs_html(), html)
        documents[.style] = ServedDocuments.document(.style, assay_page_css(), "text/css; charset=utf-8")
        let script = "text/javascript; charset=utf-8"
        documents[.script] = ServedDocuments.document(.script, assay_page_js(), script)
        documents[.reportScript] = ServedDocuments.document(.reportScript, assay_page_report_js(), script)
        documents[.examplesScript] = ServedDocuments.document(.examplesScript, assay_page_examples_js(), script)
        documents[.icon] = ServedDocuments.document(.icon, assay_page_icon_svg(), "image/svg+xml")
        documents[.contractYAML] = ServedDocuments.document(.contractYAML, assay_openapi_yaml(), "application/yaml")
        documents[.contractJSON] = ServedDocuments.document(.contractJSON, assay_openapi_json(), "application/json")
        self.documents = documents
    }

    func response(_ route: Route, _ head: RequestHead) -> Response {
        guard let document = documents[route] else { return Response(status: 404, route: route.label) }
        if let condition = head.field("if-none-match"), EntityTagList.matches(condition, document.entityTag) {
            return document.notModified
        }
        return document.response
    }

    private static func document(_ route: Route, _ resource: assay_resource, _ mediaType: String) -> Document? {
        guard let base = resource.octets else { return nil }
        let octets = EmbeddedOctets(base: base, count: resource.length)
        let entityTag = "\"\(String(ContentHash.fnv1a(octets.octets), radix: 16))\""
        var response = Response(status: 200, route: route.label, content: .resource(octets))
        response.add("Content-Type", mediaType)
        var notModified = Response(status: 304, route: route.label)
        for (name, value) in validators(entityTag, isPage: route == .page || route == .docs) {
            response.add(name, value)
            notModified.add(name, value)
        }
        return Document(response: response, notModified: notModified, entityTag: entityTag)
    }

    private static func validators(_ entityTag: String, isPage: Bool) -> [(String, String)] {
        let fields = [("ETag", entityTag), ("Cache-Control", "no-cache")]
        if !isPage { return fields }
        return fields + [("Content-Security-Policy", contentSecurityPolicy), ("Referrer-Policy", "no-referrer")]
    }
}

/// A hash for validators; nothing depends on it being hard to invert.
package enum ContentHash {
    /// FNV-1a, 64 bits.
    package static func fnv1a(_ octets: some Sequence<UInt8>) -> UInt64 {
        octets.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
