extension Check {
    static let cookieOversize = Check(
        id: "cookie-oversize",
        severity: .error,
        summary: "Name and value of a cookie exceed 4096 octets: browsers drop it",
        explanation: """
            Browsers keep cookies of at most 4096 octets. A longer one vanishes without a word, typically when a session \
            grew.
            """,
        remedy: "Keep the data on the server and let the cookie hold a short key to it.",
        references: [.cookies(section: "5.6")],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: data=\(String(repeating: "a", count: 4_093)); Path=/


                """
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: data=\(String(repeating: "a", count: 4_092)); Path=/


                """
            )
        ]
    ) { facts in
        return .marks(
            facts.cookies.flaws(.oversize).map { entry, range in
                .at(range, "\(entry.name): \(entry.cookie.nameRange.count + entry.cookie.valueRange.count) octets, at most 4096 are kept")
            }
        )
    }
}
