extension Catalogue {
    static let framing: [Check] = [
        .bodyTruncated,
        .bodyExcess,
        .contentLengthDuplicate,
        .contentLengthConflict,
        .contentLengthInvalid,
        .contentLengthWithTransferEncoding,
        .transferEncodingOnHttp10,
        .chunkedNotApplied,
        .chunkSizeInvalid,
        .chunkedIncomplete,
        .trailersPresent,
        .bodyEndUnknown,
        .icyStatus,
        .headerBlockUnterminated,
        .finalResponseMissing,
        .interimResponse,
        .bytesBeforeStatusLine,
        .staleBytesSuspected,
        .noStatusLine,
        .inputPostProcessed,
    ]
}
