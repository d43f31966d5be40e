extension Catalogue {
    static let characterEncoding: [Check] = [
        .charsetMissing,
        .charsetHeaderMetaConflict,
        .charsetSuspectedWrong,
        .charsetMalformed,
        .charsetLabelNonstandard,
        .charsetLabelUnknown,
        .charsetMetaLate,
        .charsetDoubleEncoded,
    ]
}
