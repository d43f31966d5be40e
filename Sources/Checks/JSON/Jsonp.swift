extension Check {
    static let jsonp = Check(
        id: "jsonp",
        severity: .warning,
        summary: "JSON wrapped in a callback",
        explanation: """
            It is a script, and no JSON parser reads it.
            """,
        remedy: "Send plain JSON with CORS fields, or declare text/javascript.",
        references: [.rfc(8259, section: "2")],
        implies: .degraded,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            ‹cb(›{"ok": true});
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/javascript

            cb({"ok": true});
            """
        ]
    ) { facts in
        guard let json = facts.json, json.isDeclared, let wrapper = json.wrapper, wrapper.kind == .callback else { return .nothing }
        return .findings([.at(facts.jsonLocation(wrapper.prefix), "a function call round the JSON")])
    }
}
