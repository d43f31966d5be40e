extension Catalogue {
    static let validators: [Check] = [
        .etagUnquoted, .etagInvalid, .etagBackslash, .etagDuplicate, .etagWeak, .etagCodingSuffix, .revalidationMissed,
        .lastModifiedInFuture, .notModifiedUnasked, .notModifiedWrongMethod, .notModifiedOtherEtag, .notModifiedExtraFields,
    ]
}
