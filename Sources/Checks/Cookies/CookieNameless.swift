extension Check {
    static let cookieNameless = Check(
        id: "cookie-nameless",
        severity: .warning,
        summary: "A cookie without a name",
        explanation: """
            A line without an equals sign, or with nothing before it, makes a cookie of the value alone. Other clients drop \
            it, and servers cannot tell it from its neighbours. With no value either, browsers drop it too.
            """,
        remedy: "Write `name=value`.",
        references: [.cookies(section: "5.6")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: ‹abc›; Path=/
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: =‹abc›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: ‹=›; Path=/
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: abc=; Path=/
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(
            facts.cookies.flaws(.nameless).map { .at($0.range, "a value without a name") }
                + facts.cookies.flaws(.empty).map { .at($0.range, "neither name nor value", severity: .error) }
        )
    }
}
