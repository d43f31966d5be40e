extension Catalogue {
    static let contentCoding: [Check] = [
        .contentEncodingNotApplied,
        .contentEncodingOverDeclared,
        .contentEncodingMissing,
        .contentEncodingDouble,
        .contentEncodingTokenUnknown,
        .contentEncodingTokenCharset,
        .contentEncodingIdentity,
        .contentEncodingAlias,
        .contentEncodingNotAcceptable,
        .contentEncodingOnArchive,
        .contentEncodingEmptyBody,
        .deflateRaw,
        .gzipTrailingData,
        .gzipMultipleMembers,
        .contentCodingTruncated,
        .contentCodingCorrupt,
        .contentEncodingUnsupported,
        .contentCodingLimit,
        .contentLengthOfUncompressed,
        .dictionaryCodingWithoutVary,
    ]
}
