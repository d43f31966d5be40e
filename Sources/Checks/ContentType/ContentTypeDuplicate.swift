extension Check {
    static let contentTypeDuplicate = Check(
        id: "content-type-duplicate",
        severity: .warning,
        summary: "Several media types in one or more lines",
        explanation: """
            The field has one value. Browsers take the last valid one, many libraries the first, others the joined \
            text.
            """,
        remedy: "Find the layers that each add the field, and let one do it.",
        references: [
            .rfc(9110, section: "8.3"),
            .standard("Fetch, extract a MIME type", "https://fetch.spec.whatwg.org/#concept-header-extract-mime-type"),
        ],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain
            Content-Type: ‹text/csv›
            Content-Length: 2

            ok
            """,
            """
            HTTP/1.1 200 OK
            Content-Type: ‹text/plain, text/csv›
            Content-Length: 2

            ok
            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; a="x, y"
            Content-Length: 2

            ok
            """
        ]
    ) { facts in
        let type = facts.contentType
        guard type.valueCount > 1 else { return .nothing }
        let later = type.values.count > 1 ? Array(type.values.ranges.dropFirst()) : type.values.ranges
        return .marks(later.map { .at($0, "\(type.valueCount) values; a browser takes \(type.declared?.essence ?? "none")") })
    }
}
