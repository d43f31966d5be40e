extension Check {
    static let headerBlockUnterminated = Check(
        id: "header-block-unterminated",
        severity: .error,
        summary: "No empty line ends the head",
        explanation: """
            A client waits for the end of the fields and times out, or takes body octets for fields.
            """,
        remedy: "End the head with an empty line (CRLF CRLF); when the octets are a capture, it was cut.",
        references: [.rfc(9112, section: "2.1")],
        implies: .broken,
        triggering: [
            Example("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n‹›", raw: true)
        ],
        nonTriggering: [
            """
            HTTP/1.1 204 No Content

            """
        ]
    ) { facts in
        guard let head = facts.message.head ?? facts.message.interim.last, !head.isTerminated else { return .nothing }
        return .findings([.at(head.range.upperBound..<head.range.upperBound, "the octets end within the head")])
    }
}
