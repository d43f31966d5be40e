extension Check {
    static let contentLocationOnDelete = Check(
        id: "content-location-on-delete",
        severity: .warning,
        summary: "The answer to DELETE claims to be the deleted resource",
        explanation: """
            Content-Location says that the content is what a GET on that URL would give now; after a deletion \
            that is not so.
            """,
        remedy: "Leave the field out, or name a resource that reports on the deletion.",
        references: [.rfc(9110, section: "8.7"), .rfc(9110, section: "9.3.5")],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Location: ‹/a›
                Content-Length: 0


                """,
                method: "DELETE",
                url: "https://www.example.com/a"
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Location: /jobs/1
                Content-Length: 0


                """,
                method: "DELETE",
                url: "https://www.example.com/a"
            )
        ]
    ) { facts in
        guard facts.redirection.isContentLocationRedundant, facts.requestContext.method == "DELETE", facts.status.isSuccess else {
            return .nothing
        }
        return .findings([.at(facts.exchange.values("content-location").span, "was just deleted")])
    }
}
