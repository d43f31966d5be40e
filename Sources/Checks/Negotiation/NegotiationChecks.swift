extension Catalogue {
    static let negotiation: [Check] = [
        .acceptMediaRangeInvalid,
        .acceptPatchFormat,
        .acceptedTypeNotAllowed,
        .acceptPatchMissing,
        .acceptChWithoutVary,
        .acceptChOverHttp,
        .preferenceWithoutVary,
        .preferenceUnasked,
        .notAcceptableWithoutNegotiation,
        .notAcceptableForLanguage,
    ]
}
