extension Check {
    static let loginPage = Check(
        id: "login-page",
        severity: .error,
        summary: "The content is a sign-in form",
        explanation: """
            The session is gone or the network wants a sign-in first; a client that expects data shows an error about \
            its format.
            """,
        remedy: "Send 401 or 403 to programs; let the client renew its session when such a page comes.",
        references: [.rfc(9110, section: "15.5.2"), .rfc(6585, section: "6")],
        implies: .businessError,
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Type: text/html; charset=utf-8

                <!doctype html><title>‹Sign in›</title><form><input type="password"></form>
                """,
                url: "https://www.example.com/api/items"
            )
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/html; charset=utf-8

            <!doctype html><title>Sign in</title><p>This article is about forms.
            """
        ]
    ) { facts in
        return facts.pageFinding(.loginPage)
    }
}
