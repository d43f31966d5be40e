extension Check {
    static let redirectMetaRefresh = Check(
        id: "redirect-meta-refresh",
        severity: .note,
        summary: "The redirect is in the HTML",
        explanation: """
            Browsers follow a meta refresh; other clients, crawlers and link checkers take the page for the answer.
            """,
        remedy: "Use a redirect status with Location.",
        references: [
            .standard("HTML Standard, refresh", "https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh")
        ],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/html; charset=utf-8

            <!doctype html><meta http-equiv="refresh" content="‹0; URL=/new-home›"><title>Moving</title>
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/html; charset=utf-8

            <!doctype html><meta http-equiv="refresh" content="30"><title>Clock</title>
            """,
            """
            HTTP/1.1 302 Found
            Location: /new
            Content-Type: text/html; charset=utf-8

            <!doctype html><meta http-equiv="refresh" content="0; url=/new"><title>Moving</title>
            """,
        ]
    ) { facts in
        let redirection = facts.redirection
        guard redirection.kind == .metaRefresh, let refresh = redirection.metaRefresh else { return .nothing }
        return .findings([.at(facts.textLocation(refresh.range), "leads to \(redirection.target ?? "no URL")")])
    }
}
