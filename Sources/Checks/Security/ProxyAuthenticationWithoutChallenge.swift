extension Check {
    static let proxyAuthenticationWithoutChallenge = Check(
        id: "proxy-authentication-without-challenge",
        severity: .warning,
        summary: "407 without Proxy-Authenticate",
        explanation: """
            The client learns that the proxy wants credentials and not which.
            """,
        remedy: "Send Proxy-Authenticate.",
        references: [.rfc(9110, section: "15.5.8")],
        fault: .intermediary,
        affects: [.proxies, .everyClient],
        triggering: [
            """
            HTTP/1.1 ‹407› Proxy Authentication Required
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 407 Proxy Authentication Required
            Proxy-Authenticate: Basic realm="a"
            Content-Length: 0


            """
        ]
    ) { facts in
        guard facts.challenges.lacksProxyChallenge, let line = facts.status.statusLine else { return .nothing }
        return .findings([.at(line.codeRange, "no Proxy-Authenticate field")])
    }
}
