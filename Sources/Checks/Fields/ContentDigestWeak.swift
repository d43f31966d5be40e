extension Check {
    static let contentDigestWeak = Check(
        id: "content-digest-weak",
        severity: .note,
        summary: "A digest by an algorithm that is broken",
        explanation: """
            It still shows damage by chance, but whoever changes the content can make it fit.
            """,
        remedy: "Send sha-256 or sha-512.",
        references: [.rfc(9530, section: "6.3"), .rfc(9530, section: "5")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Repr-Digest: md5=‹:AAAAAAAAAAAAAAAAAAAAAA==:›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Repr-Digest: sha-512=:AAAA:
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.digests.insecure.map { .at($0.range, $0.detail) })
    }
}
