extension Check {
    static let charsetDoubleEncoded = Check(
        id: "charset-double-encoded",
        severity: .warning,
        summary: "The text looks encoded twice",
        explanation: """
            It decodes without error, but every letter beyond ASCII became two or three others.
            """,
        remedy:
            "Look where text that is UTF-8 already is read as another encoding and written as UTF-8 again: a database connection or a file read without its encoding.",
        references: [.standard("Encoding", "https://encoding.spec.whatwg.org/#utf-8")],
        implies: .degraded,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; charset=utf-8

            BelvÃ©dÃ¨re, SÃ£o JoÃ£o, aÃ§Ãºcar, crÃ¨me brÃ»lÃ©e
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; charset=utf-8

            Belvédère, São João, açúcar, crème brûlée
            """
        ]
    ) { facts in
        guard let misread = facts.characterEncoding.detection?.misreadAs else { return .nothing }
        return .findings([.absent("UTF-8 that was once read as \(misread.name)")])
    }
}
