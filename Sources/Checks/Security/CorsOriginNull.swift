extension Check {
    static let corsOriginNull = Check(
        id: "cors-origin-null",
        severity: .warning,
        summary: "The origin null is allowed",
        explanation: """
            Sandboxed frames and local files of anybody have the origin null: the value lets strangers in.
            """,
        remedy: "Name the origins that are to have access.",
        references: [
            .standard("Fetch Standard, Access-Control-Allow-Origin", "https://fetch.spec.whatwg.org/#http-access-control-allow-origin")
        ],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Origin: ‹null›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Origin: https://null.example
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.security.cors.fields.origins.filter { $0.text == "null" }.map { .at($0.range, "null") })
    }
}
