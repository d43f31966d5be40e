extension Check {
    static let jsonNonfiniteNumber = Check(
        id: "json-nonfinite-number",
        severity: .error,
        summary: "NaN or Infinity stands where a number should",
        explanation: """
            JSON has no such numbers; most parsers refuse the text, some read a string, some crash later.
            """,
        remedy: "Send null, or a string that both sides agree on.",
        references: [.rfc(8259, section: "6")],
        implies: .broken,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"mean": ‹N›aN}
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"mean": "NaN"}
            """
        ]
    ) { facts in
        return facts.jsonFault([.nonFiniteNumber]) { _ in "no JSON number" }
    }
}
