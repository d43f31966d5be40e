import Evidence
import HTTPSyntax

/// What a browser is told to guard against, and whether it does (RFC 6797, HTML, CSP, Fetch).
package final class SecurityFacts: Sendable {
    package let hsts: StrictTransportSecurity
    /// The line that counts.
    package let hstsRange: OctetRange
    package let frameOptions: FrameOptions
    package let contentSecurityPolicy: ContentSecurityPolicy
    /// The policies that are only reported.
    package let reportOnlyPolicy: ContentSecurityPolicy
    package let contentTypeOptions: ContentTypeOptions
    package let hasContentTypeOptions: Bool
    package let referrerPolicy: ReferrerPolicy
    package let openerPolicy: CrossOriginPolicy
    package let embedderPolicy: CrossOriginPolicy
    package let resourcePolicy: CrossOriginResourcePolicy
    package let permissionsPolicy: PermissionsPolicy
    package let cors: CrossOriginFacts
    package let reporting: ReportingFacts
    /// Tokens of the report-only opener and embedder policies that are not known.
    package let reportOnlyInvalid: [OctetRange]
    /// URLs of Speculation-Rules that a browser will not fetch.
    package let speculationRules: [FieldPlace]
    package let clearSiteData: ClearSiteData
    /// Fields that name back-end software and help no client, as name and value.
    package let revealingFields: [(name: String, range: OctetRange)]
    /// Parameters `report-to` of opener and embedder policies that are no string.
    package let mistypedEndpoints: [OctetRange]
    /// Values of Feature-Policy, which Permissions-Policy replaced.
    package let featurePolicy: [OctetRange]
    /// Values of X-XSS-Protection, which no browser heeds any more.
    package let xssProtection: [OctetRange]
    /// Version numbers of software in Server, X-Powered-By and the like.
    package let versions: [OctetRange]
    /// The value text of the policy that says who may frame the page; `nil` when everybody may.
    package let framing: String?
    /// Over TLS; `nil` when the URL asked for is not known.
    package let isSecure: Bool?
    private let isAddress: Bool

    package init(_ exchange: Exchange, now: Int) {
        hsts = StrictTransportSecurity(exchange.values("strict-transport-security"))
        hstsRange = exchange.values("strict-transport-security").first ?? 0..<0
        frameOptions = FrameOptions(exchange.values("x-frame-options"))
        contentSecurityPolicy = ContentSecurityPolicy(exchange.values("content-security-policy"))
        reportOnlyPolicy = ContentSecurityPolicy(exchange.values("content-security-policy-report-only"))
        let typeOptions = exchange.values("x-content-type-options")
        contentTypeOptions = ContentTypeOptions(typeOptions)
        hasContentTypeOptions = !typeOptions.isEmpty
        referrerPolicy = ReferrerPolicy(exchange.values("referrer-policy"))
        openerPolicy = CrossOriginPolicy(exchange.values("cross-origin-opener-policy"), known: CrossOriginPolicy.openerPolicies)
        embedderPolicy = CrossOriginPolicy(exchange.values("cross-origin-embedder-policy"), known: CrossOriginPolicy.embedderPolicies)
        resourcePolicy = CrossOriginResourcePolicy(exchange.values("cross-origin-resource-policy"))
        permissionsPolicy = PermissionsPolicy(exchange.values("permissions-policy"))
        cors = CrossOriginFacts(exchange)
        reportOnlyInvalid = SecurityFacts.reportOnlyInvalid(exchange)
        speculationRules = SecurityFacts.speculationRules(exchange)
        reporting = ReportingFacts(exchange, policies: contentSecurityPolicy.policies + reportOnlyPolicy.policies)
        clearSiteData = ClearSiteData(exchange.values("clear-site-data"))
        revealingFields = SoftwareVersions.revealingFields(in: exchange)
        mistypedEndpoints = [openerPolicy, embedderPolicy].compactMap(\.mistypedEndpoint)
        featurePolicy = exchange.values("feature-policy").ranges
        xssProtection = exchange.values("x-xss-protection").ranges
        versions = SoftwareVersions.ranges(in: exchange)
        let ancestors = SecurityFacts.frameAncestors(contentSecurityPolicy)
        framing = ancestors.map { $0.value.isEmpty ? "'none'" : exchange.message.octets.text($0.value) } ?? frameOptions.text
        isSecure = exchange.target.isSecure
        isAddress = exchange.target.host.map(CookieRules.isAddress) ?? false
    }

    /// Whether a browser remembers from this answer to use TLS alone; an unknown URL is taken for https.
    package var isHSTSEffective: Bool { isSecure ?? true && !isAddress && (hsts.maxAge ?? 0) > 0 }

    /// The frame-ancestors directive that overrules X-Frame-Options.
    package var frameAncestors: ContentSecurityPolicy.Directive? { SecurityFacts.frameAncestors(contentSecurityPolicy) }

    private static func frameAncestors(_ field: ContentSecurityPolicy) -> ContentSecurityPolicy.Directive? {
        field.policies.lazy.compactMap { $0["frame-ancestors"] }.first
    }

    /// Opener and embedder policy together isolate the page, so that it gets shared memory and exact timers (HTML 7.1).
    package var isCrossOriginIsolated: Bool {
        openerPolicy.value == "same-origin" && ["require-corp", "credentialless"].contains(embedderPolicy.value) && isSecure ?? true
    }

    /// `'unsafe-inline'` of the policies, when no policy keeps injected scripts from running.
    package var unsafeInlineScripts: [ContentSecurityPolicy.Source] {
        let policies = contentSecurityPolicy.policies
        let found = policies.compactMap { $0.scripts?.unsafeInline }
        let isHeld = policies.contains { policy in policy.scripts.map { $0.unsafeInline == nil } ?? false }
        return isHeld ? [] : found
    }

    /// Sources that let scripts come from any host, where nonces do not make browsers ignore them.
    package var openScriptSources: [ContentSecurityPolicy.Source] {
        contentSecurityPolicy.policies.flatMap { policy -> [ContentSecurityPolicy.Source] in
            guard let scripts = policy.scripts, scripts.source("'strict-dynamic'") == nil else { return [] }
            return scripts.sources.filter { ["*", "http:", "https:", "data:"].contains($0.keyword) }
        }
    }

    /// Sources of what is loaded into the page that begin with `http:`.
    package var insecureSources: [ContentSecurityPolicy.Source] {
        contentSecurityPolicy.policies.flatMap(\.directives).filter { $0.name.hasSuffix("-src") || $0.name.contains("-src-") }
            .flatMap(\.sources).filter { $0.keyword.hasPrefix("http:") }
    }
}
