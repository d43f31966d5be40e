import Evidence
import HTTPSyntax
import Recording
import Testing

@testable import HTTPSemantics

@Suite struct SecurityFactsTests {
    private func facts(
        _ fields: String,
        url: String? = "https://www.example.com/",
        request: [(name: String, value: String)] = []
    ) -> SecurityFacts {
        let hop = Hop(
            request: Request(method: "GET", url: url, fields: request),
            received: Array("HTTP/1.1 200 OK\r\n\(fields)\r\n\r\n".utf8)
        )
        return SecurityFacts(Exchange(hop), now: 0)
    }

    @Test("HSTS works over TLS, for names, for more than no time")
    func hsts() {
        let field = "Strict-Transport-Security: max-age=9"
        #expect(facts(field).isHSTSEffective)
        #expect(!facts(field, url: "http://www.example.com/").isHSTSEffective)
        #expect(!facts(field, url: "https://192.0.2.7/").isHSTSEffective)
        #expect(!facts("Strict-Transport-Security: max-age=0").isHSTSEffective)
    }

    @Test(
        "Who may frame the page is said by the policy that counts",
        arguments: [
            ("X-Frame-Options: SAMEORIGIN", "SAMEORIGIN"), ("X-Frame-Options: ALLOW-FROM https://a.example", nil),
            (
                "X-Frame-Options: DENY\r\nContent-Security-Policy: img-src *; frame-ancestors  'self' https://a.example ;",
                "'self' https://a.example"
            ),
            ("X-Frame-Options: DENY, SAMEORIGIN", "DENY"), ("Content-Security-Policy: frame-ancestors", "'none'"),
        ]
    )
    func framing(_ fields: String, _ text: String?) {
        #expect(facts(fields).framing == text)
    }

    @Test(
        "An origin may read what names it, with credentials only when they are allowed",
        arguments: [
            ("Access-Control-Allow-Origin: *", false, true), ("Access-Control-Allow-Origin: *", true, false),
            ("Access-Control-Allow-Origin: https://a.example", false, true),
            ("Access-Control-Allow-Origin: https://a.example", true, false),
            ("Access-Control-Allow-Origin: https://a.example\r\nAccess-Control-Allow-Credentials: true", true, true),
            ("Access-Control-Allow-Origin: https://A.example", false, false), ("Server: x", false, false),
            ("Access-Control-Allow-Origin: *\r\nAccess-Control-Allow-Origin: *", false, false),
        ]
    )
    func cors(_ fields: String, _ hasCookie: Bool, _ isUsable: Bool) {
        let cookie = hasCookie ? [(name: "Cookie", value: "a=b")] : []
        #expect(facts(fields, request: [(name: "Origin", value: "https://a.example")] + cookie).cors.isUsable == isUsable)
        #expect(facts(fields).cors.isUsable == nil)
    }

    @Test("A page reads its own origin without being allowed to")
    func sameOrigin() {
        #expect(facts("Server: x", request: [(name: "Origin", value: "https://www.example.com")]).cors.isUsable == true)
    }

    @Test("Two policies isolate a page, over TLS")
    func isolation() {
        let fields = "Cross-Origin-Opener-Policy: same-origin\r\nCross-Origin-Embedder-Policy: credentialless; report-to=\"x\""
        #expect(facts(fields).isCrossOriginIsolated)
        #expect(!facts(fields, url: "http://www.example.com/").isCrossOriginIsolated)
        #expect(!facts("Cross-Origin-Opener-Policy: same-origin").isCrossOriginIsolated)
    }

    @Test(
        "Versions are numbers of products, not of anything else",
        arguments: [
            ("Server: nginx/1.25.3 (build 7)", ["1.25.3"]), ("Server: cloudflare", []), ("X-Powered-By: PHP/8, ASP.NET", ["8"]),
            ("X-AspNet-Version: 4.0.30319", ["4.0.30319"]), ("Server: h2o web1", []),
        ]
    )
    func versions(_ fields: String, _ expected: [String]) {
        let octets = Array("HTTP/1.1 200 OK\r\n\(fields)\r\n\r\n".utf8)
        #expect(facts(fields).versions.map { octets.text($0) } == expected)
    }
}
