import HTTPSyntax

extension Check {
    static let cacheControlInvalidValue = Check(
        id: "cache-control-invalid-value",
        severity: .warning,
        summary: "A cache directive has a missing or unusable value",
        explanation: """
            A lifetime that cannot be read makes the response stale for careful caches; others ignore the directive, and \
            a few read the digits at its front.
            """,
        remedy: "Give whole seconds without sign, unit or fraction: max-age=3600, stale-while-revalidate=60.",
        references: [.rfc(9111, section: "1.2.2"), .rfc(9111, section: "5.2.2"), .rfc(5861, section: "3")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: s-maxage=60, ‹stale-while-revalidate›


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=‹1h›


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age‹ ›=60


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: no-store=‹true›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=0060, stale-while-revalidate=30, community="uci"


            """
        ]
    ) { facts in
        .marks(
            facts.caching.cacheControl.defects.compactMap { defect in
                switch defect.kind {
                case .missingValue: .at(defect.range, "the directive needs a value")
                case .invalidSeconds: .at(defect.range, "not whole seconds")
                case .blankBeforeEquals: .at(defect.range, "blank before the equals sign")
                case .invalidFieldName: .at(defect.range, "no field has such a name")
                case .unexpectedValue: .at(defect.range, "the directive takes no value")
                case .excessiveSeconds: .at(defect.range, "more than 2147483647 seconds count as that many", severity: .note)
                default: nil
                }
            }
        )
    }
}
