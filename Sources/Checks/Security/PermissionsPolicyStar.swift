extension Check {
    static let permissionsPolicyStar = Check(
        id: "permissions-policy-star",
        severity: .note,
        summary: "Permissions-Policy opens a feature to every origin",
        explanation: """
            With * every frame may use the feature, whoever it comes from.
            """,
        remedy: "Name the origins that need it, or write self.",
        references: [.permissionsPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Permissions-Policy: ‹geolocation›=*, camera=()
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Permissions-Policy: geolocation=(self "https://maps.example.com")
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.security.permissionsPolicy.features.filter(\.isOpen).map { .at($0.nameRange, "open to every origin") })
    }
}
