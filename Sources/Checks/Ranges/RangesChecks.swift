extension Catalogue {
    static let ranges: [Check] = [
        .partialWithoutContentRange, .rangeIgnored, .contentRangeStartMismatch, .contentRangeInvalid, .contentRangeOn200,
        .contentRangeMeaningless, .contentRangeLengthMismatch, .unexpectedPartialContent, .partialToOtherMethod,
        .unsatisfiedWithoutContentRange, .unsatisfiedWithoutRange, .unsatisfiedWithPart, .rangeAlreadyComplete, .byterangesUndeclared,
        .byterangesMalformed, .byterangesForOneRange, .byterangesWithContentRange, .byterangesPartWithoutType, .rangeOfEncoded,
        .weakValidatorForRange, .ifRangeMismatch, .acceptRangesUnknown,
        .partialExtraFields,
    ]
}
