extension Check {
    static let tlsAlertReceived = Check(
        id: "tls-alert-received",
        severity: .error,
        summary: "A TLS alert came instead of HTTP",
        explanation: """
            The peer speaks TLS on this port and refused what it got; a text view shows the alert as noise.
            """,
        remedy: "Use https for this port; when https was used, look at the alert's description.",
        references: [.rfc(8446, section: "6")],
        implies: .notHTTP,
        triggering: [
            Example("‹\u{15}\u{03}\u{01}\u{00}\u{02}\u{02}F›", url: "http://www.example.com:8443/", raw: true)
        ],
        nonTriggering: [
            """
            HTTP/1.1 204 No Content

            """
        ]
    ) { facts in
        guard let alert = facts.connection.alert else { return .nothing }
        return .findings([.at(alert, "alert \(facts.connection.alertCode.map(String.init) ?? "cut short")")])
    }
}
