extension Catalogue {
    static let request: [Check] = [
        .urlInvalid,
        .urlUserinfo,
        .urlHostMixedScripts,
        .urlEncodedTwice,
        .urlNotUTF8,
        .urlBrokenEscape,
        .urlInvalidCharacters,
        .urlNonASCII,
        .urlHtmlEscaped,
        .urlAmpersandInValue,
        .urlEqualsInValue,
        .urlPlusInValue,
        .urlNestedUnencoded,
        .urlQueryLost,
        .urlInvisibleCharacter,
        .urlLookAlikeCharacter,
        .urlCombiningCharacter,
        .urlTextLost,
        .urlPlaceholder,
    ]
}
