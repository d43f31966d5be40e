extension Check {
    static let multipartBoundaryMissing = Check(
        id: "multipart-boundary-missing",
        severity: .error,
        summary: "multipart without a boundary",
        explanation: """
            Nobody can tell the parts from one another.
            """,
        remedy: "Send the boundary parameter.",
        references: [.rfc(2046, section: "5.1.1")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: ‹multipart/mixed›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: multipart/mixed; boundary=a
            Content-Length: 0


            """
        ]
    ) { facts in
        guard let type = facts.contentType.declared, type.type == "multipart", type.parameter("boundary") == nil else { return .nothing }
        return .findings([.at(facts.contentType.values.span, "no boundary parameter")])
    }
}
