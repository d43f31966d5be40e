import CResources
import HTTPContent
import Transport

/// The page and the contract: embedded octets, with their codings and validators made once at the start.
struct ServedDocuments: Sendable {
    private struct Variant: Sendable {
        let response: Response
        let notModified: Response
        let entityTag: String
    }

    private struct Document: Sendable {
        let plain: Variant
        let coded: [ContentCoding: Variant]
        let size: Int
    }

    private let documents: [Route: Document]

    /// Everything the page loads comes from here; nothing inline runs.
    private static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self'", "base-uri 'none'",
        "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    init() {
        let html = "text/html; charset=utf-8"
        let script = "text/javascript; charset=utf-8"
        let resources: [(Route, assay_resource, String)] = [
            (.page, assay_page_html(), html), (.docs, assay_docs_html(), html), (.style, assay_page_css(), "text/css; charset=utf-8"),
            (.script, assay_page_js(), script), (.reportScript, assay_page_report_js(), script),
            (.examplesScript, assay_page_examples_js(), script), (.icon, assay_page_icon_svg(), "image/svg+xml"),
            (.contractYAML, assay_openapi_yaml(), "application/yaml"), (.contractJSON, assay_openapi_json(), "application/json"),
        ]
        var documents: [Route: Document] = [:]
        for (route, resource, mediaType) in resources {
            documents[route] = ServedDocuments.document(route, resource, mediaType)
        }
        self.documents = documents
    }

    func response(_ route: Route, _ head: RequestHead) -> Response {
        guard let document = documents[route] else { return Response(status: 404, route: route.label) }
        let coding = AnswerCoding.chosen(head.field("accept-encoding"), size: document.size)
        let variant = coding.flatMap { document.coded[$0] } ?? document.plain
        if let condition = head.field("if-none-match"), EntityTagList.matches(condition, variant.entityTag) {
            return variant.notModified
        }
        return variant.response
    }

    private static func document(_ route: Route, _ resource: assay_resource, _ mediaType: String) -> Document? {
        guard let base = resource.octets else { return nil }
        let embedded = EmbeddedOctets(base: base, count: resource.length)
        let hash = String(ContentHash.fnv1a(embedded.octets), radix: 16)
        var coded: [ContentCoding: Variant] = [:]
        for coding in AnswerCoding.offered where embedded.count >= AnswerCoding.threshold {
            guard let octets = coding.encode(Array(embedded.octets)), octets.count < embedded.count else { continue }
            coded[coding] = variant(route, .octets(octets), mediaType, entityTag: "\"\(hash)-\(coding.name)\"", coding)
        }
        let plain = variant(route, .resource(embedded), mediaType, entityTag: "\"\(hash)\"", nil)
        return Document(plain: plain, coded: coded, size: embedded.count)
    }

    private static func variant(
        _ route: Route,
        _ content: Response.Content,
        _ mediaType: String,
        entityTag: String,
        _ coding: ContentCoding?
    ) -> Variant {
        var response = Response(status: 200, route: route.label, content: content)
        response.add("Content-Type", mediaType)
        if let coding { response.add("Content-Encoding", coding.name) }
        var notModified = Response(status: 304, route: route.label)
        for (name, value) in validators(entityTag, isPage: route == .page || route == .docs) {
            response.add(name, value)
            notModified.add(name, value)
        }
        return Variant(response: response, notModified: notModified, entityTag: entityTag)
    }

    private static func validators(_ entityTag: String, isPage: Bool) -> [(String, String)] {
        let fields = [("ETag", entityTag), ("Cache-Control", "no-cache"), ("Vary", "Accept-Encoding")]
        if !isPage { return fields }
        return fields + [("Content-Security-Policy", contentSecurityPolicy), ("Referrer-Policy", "no-referrer")]
    }
}
