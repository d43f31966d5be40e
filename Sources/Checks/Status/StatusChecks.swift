extension Catalogue {
    static let status: [Check] = [
        .statusCodeInvalid,
        .statusCodeNonstandard,
        .statusLineMalformed,
        .reasonPhraseOctets,
        .reasonPhraseMissing,
        .reasonPhraseContradictsStatus,
        .noContentHasBody,
        .notModifiedHasBody,
        .unauthorizedWithoutChallenge,
        .methodNotAllowedWithoutAllow,
        .retryAfterInvalid,
    ]
}
