extension Check {
    static let contentTypeInvalid = Check(
        id: "content-type-invalid",
        severity: .warning,
        summary: "Content-Type is no media type",
        explanation: """
            A client ignores the value and guesses.
            """,
        remedy: "Write type/subtype, then parameters: text/html; charset=utf-8.",
        references: [
            .rfc(9110, section: "8.3.1"), .standard("MIME Sniffing, section 4.4", "https://mimesniff.spec.whatwg.org/#parsing-a-mime-type"),
        ],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: ‹html›
            Content-Length: 2

            ok
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/x-unheard-of
            Content-Length: 2

            ok
            """
        ]
    ) { facts in
        guard facts.contentType.isInvalid else { return .nothing }
        return .marks(facts.contentType.values.ranges.map { .at($0, $0.isEmpty ? "empty" : "no type and subtype") })
    }
}
