extension Check {
    static let contentDigestMismatch = Check(
        id: "content-digest-mismatch",
        severity: .error,
        summary: "The content is not what its digest was made from",
        explanation: """
            A recipient that verifies the digest throws the content away. Either it was changed or cut on its \
            way, or the digest was made from other octets, such as those before compression.
            """,
        remedy: """
            Make Content-Digest from the octets that are sent, after content coding; an intermediary that \
            changes them must drop or renew it.
            """,
        references: [.rfc(9530, section: "2"), .rfc(9530, section: "6.6")],
        affects: [.strictParsers, .downloadManagers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Digest: sha-256=‹:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=:›
            Content-Length: 5

            hello
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Digest: sha-256=:LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=:
            Content-Length: 5

            hello
            """,
            Example(
                """
                HTTP/1.1 200 OK
                Content-Digest: sha-256=:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=:
                Content-Length: 5


                """,
                method: "HEAD"
            ),
        ]
    ) { facts in
        return .marks(facts.fields.digests.mismatches.map { .at($0.range, $0.detail) })
    }
}
