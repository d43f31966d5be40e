extension Check {
    static let tunnelFraming = Check(
        id: "tunnel-framing",
        severity: .error,
        summary: "A successful answer to CONNECT states a length",
        explanation: """
            After a 2xx to CONNECT the connection is a tunnel: a client that believes the field takes the first \
            octets of the tunnel for a body.
            """,
        remedy: "Send neither Content-Length nor Transfer-Encoding with a 2xx to CONNECT.",
        references: [.rfc(9110, section: "9.3.6"), .rfc(9112, section: "6.1")],
        fault: .intermediary,
        triggering: [
            Example("HTTP/1.1 200 OK\r\nContent-Length: ‹0›\r\n\r\n", method: "CONNECT", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\n\r\n", method: "CONNECT", raw: true),
            Example("HTTP/1.1 407 No\r\nContent-Length: 0\r\n\r\n", method: "CONNECT", raw: true),
        ]
    ) { facts in
        guard facts.exchange.method == "CONNECT", let status = facts.message.status, (200..<300).contains(status) else { return .nothing }
        let ranges = facts.message.values("content-length").ranges + facts.message.values("transfer-encoding").ranges
        return .marks(ranges.map { .at($0, "the connection is a tunnel from here on") })
    }
}
