extension Catalogue {
    static let caching: [Check] = [
        .expiresInvalid, .cacheControlConflict, .cacheControlInvalidValue, .cacheControlSyntax, .cacheControlQuoting, .cacheControlRepeated,
        .cacheControlMisspelt, .cacheControlRequestDirective, .cacheControlObsolete, .cachePrivateWithSMaxage, .cacheStale,
        .heuristicFreshness, .setCookieCacheable, .varyStar, .varyUnhelpful, .varyRedundant, .varyInvalid, .clockSkew, .ageImplausible,
        .ageInvalid, .ageDuplicate, .ageOnUnstorable, .dateInvalid, .dateObsolete, .dateWeekdayWrong, .dateLetterCase, .dateMissing,
        .pragmaInResponse, .cacheImmutableWithoutLifetime, .cacheNoCacheWithoutValidator, .cdnCacheControlInvalid,
    ]
}
