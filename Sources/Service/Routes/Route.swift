/// The resources of the service.
enum Route: Sendable, CaseIterable {
    case analyze, page, docs, style, script, reportScript, examplesScript, icon, contractYAML, contractJSON, live, ready, startup, health,
        metrics,
        version

    init?(path: String) {
        switch path {
        case "/v1/analyze", "/analyze": self = .analyze
        case "/": self = .page
        case "/docs": self = .docs
        case "/page.css": self = .style
        case "/page.js": self = .script
        case "/report.js": self = .reportScript
        case "/examples.js": self = .examplesScript
        case "/icon.svg": self = .icon
        case "/openapi.yaml": self = .contractYAML
        case "/openapi.json": self = .contractJSON
        case "/livez": self = .live
        case "/readyz": self = .ready
        case "/startupz": self = .startup
        case "/healthz": self = .health
        case "/version": self = .version
        case "/metrics": self = .metrics
        default: return nil
        }
    }

    /// The name in logs and metrics; `/analyze` and `/v1/analyze` are one.
    var label: String {
        switch self {
        case .analyze: "/v1/analyze"
        case .page: "/"
        case .docs: "/docs"
        case .style: "/page.css"
        case .script: "/page.js"
        case .reportScript: "/report.js"
        case .examplesScript: "/examples.js"
        case .icon: "/icon.svg"
        case .contractYAML: "/openapi.yaml"
        case .contractJSON: "/openapi.json"
        case .live: "/livez"
        case .ready: "/readyz"
        case .startup: "/startupz"
        case .health: "/healthz"
        case .version: "/version"
        case .metrics: "/metrics"
        }
    }

    var methods: [String] { self == .analyze ? ["POST", "QUERY", "OPTIONS"] : ["GET", "HEAD", "OPTIONS"] }

    /// Methods that exist, here or elsewhere: the wrong one for a resource is 405, an unknown one 501 (RFC 9110 9.1).
    static let knownMethods: Set<String> = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "QUERY"]
}
