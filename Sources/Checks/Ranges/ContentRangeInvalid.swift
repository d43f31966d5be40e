import HTTPSyntax

extension Check {
    static let contentRangeInvalid = Check(
        id: "content-range-invalid",
        severity: .error,
        summary: "Content-Range is malformed or impossible",
        explanation: """
            Clients read the positions from it. Where they cannot be, some stop the download, and others write the \
            octets to a wrong place.
            """,
        remedy:
            "Write bytes first-last/total, counted from 0, last below total; for 416 bytes */total. Answer 416 when nothing is left to send.",
        references: [.rfc(9110, section: "14.4"), .rfc(9110, section: "15.5.17")],
        affects: [.downloadManagers],
        implies: .degraded,
        triggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes ‹20-19›/20


                """,
                fields: [("Range", "bytes=20-")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 0-‹9/8›

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=0-")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: ‹0-9/10›

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=0-")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 0-‹x›/10

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=0-")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes ‹*/10›

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=0-")]
            ),
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 0-9/*

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=0-")]
            ),
            Example(
                """
                HTTP/1.1 416 Range Not Satisfiable
                Content-Range: bytes */10


                """,
                fields: [("Range", "bytes=20-")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: pages 1

                ABCDEFGHIJ
                """,
                fields: [("Range", "pages=1")]
            ),
        ]
    ) { facts in
        guard let field = facts.ranges.contentRange else { return .nothing }
        if facts.message.status == 206, field.isUnsatisfied, field.isValid, let total = field.total {
            return .findings([.at(total.range.lowerBound - 2..<total.range.upperBound, "206 has to state the part it sends")])
        }
        // Who asks in another unit knows what it means.
        let isAsked = facts.ranges.requested?.unit == field.unit
        // On another status the field means nothing, and a wrong one spoils nothing.
        let matters = facts.message.status == 206 || facts.message.status == 416
        return .marks(
            field.defects.filter { $0.kind != .unknownUnit || !isAsked }.map { defect in
                let found = mark(defect)
                return matters ? found : Mark(place: found.place, detail: found.detail, fault: nil, severity: .warning)
            }
        )
    }
}

private func mark(_ defect: Defect<ContentRange.Flaw>) -> Mark {
    switch defect.kind {
    case .empty: .at(defect.range, "the value is empty")
    case .missingUnit: .at(defect.range, "no unit")
    case .unknownUnit: .at(defect.range, "a unit that clients do not know", severity: .warning)
    case .missingSlash: .at(defect.range, "no slash before the total")
    case .missingHyphen: .at(defect.range, "no hyphen between first and last")
    case .notANumber: .at(defect.range, "a number is missing or malformed")
    case .overflow: .at(defect.range, "a number beyond 2^63")
    case .firstAfterLast: .at(defect.range, "first is after last")
    case .lastBeyondTotal: .at(defect.range, "last is not below the total")
    case .doubleStar: .at(defect.range, "neither part nor total")
    case .blanks: .at(defect.range, "blanks where none may be", severity: .warning)
    case .repeated: .at(defect.range, "a further value")
    }
}
