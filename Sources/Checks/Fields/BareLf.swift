extension Check {
    static let bareLf = Check(
        id: "bare-lf",
        severity: .warning,
        summary: "Lines of the head end in LF alone",
        explanation: """
            Browsers read on, strict parsers refuse the head, and a proxy that reads lines in another way than the \
            server behind it is an opening for smuggling.
            """,
        remedy: "End each line with CRLF: a script that prints its fields with \\n alone is the usual cause.",
        references: [.rfc(9112, section: "2.2")],
        affects: [.strictParsers, .proxies],
        triggering: [
            Example("HTTP/1.1 204 No Content\r\nServer: x‹\n›\r\n", raw: true)
        ],
        nonTriggering: [
            """
            HTTP/1.1 204 No Content
            Server: x

            """
        ]
    ) { facts in
        let places = facts.fields.bareLineFeeds
        guard !facts.exchange.isPasted else { return .nothing }
        return .marks(places.map { .at($0, "LF without CR") })
    }
}
