extension Catalogue {
    static let cookies: [Check] = [
        .setCookieFolded, .cookieControlCharacter, .cookieOversize, .cookieNameless, .cookieNameInvalid, .cookieValueInvalid,
        .cookiePrefixViolation, .cookieSameSiteNoneInsecure, .cookiePartitionedInsecure, .cookieSecureOverHTTP,
        .cookieDomainPublicSuffix, .cookieDomainMismatch, .cookieDomainEmpty, .cookiePathInvalid, .cookieExpiresInvalid,
        .cookieMaxAgeInvalid, .cookieMaxAgeZeroLed, .cookieSameSiteUnknown, .cookieAttributeUnknown, .cookieAttributeObsolete,
        .cookieAttributeRepeated,
        .cookieAttributeOversize, .cookieDuplicateName, .cookieNotHTTPOnly, .cookieDeletion, .cookieLifetimeLong,
    ]
}
