import Foundation
import HTTPSyntax

/// security-headers: what the fields say, under the names of the source, whose policy of 2024 is told from the project's facts.
enum SecuritySuite {
    static func actual(_ sample: [String: Any]) -> [String: Any]? {
        guard let id = sample["id"] as? String, let check = id.split(separator: "/").first.map(String.init),
            let lines = sample["input"] as? [[String]]
        else { return nil }
        let result: (String, Bool)? =
            switch check {
            case "content_security_policy": contentSecurityPolicy(values(lines, "content-security-policy"))
            case "referrer_policy": referrerPolicy(values(lines, "referrer-policy"))
            case "strict_transport_security": hsts(lines)
            case "x_content_type_options": typeOptions(values(lines, "x-content-type-options"))
            case "x_frame_options":
                frameOptions(values(lines, "x-frame-options"), ContentSecurityPolicy(values(lines, "content-security-policy")))
            case "x_xss_protection": xssProtection(values(lines, "x-xss-protection"))
            default: nil
            }
        return result.map { ["check": check, "result": $0.0, "pass": $0.1] }
    }

    private static func values(_ lines: [[String]], _ name: String) -> FieldValues {
        var octets: [UInt8] = []
        var ranges: [Range<Int>] = []
        for line in lines where line.count == 3 && line[1].lowercased() == name {
            let start = octets.count
            octets += Array(line[2].utf8)
            ranges.append(octets.trimmed(start..<octets.count))
        }
        return FieldValues(octets: octets, ranges: ranges)
    }

    // MARK: Content-Security-Policy

    private static let broad: Set<String> = [
        "ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*",
    ]

    private static func contentSecurityPolicy(_ values: FieldValues) -> (String, Bool) {
        if values.isEmpty { return ("csp-not-implemented", false) }
        let policies = ContentSecurityPolicy(values).policies
        guard !policies.isEmpty else { return ("csp-header-invalid", false) }
        let ranked = [
            "csp-header-invalid", "csp-implemented-with-unsafe-inline", "csp-implemented-with-insecure-scheme",
            "csp-implemented-with-unsafe-eval", "csp-implemented-with-insecure-scheme-in-passive-content-only",
            "csp-implemented-with-unsafe-inline-in-style-src-only", "csp-implemented-with-no-unsafe",
            "csp-implemented-with-no-unsafe-default-src-none",
        ]
        let worst = policies.compactMap { ranked.firstIndex(of: judged($0)) }.min() ?? 0
        return (ranked[worst], worst >= 4)
    }

    private static func judged(_ policy: ContentSecurityPolicy.Policy) -> String {
        guard policy.repeated.isEmpty else { return "csp-header-invalid" }
        guard var scripts = sources(policy, "script-src"), let styles = sources(policy, "style-src"),
            let objects = sources(policy, "object-src")
        else { return "csp-header-invalid" }
        if scripts.contains("'strict-dynamic'") {
            guard scripts.contains(where: isNonceOrHash) else { return "csp-header-invalid" }
            scripts.subtract(broad)
            scripts.subtract(["'self'", "'unsafe-inline'"])
        }
        let unsafe = broad.union(["'unsafe-inline'", "data:"])
        if !scripts.isDisjoint(with: unsafe) || !objects.isDisjoint(with: broad) { return "csp-implemented-with-unsafe-inline" }
        let passive: Set<String> = ["img-src", "media-src"]
        let insecure = policy.directives.filter { directive in
            directive.sources.contains { $0.keyword.hasPrefix("http:") || $0.keyword.hasPrefix("ftp:") }
        }
        if insecure.contains(where: { !passive.contains($0.name) }) { return "csp-implemented-with-insecure-scheme" }
        if scripts.union(styles).contains("'unsafe-eval'") { return "csp-implemented-with-unsafe-eval" }
        if !insecure.isEmpty { return "csp-implemented-with-insecure-scheme-in-passive-content-only" }
        if !styles.isDisjoint(with: unsafe) { return "csp-implemented-with-unsafe-inline-in-style-src-only" }
        let standard = policy["default-src"].map { $0.sources.isEmpty || $0.source("'none'") != nil } ?? false
        return standard ? "csp-implemented-with-no-unsafe-default-src-none" : "csp-implemented-with-no-unsafe"
    }

    private static func isNonceOrHash(_ source: String) -> Bool {
        ["'nonce-", "'sha256-", "'sha384-", "'sha512-"].contains { source.hasPrefix($0) }
    }

    private static func sources(_ policy: ContentSecurityPolicy.Policy, _ name: String) -> Set<String>? {
        guard let directive = policy[name] ?? policy["default-src"] else { return ["*"] }
        var sources = Set(directive.sources.map(\.keyword))
        if sources.contains(where: isNonceOrHash) { sources.remove("'unsafe-inline'") }
        return sources
    }

    // MARK: The others

    private static func referrerPolicy(_ values: FieldValues) -> (String, Bool) {
        if values.isEmpty { return ("referrer-policy-not-implemented", true) }
        switch ReferrerPolicy(values).policy {
        case nil: return ("referrer-policy-header-invalid", false)
        case .noReferrerWhenDowngrade: return ("referrer-policy-no-referrer-when-downgrade", true)
        case .origin, .originWhenCrossOrigin, .unsafeURL: return ("referrer-policy-unsafe", false)
        default: return ("referrer-policy-private", true)
        }
    }

    private static func hsts(_ lines: [[String]]) -> (String, Bool) {
        let values = values(lines.filter { $0.first != "http" }, "strict-transport-security")
        if values.isEmpty { return ("hsts-not-implemented", false) }
        guard let age = StrictTransportSecurity(values).maxAge, values.count == 1 else { return ("hsts-header-invalid", false) }
        return age < 15_552_000
            ? ("hsts-implemented-max-age-less-than-six-months", false) : ("hsts-implemented-max-age-at-least-six-months", true)
    }

    private static func typeOptions(_ values: FieldValues) -> (String, Bool) {
        if values.isEmpty { return ("x-content-type-options-not-implemented", false) }
        let isPlain = values.joined.lowercased() == "nosniff"
        return isPlain ? ("x-content-type-options-nosniff", true) : ("x-content-type-options-header-invalid", false)
    }

    private static func frameOptions(_ values: FieldValues, _ policy: ContentSecurityPolicy) -> (String, Bool) {
        if policy.policies.contains(where: { $0["frame-ancestors"] != nil }) { return ("x-frame-options-implemented-via-csp", true) }
        if values.isEmpty { return ("x-frame-options-not-implemented", false) }
        let options = FrameOptions(values)
        if options.members.count == 1, options.policy != nil { return ("x-frame-options-sameorigin-or-deny", true) }
        if options.members.count == 1, options.members.first?.value.hasPrefix("allow-from ") ?? false {
            return ("x-frame-options-allow-from-origin", true)
        }
        return ("x-frame-options-header-invalid", false)
    }

    private static func xssProtection(_ values: FieldValues) -> (String, Bool) {
        if values.isEmpty { return ("x-xss-protection-not-implemented", false) }
        let parts = values.joined.lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let names = parts.map { String($0.prefix { $0 != "=" }) }
        let isKnown = parts.dropFirst().allSatisfy { $0 == "mode=block" || $0.hasPrefix("report=") }
        guard let first = parts.first, first == "0" || first == "1", isKnown, Set(names).count == names.count else {
            return ("x-xss-protection-header-invalid", false)
        }
        if first == "0" { return ("x-xss-protection-disabled", true) }
        return parts.contains("mode=block") ? ("x-xss-protection-enabled-mode-block", true) : ("x-xss-protection-enabled", true)
    }
}
