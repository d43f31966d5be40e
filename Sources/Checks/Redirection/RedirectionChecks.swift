extension Catalogue {
    static let redirection: [Check] = [
        .redirectWithoutLocation, .locationInvalid, .locationMultiple, .locationNonASCII, .locationInvalidCharacters, .redirectLoop,
        .redirectDowngrade, .redirectMethodChange, .locationUndefined, .redirectRefreshHeader, .redirectMetaRefresh,
    ]
}
