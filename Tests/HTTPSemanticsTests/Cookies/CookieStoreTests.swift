import Evidence
import HTTPSyntax
import Testing

@testable import HTTPSemantics

@Suite struct CookieStoreTests {
    private let now = 1_772_366_400

    private func cookie(_ text: String) -> SetCookie {
        let octets = Array(text.utf8)
        return SetCookie(0..<octets.count, in: octets)
    }

    private func header(_ lines: [String], from url: String, to next: String) -> String? {
        var store = CookieStore()
        for line in lines { store.store(cookie(line), from: RequestTarget(url: url), now: now) }
        return store.header(for: RequestTarget(url: next), now: now).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("Longer paths come first, then older cookies")
    func order() {
        let lines = ["a=1; Path=/", "b=2; Path=/x/y", "c=3; Path=/", "a=4; Path=/"]
        #expect(header(lines, from: "https://e.example/x/y/z", to: "https://e.example/x/y/z") == "b=2; a=4; c=3")
    }

    @Test(
        "A cookie goes where its domain and path match",
        arguments: [
            ("a=1", "https://www.example.com/x/y", "https://www.example.com/x/z", true),
            ("a=1", "https://www.example.com/x/y", "https://www.example.com/xy", false),
            ("a=1", "https://www.example.com/", "https://example.com/", false),
            ("a=1; Domain=example.com", "https://www.example.com/", "https://api.example.com/", true),
            ("a=1; Domain=example.com", "https://www.example.com/", "https://badexample.com/", false),
            ("a=1; Domain=com", "https://www.example.com/", "https://www.example.com/", false),
            ("a=1; Secure", "https://www.example.com/", "http://www.example.com/", false),
            ("a=1; Max-Age=-1", "https://www.example.com/", "https://www.example.com/", false),
            ("a=1; Path=/x/", "https://www.example.com/", "https://www.example.com/x", false),
        ]
    )
    func matching(_ line: String, _ from: String, _ next: String, _ isSent: Bool) {
        #expect((header([line], from: from, to: next) != nil) == isSent)
    }

    @Test("A date in the past takes a cookie away")
    func deletion() {
        let lines = ["a=1; Path=/", "a=x; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT"]
        #expect(header(lines, from: "https://e.example/", to: "https://e.example/") == nil)
    }

    @Test(
        "Reasons for which a browser drops a cookie",
        arguments: [
            ("__Host-a=1; Secure; Path=/; Domain=www.example.com", "https://www.example.com/", [.prefixWithDomain]),
            ("__HOST-a=1; Secure", "https://www.example.com/", [.prefixWithoutRootPath]),
            ("__Secure-a=1", "https://www.example.com/", [.prefixInsecure]),
            ("a=1; SameSite=None; Partitioned", "https://www.example.com/", [.sameSiteNoneInsecure, .partitionedInsecure]),
            ("a=1; Secure", "http://www.example.com/", [.secureOverHTTP]), ("a=1; Secure", "http://127.0.0.1:8080/", []),
            ("a=1; Domain=example.org", "https://www.example.com/", [.domainMismatch]),
            ("a=1; Domain=github.io", "https://github.io/", []), ("a=1; Domain=github.io", "https://me.github.io/", [.domainPublicSuffix]),
            ("a=1; Domain=192.0.2.7", "http://192.0.2.7/", []), ("a=1; Domain=0.2.7", "http://192.0.2.7/", [.domainMismatch]),
        ] as [(String, String, [CookieRules.Rejection])]
    )
    func rejections(_ line: String, _ url: String, _ reasons: [CookieRules.Rejection]) {
        #expect(CookieRules(cookie(line), from: RequestTarget(url: url)).rejections.map(\.kind) == reasons)
    }

    @Test(
        "Names of sessions are known by their words",
        arguments: [("PHPSESSID", true), ("__Host-sid", true), ("csrf_token", false), ("lang", false)]
    )
    func sessionNames(_ name: String, _ expected: Bool) {
        #expect(SessionName.matches(name) == expected)
    }
}
