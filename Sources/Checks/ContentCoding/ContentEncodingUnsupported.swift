import HTTPContent

extension Check {
    static let contentEncodingUnsupported = Check(
        id: "content-encoding-unsupported",
        severity: .note,
        summary: "This build cannot undo the content coding",
        explanation: """
            The content was not looked into: facts about text, JSON and type are missing below.
            """,
        remedy: "Build Assay with the library for this coding.",
        references: [.rfc(9110, section: "8.4")],
        fault: .capture,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain
            Content-Encoding: ‹dcb›
            Content-Length: 5

            plain
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain
            Content-Length: 5

            plain
            """
        ]
    ) { facts in
        return .marks(
            facts.contentCoding.codings.layers.compactMap { layer in
                guard let token = layer.token, let range = layer.tokenRange else { return nil }
                let isForeign = layer.fate == .unknownToken && CodingRegistry.isRegistered(token)
                return layer.fate == .unsupported || isForeign ? .at(range, "no decoder for \(token)") : nil
            }
        )
    }
}
