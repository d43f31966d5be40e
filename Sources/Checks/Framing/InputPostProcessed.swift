extension Check {
    static let inputPostProcessed = Check(
        id: "input-post-processed",
        severity: .note,
        summary: "The input is no raw capture",
        explanation: """
            What a client saved is not what the wire carried: the status line was rewritten, codings may be undone, so \
            that length and coding fields describe other octets than these.
            """,
        remedy: "Nothing on the server. For a diagnosis to the octet, capture with curl --raw or fetch the URL here.",
        references: [.rfc(9113, section: "8.3.2")],
        fault: .capture,
        triggering: [
            """
            ‹HTTP/2› 200 
            content-type: application/json

            {}
            """,
            Example("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n{}", raw: true),
            Example("* Connected to example.com\n> GET / HTTP/1.1\n> Host: example.com\n>\n< HTTP/1.1 200 OK\n<\n{}", raw: true),
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {}
            """
        ]
    ) { facts in
        guard let line = facts.message.head?.statusLine, facts.exchange.isPasted else { return .nothing }
        let detail =
            switch facts.exchange.provenance {
            case .curlVerbose: "printed by curl -v, which joins chunks"
            case .devtools: "copied from a browser's developer tools, which show decoded content"
            case .har: "taken from an HTTP Archive, which holds decoded content"
            case .clientLibrary: "handed over by a client library, which has decoded the content"
            default:
                line.version == .http11 || line.version == .http10
                    ? "a client has joined the chunks" : "written as text by a client, no wire carries it"
            }
        return .findings([.at(line.versionRange, detail)])
    }
}
