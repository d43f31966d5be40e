extension Check {
    static let contentDigestInvalid = Check(
        id: "content-digest-invalid",
        severity: .warning,
        summary: "A digest has the wrong length",
        explanation: """
            No digest of that algorithm has so many octets; mostly hexadecimal digits were encoded, or the value \
            was cut.
            """,
        remedy: "Encode the octets of the digest, not their hexadecimal form.",
        references: [.rfc(9530, section: "5")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Repr-Digest: sha-256=‹:AAAA:›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Repr-Digest: md5=:AAAAAAAAAAAAAAAAAAAAAA==:, sha-999=:AAAA:
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.digests.invalid.map { .at($0.range, $0.detail) })
    }
}
