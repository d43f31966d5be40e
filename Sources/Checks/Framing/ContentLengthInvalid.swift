extension Check {
    static let contentLengthInvalid = Check(
        id: "content-length-invalid",
        severity: .error,
        summary: "Content-Length is not a plain decimal number",
        explanation: """
            Only digits are allowed. Lenient integer parsers read a sign or a blank, strict ones refuse the message, \
            and all disagree where the body ends.
            """,
        remedy: "Send digits alone, or leave the field out and use chunked when the size is not known: -1 is a sentinel that leaked.",
        references: [.rfc(9110, section: "8.6"), .rfc(9112, section: "6.3")],
        implies: .broken,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: ‹-1›

            hello
            """,
            """
            HTTP/1.1 200 OK
            Content-Length: ‹99999999999999999999›

            hello
            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 0005

            hello
            """
        ]
    ) { facts in
        let length = facts.framing.contentLength
        return .marks(
            length.defects.filter { $0.kind == .invalid || $0.kind == .overflow }.map {
                .at($0.range, $0.kind == .overflow ? "more than any recipient can count" : "not digits alone")
            }
        )
    }
}
