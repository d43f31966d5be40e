import HTTPSyntax
import Recording
import Testing

@testable import HTTPSemantics

@Suite struct CachePolicyTests {
    /// 2026-03-01T12:00:00Z.
    static let now = 1_772_366_400

    static func facts(
        _ fields: String,
        status: Int = 200,
        method: String = "GET",
        requestFields: [(name: String, value: String)] = []
    ) -> CachingFacts {
        let head = "HTTP/1.1 \(status) X\r\n" + fields.split(separator: "\n").map { "\($0)\r\n" }.joined() + "\r\n"
        let request = Request(method: method, url: "https://www.example.com/", fields: requestFields)
        return CachingFacts(Exchange(Hop(request: request, received: Array(head.utf8))), now: now)
    }

    @Test(
        "Who may store it",
        arguments: [
            ("", 200, nil, nil), ("", 404, nil, nil), ("", 302, .nothingAllows, .nothingAllows), ("Cache-Control: public", 302, nil, nil),
            ("Cache-Control: private", 302, .private, nil), ("Cache-Control: s-maxage=5", 302, nil, .nothingAllows),
            ("Expires: 0", 302, nil, nil), ("Cache-Control: no-store, max-age=60", 200, .noStore, .noStore),
            ("Cache-Control: private, max-age=60", 200, .private, nil), ("Cache-Control: private=\"x\", max-age=60", 200, nil, nil),
            ("Cache-Control: no-store, must-understand", 200, nil, nil),
            ("Cache-Control: max-age=60, must-understand", 599, .statusNotUnderstood, .statusNotUnderstood),
        ] as [(String, Int, CachePolicy.Refusal?, CachePolicy.Refusal?)]
    )
    func storing(fields: String, status: Int, shared: CachePolicy.Refusal?, own: CachePolicy.Refusal?) {
        let facts = CachePolicyTests.facts(fields, status: status)
        #expect(facts.sharedCache.refusal == shared)
        #expect(facts.privateCache.refusal == own)
    }

    @Test("The request has a say")
    func request() {
        let authorised = CachePolicyTests.facts("Cache-Control: max-age=60", requestFields: [("Authorization", "Basic eA==")])
        #expect(authorised.sharedCache.refusal == .authorization && authorised.privateCache.isStorable)
        let allowed = CachePolicyTests.facts("Cache-Control: max-age=60, must-revalidate", requestFields: [("Authorization", "Basic eA==")])
        #expect(allowed.sharedCache.isStorable)
        #expect(CachePolicyTests.facts("", requestFields: [("Cache-Control", "no-store")]).privateCache.refusal == .requestNoStore)
        #expect(CachePolicyTests.facts("Cache-Control: max-age=60", method: "POST").privateCache.refusal == .method)
        #expect(CachePolicyTests.facts("Cache-Control: max-age=60\nContent-Location: /", method: "POST").privateCache.isStorable)
    }

    @Test(
        "Which field states the lifetime",
        arguments: [
            ("Cache-Control: max-age=5, s-maxage=9", .sMaxage, 9), ("Cache-Control: private, max-age=5, s-maxage=9", .maxAge, 5),
            ("Cache-Control: max-age=5\nExpires: 0", .maxAge, 5), ("Expires: 0\nLast-Modified: Sun, 01 Feb 2026 12:00:00 GMT", .expires, 0),
            ("Date: Sun, 01 Mar 2026 12:00:00 GMT\nExpires: Sun, 01 Mar 2026 12:01:00 GMT", .expires, 60),
            ("Expires: Sun, 01 Mar 2026 12:01:00 GMT", .expires, 60), ("Expires: Sun, 01 Mar 2026 11:00:00 GMT", .expires, 0),
            ("Date: Sun, 01 Mar 2026 12:00:00 GMT\nLast-Modified: Sat, 28 Feb 2026 12:00:00 GMT", .heuristic, 8640),
            ("Date: Sun, 01 Mar 2026 12:00:00 GMT\nLast-Modified: Mon, 02 Mar 2026 12:00:00 GMT", .none, 0), ("", .none, 0),
            ("Cache-Control: max-age=x\nExpires: Sun, 01 Mar 2026 12:01:00 GMT", .maxAge, 0), ("Cache-Control: max-age=-1", .maxAge, 0),
        ] as [(String, FreshnessLifetime.Source, Int)]
    )
    func lifetime(fields: String, source: FreshnessLifetime.Source, seconds: Int) {
        let lifetime = CachePolicyTests.facts(fields).lifetime
        #expect(lifetime.source == source && lifetime.seconds == seconds)
    }

    @Test(
        "What a cache answers from its copy",
        arguments: [
            ("Cache-Control: max-age=60", 59, .fresh), ("Cache-Control: max-age=60", 60, .mustRevalidate),
            ("Cache-Control: max-age=60, stale-while-revalidate=60", 119, .staleWhileRevalidate),
            ("Cache-Control: max-age=60, stale-while-revalidate=60", 120, .mustRevalidate),
            ("Cache-Control: max-age=60, stale-while-revalidate=60, must-revalidate", 90, .mustRevalidate),
            ("Cache-Control: max-age=60, no-cache", 0, .mustRevalidate), ("Cache-Control: max-age=60, no-cache=\"x\"", 0, .fresh),
            ("Cache-Control: max-age=60\nVary: *", 0, .notReusable), ("Cache-Control: no-store", 0, .notReusable),
            ("Pragma: no-cache\nLast-Modified: Sun, 01 Feb 2026 12:00:00 GMT", 0, .mustRevalidate),
        ] as [(String, Int, CachePolicy.Answer)]
    )
    func answers(fields: String, age: Int, expected: CachePolicy.Answer) {
        #expect(CachePolicyTests.facts(fields).privateCache.answer(atAge: age) == expected)
    }

    @Test("A targeted field replaces Cache-Control for the caches it is meant for, and for no others")
    func targeted() {
        let facts = CachePolicyTests.facts("Cache-Control: no-store\nCDN-Cache-Control: max-age=60")
        #expect(facts.targetedCache.answer(atAge: 0) == .fresh)
        #expect(facts.sharedCache.answer(atAge: 0) == .notReusable)
        let broken = CachePolicyTests.facts("Cache-Control: no-store\nCDN-Cache-Control: max-age=60, &")
        #expect(broken.targetedCache.answer(atAge: 0) == .notReusable)
    }
}
