import HTTPSyntax

extension Check {
    static let cdnCacheControlInvalid = Check(
        id: "cdn-cache-control-invalid",
        severity: .warning,
        summary: "CDN-Cache-Control cannot be obeyed",
        explanation: """
            The field is a structured dictionary. Where it does not parse, the whole field is ignored and Cache-Control \
            counts for the gateway too; a directive whose value is of the wrong type is left out.
            """,
        remedy: "Write lower-case names and bare whole numbers: CDN-Cache-Control: max-age=600.",
        references: [.rfc(9213, section: "2.1"), .rfc(9651, section: "3.2")],
        affects: [.sharedCaches],
        triggering: [
            """
            HTTP/1.1 200 OK
            CDN-Cache-Control: ‹Max-Age=600›


            """,
            """
            HTTP/1.1 200 OK
            CDN-Cache-Control: max-age=‹"600"›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            CDN-Cache-Control: max-age=600, must-revalidate


            """
        ]
    ) { facts in
        let field = facts.caching.response.targeted
        if let octets = field.malformed { return .findings([.at(octets, "not a member of a dictionary; the field is ignored")]) }
        return .marks(
            field.directives.defects.compactMap { defect in
                switch defect.kind {
                case .quotedSeconds: .at(defect.range, "text where a number belongs")
                case .invalidSeconds, .missingValue: .at(defect.range, "not whole seconds")
                default: nil
                }
            }
        )
    }
}
