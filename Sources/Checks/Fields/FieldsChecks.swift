extension Catalogue {
    static let fields: [Check] = [
        .bareLf,
        .bareCr,
        .obsFold,
        .headerSpaceBeforeColon,
        .headerNonAscii,
        .headerNul,
        .headerControlCharacter,
        .headerNameInvalid,
        .headerLineNoColon,
        .headerStartsWithBlank,
        .headerTooLarge,
        .headerTooMany,
        .contentDispositionNonAscii,
        .contentDispositionPercent,
        .contentDispositionMultiple,
        .structuredFieldInvalid,
        .structuredFieldMistyped,
        .structuredFieldKeyRepeated,
    ]
}
