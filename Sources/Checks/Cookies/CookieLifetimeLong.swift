extension Check {
    static let cookieLifetimeLong = Check(
        id: "cookie-lifetime-long",
        severity: .note,
        summary: "A cookie is to last longer than browsers keep any",
        explanation: """
            Browsers cut the life of a cookie to 400 days at most, some to seven days for cookies that scripts set.
            """,
        remedy: "Set 400 days or less, and renew the cookie when it is used.",
        references: [.cookies(section: "5.5")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; ‹Max-Age=315360000›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; ‹Expires=Fri, 31 Dec 2037 23:59:59 GMT›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Max-Age=34560000
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(
            facts.cookies.entries.compactMap { entry in
                guard case .at(let end) = entry.expiry, end - facts.now > 34_560_000 else { return nil }
                return .at(entry.expiryRange ?? entry.cookie.range, "\(entry.name): \((end - facts.now) / 86_400) days")
            }
        )
    }
}
