extension Check {
    static let jsonPrefix = Check(
        id: "json-prefix",
        severity: .note,
        summary: "A guard against script inclusion precedes the JSON",
        explanation: """
            It is there on purpose and must be cut off before parsing; a client that does not know it fails at the \
            first octet.
            """,
        remedy: "Cut the guard off in the client; with SameSite cookies and nosniff the server can do without it.",
        references: [.standard("Fetch, CORB and nosniff", "https://fetch.spec.whatwg.org/#x-content-type-options-header")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            ‹)]}',›
            {"ok": true}
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"ok": ")]}',"}
            """
        ]
    ) { facts in
        guard let json = facts.json, let wrapper = json.wrapper, wrapper.kind == .guardPrefix else { return .nothing }
        return .findings([.at(facts.jsonLocation(wrapper.prefix), "taken off before parsing")])
    }
}
