extension Catalogue {
    static let contentType: [Check] = [
        .contentTypeMissing,
        .contentTypeInvalid,
        .contentTypeDuplicate,
        .contentTypeSyntax,
        .mimeMismatch,
        .htmlInsteadOfJson,
        .contentTypeNotAcceptable,
        .nosniffMimeBlocked,
        .mediaTypeUnregistrable,
        .mediaTypeDeprecated,
        .charsetParameterOnJson,
        .multipartBoundaryMissing,
        .contentLocationRedundant,
        .contentLocationOnDelete,
        .contentTypeMistaken,
    ]
}
