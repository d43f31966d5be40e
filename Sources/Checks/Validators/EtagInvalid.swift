import HTTPSyntax

extension Check {
    static let etagInvalid = Check(
        id: "etag-invalid",
        severity: .warning,
        summary: "ETag is not an entity tag",
        explanation: """
            A tag is an optional W/, in upper case, and one quoted string without blanks or quotes inside. Recipients \
            that compare it octet by octet never see it match.
            """,
        remedy: "Send W/\"…\" or \"…\" with visible characters only.",
        references: [.rfc(9110, section: "8.8.3")],
        affects: [.caches, .strictParsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            ETag: ‹w›/"3f9a"


            """,
            """
            HTTP/1.1 200 OK
            ETag: "3f9a"‹-gzip›


            """,
            """
            HTTP/1.1 200 OK
            ETag: "3f‹ ›9a"


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            ETag: W/"3f9a"


            """,
            """
            HTTP/1.1 200 OK
            ETag: "3f\\9a"


            """,
            """
            HTTP/1.1 200 OK
            ETag: ""


            """,
        ]
    ) { facts in
        .marks(
            (facts.validators.etag.tag?.defects ?? []).compactMap { defect in
                switch defect.kind {
                case .unquoted: nil
                case .lowerCaseWeak: .at(defect.range, "the prefix is a capital W")
                case .blankInPrefix: .at(defect.range, "blank within W/")
                case .unterminated: .at(defect.range, "the closing quote is missing")
                case .invalidOctet: .at(defect.range, "an octet that no tag may hold")
                case .trailing: .at(defect.range, "octets after the closing quote")
                case .empty: .at(defect.range, "there is no tag")
                }
            }
        )
    }
}
