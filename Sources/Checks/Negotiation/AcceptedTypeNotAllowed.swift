extension Check {
    static let acceptedTypeNotAllowed = Check(
        id: "accepted-type-not-allowed",
        severity: .warning,
        summary: "Types for a method that Allow does not list",
        explanation: """
            Accept-Patch says that PATCH works, Accept-Post that POST does; Allow says that it does not.
            """,
        remedy: "Let both fields come from the same list of methods.",
        references: [.rfc(5789, section: "3.1"), .rfc(9110, section: "10.2.1")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Allow: GET, HEAD
            Accept-Patch: ‹application/merge-patch+json›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Allow: GET, PATCH
            Accept-Patch: application/merge-patch+json
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Accept-Post: text/plain
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.acceptedTypes.notAllowed.map { .at($0.range, $0.detail) })
    }
}
