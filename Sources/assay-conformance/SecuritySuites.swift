import Foundation
import HTTPSemantics
import HTTPSyntax
import Recording

/// security-headers: the facts about security fields, put into the verdict words of the Mozilla Observatory.
enum SecuritySuites {
    static func actual(suite: String, file: String, case input: [String: Any]) -> [String: Any]? {
        guard suite == "security-headers", let id = input["id"] as? String else { return nil }
        let check = String(id.prefix { $0 != "/" })
        let fields = (input["input"] as? [[String]] ?? []).filter { $0.count == 3 }
        let head = "HTTP/1.1 200 OK\r\n" + fields.map { "\($0[1]): \($0[2].filter { !$0.isNewline })\r\n" }.joined() + "\r\n"
        let url = fields.contains { $0[0] == "http" } ? "http://example.com/" : "https://example.com/"
        let exchange = Exchange(Hop(request: Request(method: "GET", url: url), received: Array(head.utf8)))
        let facts = SecurityFacts(exchange, now: 0)
        guard let result = result(check, facts, exchange) else { return nil }
        return ["check": check, "result": result, "pass": !failing.contains(result)]
    }

    private static let failing: Set<String> = [
        "csp-header-invalid", "csp-implemented-with-insecure-scheme", "csp-implemented-with-unsafe-inline",
        "csp-implemented-with-unsafe-eval", "csp-not-implemented", "referrer-policy-header-invalid", "referrer-policy-unsafe",
        "hsts-header-invalid", "hsts-implemented-max-age-less-than-six-months", "hsts-not-implemented", "hsts-not-implemented-no-https",
        "x-content-type-options-header-invalid", "x-content-type-options-not-implemented", "x-frame-options-header-invalid",
        "x-frame-options-not-implemented", "x-xss-protection-header-invalid",
    ]

    private static func result(_ check: String, _ facts: SecurityFacts, _ exchange: Exchange) -> String? {
        switch check {
        case "content_security_policy": policy(facts, isPresent: exchange.message.fields.has("content-security-policy"))
        case "referrer_policy": referrer(facts.referrerPolicy)
        case "strict_transport_security": transport(facts.hsts, isSecure: facts.isSecure ?? true)
        case "x_content_type_options": sniffing(exchange.values("x-content-type-options"))
        case "x_frame_options": framing(facts)
        case "x_xss_protection": filter(XSSProtection(exchange.values("x-xss-protection")))
        default: nil
        }
    }

    private static func referrer(_ field: ReferrerPolicy) -> String {
        switch field.policy {
        case .noReferrer, .sameOrigin, .strictOrigin, .strictOriginWhenCrossOrigin: "referrer-policy-private"
        case .noReferrerWhenDowngrade: "referrer-policy-no-referrer-when-downgrade"
        case .origin, .originWhenCrossOrigin, .unsafeURL: "referrer-policy-unsafe"
        case nil: field.unknown.isEmpty ? "referrer-policy-not-implemented" : "referrer-policy-header-invalid"
        }
    }

    private static func transport(_ field: StrictTransportSecurity, isSecure: Bool) -> String {
        guard isSecure else { return "hsts-not-implemented-no-https" }
        guard field.isPresent else { return "hsts-not-implemented" }
        guard let age = field.maxAge else { return "hsts-header-invalid" }
        let isLong = age >= 15_552_000
        return isLong ? "hsts-implemented-max-age-at-least-six-months" : "hsts-implemented-max-age-less-than-six-months"
    }

    private static func sniffing(_ values: FieldValues) -> String {
        if values.isEmpty { return "x-content-type-options-not-implemented" }
        return values.joined.lowercased() == "nosniff" ? "x-content-type-options-nosniff" : "x-content-type-options-header-invalid"
    }

    private static func framing(_ facts: SecurityFacts) -> String {
        if facts.frameAncestors != nil { return "x-frame-options-implemented-via-csp" }
        guard let first = facts.frameOptions.members.first else { return "x-frame-options-not-implemented" }
        if first.value.hasPrefix("allow-from ") { return "x-frame-options-allow-from-origin" }
        let isSingle = facts.frameOptions.members.count == 1 && facts.frameOptions.policy != nil
        return isSingle ? "x-frame-options-sameorigin-or-deny" : "x-frame-options-header-invalid"
    }

    private static func filter(_ field: XSSProtection) -> String {
        if !field.isPresent { return "x-xss-protection-not-implemented" }
        if field.invalid != nil { return "x-xss-protection-header-invalid" }
        if !field.isEnabled { return "x-xss-protection-disabled" }
        return field.blocks ? "x-xss-protection-enabled-mode-block" : "x-xss-protection-enabled"
    }

    // MARK: - Content-Security-Policy

    private static let broad: Set<String> = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"]

    private static func policy(_ facts: SecurityFacts, isPresent: Bool) -> String {
        guard isPresent else { return "csp-not-implemented" }
        let field = facts.contentSecurityPolicy
        let directives = field.policies.flatMap(\.directives)
        if directives.isEmpty || field.policies.contains(where: { !$0.repeated.isEmpty }) { return "csp-header-invalid" }
        func sources(_ name: String) -> Set<String> {
            let found = directives.filter { $0.name == name }
            let chosen = found.isEmpty ? directives.filter { $0.name == "default-src" } : found
            guard !chosen.isEmpty else { return ["*", "'unsafe-inline'"] }
            return Set(chosen.flatMap { $0.sources.map(\.keyword) })
        }
        let (script, isStrict) = effective(sources("script-src"))
        let (style, _) = effective(sources("style-src"))
        let hasProof = script.contains { isProof($0) }
        if isStrict, !hasProof { return "csp-header-invalid" }
        let open = isStrict ? [] : script.intersection(broad.union(["'unsafe-inline'", "data:"]))
        if !open.isEmpty || !sources("object-src").isDisjoint(with: broad) { return "csp-implemented-with-unsafe-inline" }
        if script.union(style).contains("'unsafe-eval'") { return "csp-implemented-with-unsafe-eval" }
        let insecure = directives.filter { $0.sources.contains { $0.keyword.hasPrefix("http:") || $0.keyword.hasPrefix("ftp:") } }
        let passive = ["img-src", "media-src"]
        if insecure.contains(where: { !passive.contains($0.name) && $0.name.hasSuffix("-src") && $0.name != "style-src" }) {
            return "csp-implemented-with-insecure-scheme"
        }
        if insecure.contains(where: { passive.contains($0.name) }) { return "csp-implemented-with-insecure-scheme-in-passive-content-only" }
        if !style.isDisjoint(with: broad.union(["'unsafe-inline'", "data:"])) {
            return "csp-implemented-with-unsafe-inline-in-style-src-only"
        }
        let standard = directives.filter { $0.name == "default-src" }
        let isNone = standard.contains { $0.sources.isEmpty || $0.sources.map(\.keyword) == ["'none'"] }
        return isNone ? "csp-implemented-with-no-unsafe-default-src-none" : "csp-implemented-with-no-unsafe"
    }

    private static func isProof(_ source: String) -> Bool {
        ["'nonce-", "'sha256-", "'sha384-", "'sha512-"].contains { source.hasPrefix($0) }
    }

    /// Beside a nonce or a hash browsers ignore `'unsafe-inline'`.
    private static func effective(_ sources: Set<String>) -> (Set<String>, isStrict: Bool) {
        (sources.contains(where: isProof) ? sources.subtracting(["'unsafe-inline'"]) : sources, sources.contains("'strict-dynamic'"))
    }
}
