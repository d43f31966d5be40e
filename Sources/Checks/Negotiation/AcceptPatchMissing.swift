extension Check {
    static let acceptPatchMissing = Check(
        id: "accept-patch-missing",
        severity: .note,
        summary: "PATCH is allowed, but not said in which formats",
        explanation: """
            The answer to OPTIONS should list the patch formats in Accept-Patch, as there is none that every \
            server knows.
            """,
        remedy: "Send Accept-Patch beside Allow.",
        references: [.rfc(5789, section: "3.1")],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Allow: GET, ‹PATCH›
                Content-Length: 0


                """,
                method: "OPTIONS"
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Allow: GET, PATCH
                Accept-Patch: application/merge-patch+json
                Content-Length: 0


                """,
                method: "OPTIONS"
            ),
            """
            HTTP/1.1 200 OK
            Allow: GET, PATCH
            Content-Length: 0


            """,
        ]
    ) { facts in
        guard let range = facts.acceptedTypes.lacksAcceptPatch else { return .nothing }
        return .findings([.at(range, "no Accept-Patch")])
    }
}
