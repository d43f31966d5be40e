import HTTPSyntax

extension Check {
    static let ageInvalid = Check(
        id: "age-invalid",
        severity: .warning,
        summary: "Age is not a whole number of seconds",
        explanation: """
            Recipients ignore a value they cannot read and take the response for newer than it is.
            """,
        remedy: "Send the age in whole seconds, from 0 up.",
        references: [.rfc(9111, section: "5.1"), .rfc(9111, section: "1.2.2")],
        fault: .intermediary,
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Age: ‹-5›


            """,
            """
            HTTP/1.1 200 OK
            Age: ‹7200.5›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Age: 0


            """,
            """
            HTTP/1.1 200 OK
            Age: 007


            """,
        ]
    ) { facts in
        .marks(
            facts.caching.response.age.defects.compactMap { defect in
                switch defect.kind {
                case .negative: .at(defect.range, "nothing is younger than new")
                case .notANumber: .at(defect.range, "not whole seconds")
                default: nil
                }
            }
        )
    }
}
