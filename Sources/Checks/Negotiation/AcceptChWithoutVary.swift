extension Check {
    static let acceptChWithoutVary = Check(
        id: "accept-ch-without-vary",
        severity: .note,
        summary: "Client hints are asked for and Vary does not name them",
        explanation: """
            A cache may give the answer for one kind of device to another.
            """,
        remedy: "List in Vary the hints that the response depends on.",
        references: [.rfc(8942, section: "3.2")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Accept-CH: ‹Sec-CH-UA-Model›
            Vary: Accept-Encoding
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Accept-CH: Sec-CH-UA-Model
            Vary: sec-ch-ua-model
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Accept-CH: Sec-CH-UA-Model
            Cache-Control: no-store
            Content-Length: 0


            """,
        ]
    ) { facts in
        let vary = facts.caching.vary
        guard facts.caching.isStorable, vary.star == nil, !vary.members.isEmpty || facts.caching.invitesSharedCaches else {
            return .nothing
        }
        return .marks(
            facts.fields.rare.hints.filter { !facts.caching.vary.has($0.field.lowercased()) }.map { .at($0.range, "not in Vary") }
        )
    }
}
