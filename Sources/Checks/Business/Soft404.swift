extension Check {
    static let soft404 = Check(
        id: "soft-404",
        severity: .error,
        summary: "A not-found page with a success status",
        explanation: """
            Crawlers store it and follow its links, caches keep it, and a client takes it for data.
            """,
        remedy: "Send 404 or 410 with the page.",
        references: [.rfc(9110, section: "15.5.5")],
        affects: [.crawlers, .caches, .everyClient],
        implies: .businessError,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/html; charset=utf-8

            <!doctype html><title>‹Page not found›</title><p>Try the search.
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 404 Not Found
            Content-Type: text/html; charset=utf-8

            <!doctype html><title>Page not found</title><p>Try the search.
            """,
            """
            HTTP/1.1 200 OK
            Content-Type: text/html; charset=utf-8

            <!doctype html><title>Four oh four: a history of missing pages</title>
            """,
        ]
    ) { facts in
        return facts.pageFinding(.softNotFound)
    }
}
