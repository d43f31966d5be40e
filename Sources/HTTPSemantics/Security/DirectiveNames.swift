/// Directives of Content-Security-Policy that some browser knows (CSP Level 3, 6; older levels; Trusted Types; Mixed Content).
package enum DirectiveNames {
    package static let known: Set<String> = [
        "base-uri", "block-all-mixed-content", "child-src", "connect-src", "default-src", "fenced-frame-src", "font-src", "form-action",
        "frame-ancestors", "frame-src", "img-src", "manifest-src", "media-src", "navigate-to", "object-src", "plugin-types",
        "prefetch-src", "referrer", "reflected-xss", "report-to", "report-uri", "require-sri-for", "require-trusted-types-for", "sandbox",
        "script-src", "script-src-attr", "script-src-elem", "style-src", "style-src-attr", "style-src-elem", "trusted-types",
        "upgrade-insecure-requests", "webrtc", "worker-src",
    ]
}
