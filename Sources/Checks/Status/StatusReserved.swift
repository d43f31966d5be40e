extension Check {
    static let statusReserved = Check(
        id: "status-reserved",
        severity: .note,
        summary: "A status code that is reserved or retired",
        explanation: """
            305 is not to be used any more, 306 means nothing, 402 waits for a meaning: clients treat them as \
            any other code of their class.
            """,
        remedy: """
            Use a code that says what is meant; for payment 402 with a body that explains it is common, though \
            not defined.
            """,
        references: [.rfc(9110, section: "15.4.6"), .rfc(9110, section: "15.4.7"), .rfc(9110, section: "15.5.3")],
        triggering: [
            """
            HTTP/1.1 ‹305› Use Proxy
            Content-Length: 0


            """,
            """
            HTTP/1.1 ‹402› Payment Required
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 403 Forbidden
            Content-Length: 0


            """
        ]
    ) { facts in
        guard [305, 306, 402].contains(facts.status.code), let line = facts.status.statusLine else { return .nothing }
        return .findings([.at(line.codeRange, "reserved")])
    }
}
