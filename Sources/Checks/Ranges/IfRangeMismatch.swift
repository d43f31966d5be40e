extension Check {
    static let ifRangeMismatch = Check(
        id: "if-range-mismatch",
        severity: .error,
        summary: "A part of another version than the client has",
        explanation: """
            If-Range asked for the part only if the representation is still the same. It is another one, and the part \
            came all the same: the client joins pieces of two versions.
            """,
        remedy: "Compare If-Range with the current validator, and send the whole with 200 when they differ.",
        references: [.rfc(9110, section: "13.1.5")],
        affects: [.downloadManagers],
        triggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                ETag: ‹"b"›
                Content-Range: bytes 10-19/20

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=10-"), ("If-Range", "\"a\"")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                ETag: "a"
                Content-Range: bytes 10-19/20

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=10-"), ("If-Range", "\"a\"")]
            )
        ]
    ) { facts in
        guard facts.ranges.ifRangeTrouble == .other else { return .nothing }
        let place = facts.validators.etag.tag?.range ?? facts.validators.lastModified.octets
        guard let place else { return .nothing }
        return .findings([.at(place, "If-Range: \(facts.exchange.requestField("if-range") ?? "")")])
    }
}
