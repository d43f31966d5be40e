extension Check {
    static let locationUndefined = Check(
        id: "location-undefined",
        severity: .note,
        summary: "Location means nothing on this status",
        explanation: """
            Location says where to go on 3xx and what was made on 201. With other codes clients ignore it.
            """,
        remedy: "Use a redirect status if the client is to go there, or Content-Location for the address of the content.",
        references: [.rfc(9110, section: "10.2.2")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Location: ‹/new›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 201 Created
            Location: /new
            Content-Length: 0


            """,
            """
            HTTP/1.1 300 Multiple Choices
            Location: /new
            Content-Length: 0


            """,
        ]
    ) { facts in
        let redirection = facts.redirection
        guard !redirection.isLocationDefined, facts.message.status != nil, let value = redirection.location.value else { return .nothing }
        return .findings([.at(value, "ignored on \(facts.message.status ?? 0)")])
    }
}
