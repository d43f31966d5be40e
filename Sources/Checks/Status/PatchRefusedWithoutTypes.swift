extension Check {
    static let patchRefusedWithoutTypes = Check(
        id: "patch-refused-without-types",
        severity: .note,
        summary: "415 to PATCH does not say which types are taken",
        explanation: """
            The client can only guess another patch format.
            """,
        remedy: "Send Accept-Patch.",
        references: [.rfc(5789, section: "2.2")],
        triggering: [
            Example(
                """
                HTTP/1.1 ‹415› Unsupported Media Type
                Content-Length: 0


                """,
                method: "PATCH",
                fields: [("Content-Type", "text/plain")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 415 Unsupported Media Type
                Accept-Patch: application/merge-patch+json
                Content-Length: 0


                """,
                method: "PATCH",
                fields: [("Content-Type", "text/plain")]
            )
        ]
    ) { facts in
        guard facts.status.code == 415, facts.requestContext.method == "PATCH", facts.exchange.values("accept-patch").isEmpty,
            let line = facts.status.statusLine
        else { return .nothing }
        return .findings([.at(line.codeRange, "no Accept-Patch field")])
    }
}
