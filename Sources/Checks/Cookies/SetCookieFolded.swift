extension Check {
    static let setCookieFolded = Check(
        id: "set-cookie-folded",
        severity: .error,
        summary: "Several cookies joined into one Set-Cookie line",
        explanation: """
            Set-Cookie is the one field whose lines cannot be joined with commas: dates hold commas themselves. Browsers \
            read the line as one cookie and lose the others; clients that split at every comma break at the date.
            """,
        remedy: "Send one Set-Cookie line for each cookie. Look for a proxy, gateway or framework that joins equal fields.",
        references: [.rfc(9110, section: "5.3"), .cookies(section: "3")],
        fault: .intermediary,
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=1; Path=/; Expires=Tue, 22 Jun 2027 10:09:02 GMT‹, b›=2; Path=/; HttpOnly
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=1‹, b›=2
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: flavor=vanilla; Expires=Thu, 24 Feb 2028 08:30:00 GMT; Path=/
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: list=x=1,y=2; Path=/
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.cookies.joints.map { .at($0, "another cookie begins here") })
    }
}
