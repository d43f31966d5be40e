extension Catalogue {
    static let validators: [Check] = [
        .etagUnquoted, .etagInvalid, .etagDuplicate, .etagWeak, .etagCodingSuffix, .revalidationMissed, .lastModifiedInFuture,
        .notModifiedUnasked, .notModifiedWrongMethod, .notModifiedOtherEtag, .notModifiedExtraFields,
    ]
}
