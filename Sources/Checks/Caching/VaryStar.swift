extension Check {
    static let varyStar = Check(
        id: "vary-star",
        severity: .warning,
        summary: "Vary: * makes a stored response useless",
        explanation: """
            It says that something no cache can see chose this response, so that a copy never fits another request, \
            whatever lifetime is stated.
            """,
        remedy: "Name the request fields that matter, or send Cache-Control: no-store if the response must not be kept.",
        references: [.rfc(9110, section: "12.5.5"), .rfc(9111, section: "4.1")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=600
            Vary: ‹*›


            """,
            """
            HTTP/1.1 200 OK
            Vary: Accept, ‹*›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=600
            Vary: Accept-Encoding


            """
        ]
    ) { facts in
        guard let star = facts.caching.vary.star else { return .nothing }
        return .findings([.at(star, "no stored copy can ever be used")])
    }
}
