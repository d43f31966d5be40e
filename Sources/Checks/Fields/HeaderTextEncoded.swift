extension Check {
    static let headerTextEncoded = Check(
        id: "header-text-encoded",
        severity: .note,
        summary: "A field value hides a text in an encoding",
        explanation: """
            Fields have no common way to carry letters beyond ASCII: whoever reads this one must know that it is \
            encoded, and how. The text is shown here.
            """,
        remedy: "Say in the interface that the value is encoded, or send the text in the content.",
        references: [.rfc(9110, section: "5.5")],
        triggering: [
            """
            HTTP/1.1 200 OK
            X-Message: ‹%E4%BD%A0%E5%A5%BD›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            X-Note: ‹=?UTF-8?B?5L2g5aW9?=›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            X-Message: 100% sure
            Location: /%E4%BD%A0
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.grammar.encodedTexts.map { .at($0.range, $0.detail) })
    }
}
