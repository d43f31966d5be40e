extension Check.Reference {
    static let fetchCORS = Self.standard("Fetch Standard, CORS protocol", "https://fetch.spec.whatwg.org/#http-cors-protocol")
    static let contentSecurityPolicy = Self.standard("Content Security Policy Level 3", "https://www.w3.org/TR/CSP3/")
    static let frameOptions = Self.standard(
        "HTML Standard, the X-Frame-Options header",
        "https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-x-frame-options-header"
    )
    static let nosniff = Self.standard(
        "Fetch Standard, X-Content-Type-Options",
        "https://fetch.spec.whatwg.org/#x-content-type-options-header"
    )
    static let referrerPolicy = Self.standard("Referrer Policy", "https://www.w3.org/TR/referrer-policy/")
    static let permissionsPolicy = Self.standard("Permissions Policy", "https://www.w3.org/TR/permissions-policy/")
    static let openerPolicy = Self.standard(
        "HTML Standard, cross-origin opener policies",
        "https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies"
    )
    static let embedderPolicy = Self.standard(
        "HTML Standard, cross-origin embedder policies",
        "https://html.spec.whatwg.org/multipage/browsers.html#coep"
    )
    static let resourcePolicy = Self.standard(
        "Fetch Standard, Cross-Origin-Resource-Policy",
        "https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header"
    )
    static let reporting = Self.standard("Reporting API", "https://www.w3.org/TR/reporting-1/")
}
