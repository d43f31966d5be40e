extension Check {
    static let softErrorPage = Check(
        id: "soft-error-page",
        severity: .error,
        summary: "An error page with a success status",
        explanation: """
            Monitoring sees a success, caches keep the page, and a client takes it for data.
            """,
        remedy: "Send 5xx with the page; look at the gateway that answers in the application's stead.",
        references: [.rfc(9110, section: "15.6")],
        implies: .businessError,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/html; charset=utf-8

            <!doctype html><title>‹502 Bad Gateway›</title><p>nginx
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/html; charset=utf-8

            <!doctype html><title>Gateways of the old town</title>
            """
        ]
    ) { facts in
        return facts.pageFinding(.softErrorPage)
    }
}
