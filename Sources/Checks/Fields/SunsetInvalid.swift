extension Check {
    static let sunsetInvalid = Check(
        id: "sunset-invalid",
        severity: .warning,
        summary: "Sunset is no date",
        explanation: """
            Nobody learns when the resource goes away.
            """,
        remedy: "Write an HTTP-date, such as Sat, 31 Dec 2026 23:59:59 GMT.",
        references: [.rfc(8594, section: "3")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Sunset: ‹2026-12-31›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Sunset: Thu, 31 Dec 2026 23:59:59 GMT
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.rare.sunset.map { .at($0.range, $0.detail) })
    }
}
