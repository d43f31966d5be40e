import HTTPSyntax

extension Check {
    static let upgradeH2 = Check(
        id: "upgrade-h2",
        severity: .warning,
        summary: "Upgrade names a protocol that is not agreed on this way",
        explanation: """
            h2 is agreed within the TLS handshake alone, and h2c is withdrawn (RFC 9113) and never was meant for \
            TLS. URLSession on Apple systems has failed on such a field.
            """,
        remedy: "Remove the field; enable HTTP/2 in the TLS settings (ALPN).",
        references: [.rfc(9113, section: "3.1"), .rfc(9113, section: "3.2")],
        affects: [.urlSession, .strictParsers],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nConnection: upgrade\r\nUpgrade: ‹h2›,h2c\r\nContent-Length: 0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nConnection: upgrade\r\nUpgrade: websocket\r\nContent-Length: 0\r\n\r\n", raw: true),
            Example(
                "HTTP/1.1 200 OK\r\nConnection: upgrade\r\nUpgrade: h2c\r\nContent-Length: 0\r\n\r\n",
                url: "http://www.example.com/",
                raw: true
            ),
        ]
    ) { facts in
        let values = facts.message.values("upgrade")
        let isSecure = facts.exchange.target.isSecure == true
        return .marks(
            CommaList.members(of: values).compactMap {
                if values.octets.matches($0, "h2") { return .at($0, "h2 is agreed by ALPN") }
                return isSecure && values.octets.matches($0, "h2c") ? .at($0, "h2c over TLS") : nil
            }
        )
    }
}
