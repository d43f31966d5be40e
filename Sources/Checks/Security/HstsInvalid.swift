extension Check {
    static let hstsInvalid = Check(
        id: "hsts-invalid",
        severity: .warning,
        summary: "Strict-Transport-Security does not parse, so that browsers ignore it",
        explanation: """
            A slip in the one field, such as a comma for a semicolon, two policies joined, or max-age missing, and the host \
            is not protected at all.
            """,
        remedy: "Write `max-age=31536000; includeSubDomains`.",
        references: [.rfc(6797, section: "6.1")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: ‹max-age=31536000, max-age=31536000›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=‹31536000.5›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: ‹includeSubDomains›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=31536000; ‹max-age=100›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=31536000; ‹includeSubDomains=1›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age="31536000"; includesubdomains;; preload
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=31536000; future=1
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(
            facts.security.hsts.defects.compactMap { defect -> Mark? in
                switch defect.kind {
                case .malformed: .at(defect.range, "not `name` or `name=value`")
                case .maxAgeMissing: .at(defect.range, "no max-age")
                case .maxAgeInvalid: .at(defect.range, "max-age is no whole number")
                case .directiveRepeated: .at(defect.range, "a directive that stood before")
                case .unexpectedValue: .at(defect.range, "a directive that takes no value")
                case .repeatedLine: nil
                }
            }
        )
    }
}
