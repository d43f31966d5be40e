extension Catalogue {
    static let caching: [Check] = [
        .expiresInvalid, .cacheControlConflict, .cacheControlInvalidValue, .cacheControlSyntax, .cacheControlQuoting, .cacheControlRepeated,
        .cacheControlMisspelt, .cacheControlRequestDirective, .cacheControlObsolete, .cachePrivateWithSMaxage, .cacheStale,
        .heuristicFreshness, .setCookieCacheable, .varyStar, .varyUnhelpful, .varyRedundant, .varyMany, .varyInvalid, .clockSkew,
        .ageImplausible, .ageInvalid, .ageDuplicate, .ageOnUnstorable, .ageWithoutRevalidation, .ageBeyondRequest, .dateInvalid,
        .dateObsolete, .dateWeekdayWrong, .dateLetterCase, .dateMissing, .dateRewritten, .sunsetPast, .resourceDeprecated,
        .pragmaInResponse, .cacheImmutableWithoutLifetime, .cacheImmutableIgnored, .cacheNoCacheWithoutValidator, .cdnCacheControlInvalid,
        .intermediaryStatusParameterUnknown,
        .intermediaryStatusParameterInvalid,
        .cacheGroupInvalidationIgnored,
        .misdirectedCacheable,
    ]
}
