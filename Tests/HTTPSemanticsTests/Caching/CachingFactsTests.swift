import HTTPSyntax
import Recording
import Testing

@testable import HTTPSemantics

@Suite struct CachingFactsTests {
    @Test("Age is the greater of what the clock and what the caches say, plus the time it rested here")
    func currentAge() {
        let age = CurrentAge(date: 90, age: 5, requestTime: 97, responseTime: 100)
        #expect(age.apparent == 10 && age.initial == 10 && age.at(130) == 40)
        #expect(CurrentAge(date: 90, age: 9, requestTime: 97, responseTime: 100).initial == 12)
        #expect(CurrentAge(date: 200, age: nil, requestTime: 100, responseTime: 100).at(100) == 0)
        #expect(CurrentAge(date: .min, age: .max >> 8, requestTime: .max, responseTime: .min).at(.max) > 0)
    }

    @Test(
        "A clock is off only if nothing else explains the difference",
        arguments: [
            ("Date: Sun, 01 Mar 2026 12:00:00 GMT", 0, nil), ("Date: Sun, 01 Mar 2026 13:00:00 GMT", 3600, 3600),
            ("Date: Sun, 01 Mar 2026 11:00:00 GMT", -3600, -3600), ("Date: Sun, 01 Mar 2026 11:00:00 GMT\nAge: 3590", nil, nil),
            ("Date: Sun, 01 Mar 2026 11:00:00 GMT\nVia: 1.1 x", -3600, nil), ("Date: yesterday", nil, nil), ("", nil, nil),
        ] as [(String, Int?, Int?)]
    )
    func skew(fields: String, skew: Int?, unexplained: Int?) {
        let facts = CachePolicyTests.facts(fields)
        #expect(facts.clockSkew == skew)
        #expect(facts.unexplainedSkew == unexplained)
    }

    @Test("The view that counts is the shared cache's, unless the response is private")
    func view() {
        let shared = CachePolicyTests.facts("Cache-Control: max-age=60, s-maxage=5\nAge: 30")
        #expect(!shared.isFresh && shared.wasServedStale && shared.age == 30)
        let own = CachePolicyTests.facts("Cache-Control: private, max-age=60, s-maxage=5\nAge: 30")
        #expect(own.isFresh && !own.wasServedStale)
        #expect(!own.invitesSharedCaches && CachePolicyTests.facts("Cache-Control: max-age=60").invitesSharedCaches)
    }

    @Test(
        "Conflicts name the directive that has no effect",
        arguments: [
            ("no-store, max-age=60", ["max-age"]), ("no-store, max-age=0, no-cache", []), ("public, private", ["public"]),
            ("max-age=5, max-age=6", ["max-age"]), ("max-age=5, max-age=5", []), ("must-understand, no-store, public", []),
            ("must-revalidate, stale-if-error=5", ["stale-if-error"]), ("no-cache, max-age=5", ["max-age"]), ("no-cache, max-age=0", []),
        ] as [(String, [String])]
    )
    func conflicts(control: String, weaker: [String]) {
        #expect(CachePolicyTests.facts("Cache-Control: \(control)").conflicts.map(\.weaker.name) == weaker)
    }
}

@Suite struct SelectionTests {
    @Test(
        "A copy fits a request whose named fields agree",
        arguments: [
            ("Foo", "1", "1", true), ("Foo", "1", "2", false), ("Foo", "1", nil, false), ("Foo", nil, nil, true), ("*", "1", "1", false),
            ("Foo", "1,2", " 1, 2 ", true), ("Foo", "1, 2", "2, 1", false), ("Accept-Language", "en, de", "DE,en", true),
            ("Bar", "1", "2", true),
        ] as [(String, String?, String?, Bool)]
    )
    func selection(vary: String, stored: String?, later: String?, fits: Bool) {
        let name = vary == "Accept-Language" ? vary : "Foo"
        func request(_ value: String?) -> Request { Request(method: "GET", fields: value.map { [(name, $0)] } ?? []) }
        #expect(Vary(FieldValues(text: vary)).allows(request(later), for: request(stored)) == fits)
    }
}
