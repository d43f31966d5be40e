extension Check {
    static let contentLengthConflict = Check(
        id: "content-length-conflict",
        severity: .error,
        summary: "Content-Length states different numbers",
        explanation: """
            Parsers that take the first number and those that take the last disagree where the body ends: the classic \
            opening for response splitting and request smuggling, so strict clients refuse the message.
            """,
        remedy: "Find the two layers that each set the field; the one that changes the body must set it, the other must leave it alone.",
        references: [.rfc(9110, section: "8.6"), .rfc(9112, section: "6.3")],
        implies: .broken,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 5
            Content-Length: ‹6›

            hello!
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 5
            Content-Length: 5

            hello
            """
        ]
    ) { facts in
        let length = facts.framing.contentLength
        let first = length.members.first?.value ?? 0
        return .marks(
            length.defects.filter { $0.kind == .conflicting }.map {
                .at($0.range, "\(facts.message.octets.text($0.range)) after \(first)")
            }
        )
    }
}
