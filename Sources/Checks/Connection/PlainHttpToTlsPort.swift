extension Check {
    static let plainHttpToTlsPort = Check(
        id: "plain-http-to-tls-port",
        severity: .error,
        summary: "Plain HTTP was sent to a TLS port",
        explanation: """
            The server cannot read the request and answers with an alert, an error page or nothing.
            """,
        remedy: "Write https:// in the URL, or use the port for plain HTTP.",
        references: [.rfc(9110, section: "4.2.2")],
        fault: .client,
        triggering: [
            Example("‹\u{15}\u{03}\u{01}\u{00}\u{02}\u{02}F›", url: "http://www.example.com:8443/", raw: true),
            Example("HTTP/1.1 400 Bad Request\n\nThe ‹plain HTTP request was sent to HTTPS port›", url: "http://www.example.com:8443/"),
        ],
        nonTriggering: [
            Example("HTTP/1.1 400 Bad Request\n\nThe plain HTTP request was odd", url: "http://www.example.com:8443/")
        ]
    ) { facts in
        let connection = facts.connection
        guard connection.sentPlainHTTP, let range = connection.alert ?? connection.plainHTTPComplaint else { return .nothing }
        return .findings([.at(range, "the URL says http, the port speaks TLS")])
    }
}
