extension Check {
    static let dictionaryCodingWithoutVary = Check(
        id: "dictionary-coding-without-vary",
        severity: .warning,
        summary: "Compressed with a dictionary and Vary does not say so",
        explanation: """
            A cache may give the response to a client that does not hold the dictionary and cannot decode it.
            """,
        remedy: "Add Available-Dictionary to Vary.",
        references: [.rfc(9842, section: "2.1.5")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Encoding: ‹dcb›
            Vary: Accept-Encoding
            Cache-Control: max-age=60
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Encoding: dcz
            Vary: Accept-Encoding, Available-Dictionary
            Content-Length: 0


            """
        ]
    ) { facts in
        guard facts.caching.isStorable, !facts.caching.vary.has("available-dictionary"), facts.caching.vary.star == nil else {
            return .nothing
        }
        return .marks(facts.fields.rare.dictionaryCodings.map { .at($0, "Vary does not list Available-Dictionary") })
    }
}
