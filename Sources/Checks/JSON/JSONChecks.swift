extension Catalogue {
    static let json: [Check] = [
        .jsonBom,
        .jsonNotUtf8,
        .jsonInvalid,
        .jsonTrailingComma,
        .jsonNonfiniteNumber,
        .jsonControlCharacter,
        .jsonTruncated,
        .jsonLeadingGarbage,
        .jsonMultipleDocuments,
        .jsonEmptyBody,
        .jsonDuplicateKeys,
        .jsonUnsafeInteger,
        .jsonp,
        .jsonPrefix,
    ]
}
