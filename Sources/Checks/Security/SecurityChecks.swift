extension Catalogue {
    static let security: [Check] = [
        .hstsOverHTTP, .hstsInvalid, .hstsDuplicate, .hstsDisabled, .hstsShort, .hstsPreloadUnsuitable, .frameOptionsConflict,
        .frameOptionsUnsupportedValue, .frameOptionsOverruled, .nosniffMissing, .nosniffInvalid, .corsWildcardCredentials,
        .corsMultipleOrigins, .corsVaryMissing, .corsOriginMismatch, .corsCredentialsMissing, .corsOriginInvalid, .corsOriginNull,
        .corsCredentialsInvalid, .corsMaxAgeInvalid, .cspUnsafeInline, .cspUnsafeEval, .cspWideOpen, .cspDirectiveRepeated,
        .cspDirectiveUnknown, .permissionsPolicySyntax, .permissionsPolicyAllowlist, .featurePolicyObsolete, .referrerPolicyInvalid,
        .referrerPolicyUnsafe, .openerPolicyInvalid, .embedderPolicyInvalid, .resourcePolicyInvalid, .xssProtectionObsolete,
        .serverVersionLeak, .cspHTTPSource, .cspReportURI, .reportEndpointUndeclared, .reportEndpointInsecure, .policyReportToMistyped,
        .crossOriginPolicyUnsafeNone, .permissionsPolicyStar, .clearSiteDataInvalid, .revealingField, .corsPreflightFieldMisplaced,
        .corsOriginNotAllowed,
        .challengeBasicInvalid,
        .challengeBearerInvalid,
        .challengeBearerError,
        .proxyAuthenticationWithoutChallenge,
        .nelInvalid,
        .reportToInvalid,
        .nelGroupUndeclared,
        .reportOnlyPolicyInvalid,
        .speculationRulesUnusable,
    ]
}
