extension Check {
    static let cspUnsafeEval = Check(
        id: "csp-unsafe-eval",
        severity: .note,
        summary: "The policy lets text be run as code",
        explanation: """
            With 'unsafe-eval' a script may turn text into code, one of the ways by which input becomes a script.
            """,
        remedy: "Do without eval and the like; for WebAssembly 'wasm-unsafe-eval' is enough.",
        references: [.contentSecurityPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: script-src 'self' ‹'unsafe-eval'›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: script-src 'self' 'wasm-unsafe-eval'
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(
            facts.security.contentSecurityPolicy.policies.compactMap { policy in
                (policy["script-src"] ?? policy["default-src"])?.source("'unsafe-eval'").map { .at($0.range, "eval is allowed") }
            }
        )
    }
}
