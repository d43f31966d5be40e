import HTTPSyntax

extension Check {
    static let connectionNamesEndToEnd = Check(
        id: "connection-names-end-to-end",
        severity: .error,
        summary: "Connection names a field that must reach the client",
        explanation: """
            A proxy removes every field that Connection names. One about content or caching is lost on the way.
            """,
        remedy: "Name only fields that are meant for the next hop.",
        references: [.rfc(9110, section: "7.6.1")],
        affects: [.proxies],
        triggering: [
            Example(
                "HTTP/1.1 200 OK\r\nConnection: close, ‹Cache-Control›\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n",
                raw: true
            )
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nConnection: close, X-Hop\r\nContent-Length: 0\r\n\r\n", raw: true)
        ]
    ) { facts in
        let values = facts.message.values("connection")
        let needed = [
            "cache-control", "content-encoding", "content-length", "content-type", "content-range", "date", "etag", "expires", "host",
            "last-modified", "location", "pragma", "set-cookie", "transfer-encoding", "vary", "www-authenticate",
        ]
        return .marks(
            CommaList.members(of: values).filter { needed.contains(values.octets.lowercasedText($0)) }.map {
                .at($0, "every proxy removes this field")
            }
        )
    }
}
