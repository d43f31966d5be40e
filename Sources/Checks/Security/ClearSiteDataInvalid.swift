extension Check {
    static let clearSiteDataInvalid = Check(
        id: "clear-site-data-invalid",
        severity: .warning,
        summary: "Clear-Site-Data names no kind of data that browsers know",
        explanation: """
            Kinds stand in quotes: "cache", "cookies", "storage" and a few more. Anything else is skipped, and a sign-out \
            leaves its data behind.
            """,
        remedy: "Write `Clear-Site-Data: \"cookies\", \"storage\"`.",
        references: [.standard("Clear Site Data", "https://www.w3.org/TR/clear-site-data/")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Clear-Site-Data: ‹cookies›, "storage"
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Clear-Site-Data: ‹"all"›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Clear-Site-Data: ‹""›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Clear-Site-Data: "cookies", "*"
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Clear-Site-Data: "executionContexts"
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(
            facts.security.clearSiteData.defects.map { defect in
                switch defect.kind {
                case .unquoted: .at(defect.range, "without quotes")
                case .unknown: .at(defect.range, "not known")
                case .empty: .at(defect.range, "empty")
                }
            }
        )
    }
}
