extension Check {
    static let acceptPatchFormat = Check(
        id: "accept-patch-format",
        severity: .note,
        summary: "Accept-Patch lists a type that describes no change",
        explanation: """
            A patch document says what is to change. A plain document type leaves open what the server makes of \
            it.
            """,
        remedy: "Name a patch format, such as application/merge-patch+json or application/json-patch+json.",
        references: [.rfc(5789, section: "2")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Accept-Patch: ‹application/json›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Accept-Patch: application/merge-patch+json
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.acceptedTypes.notPatches.map { .at($0.range, $0.detail) })
    }
}
