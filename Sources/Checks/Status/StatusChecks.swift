extension Catalogue {
    static let status: [Check] = [
        .statusCodeInvalid,
        .statusCodeNonstandard,
        .reasonPhraseMissing,
        .reasonPhraseContradictsStatus,
        .noContentHasBody,
        .notModifiedHasBody,
        .unauthorizedWithoutChallenge,
        .methodNotAllowedWithoutAllow,
        .retryAfterInvalid,
    ]
}
