import Testing

@testable import HTTPSemantics

@Suite struct RequestURLFactsTests {
    @Test(
        "Ordinary URLs raise no sign",
        arguments: [
            "https://example.com", "https://example.com/", "http://localhost:8080/health?verbose", "https://[2001:db8::1]:8443/a",
            "https://zh.wikipedia.org/wiki/%E4%BD%A0%E5%A5%BD",
            "https://ja.wikipedia.org/wiki/%E3%82%A2%E3%83%8B%E3%83%A1#%E6%AD%B4%E5%8F%B2",
            "https://de.wikipedia.org/wiki/Stra%C3%9Fe_(Begriffskl%C3%A4rung)",
            "https://en.wikipedia.org/wiki/Who%27s_Afraid_of_Virginia_Woolf%3F",
            "https://www.google.com/search?q=swift+url+session&hl=en&sourceid=chrome&ie=UTF-8",
            "https://example.com/?token=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U",
            "https://example.com/?sig=dGhpcyBpcyBhIHRlc3Q%3D&data=dGhpcyBpcyBhIHRlc3Q=", "https://example.com/a;v=1;w=2/b;c?x=1;y=2",
            "https://bucket.s3.amazonaws.com/k?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIA%2F20260301%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20260301T120000Z&X-Amz-SignedHeaders=host&X-Amz-Signature=abc",
            "https://example.com/login?return=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%26c%3D2", "https://example.com/login?return=/a/b&x=1",
            "https://example.com/odata/Items?$filter=Price%20gt%2010&$top=5", "https://example.com/list?ids[]=1&ids[]=2&f[a][b]=c",
            "https://fonts.googleapis.com/css2?family=Roboto:wght@400;700&display=swap", "https://example.com/@user/post-1",
            "https://app.example.com/#/users/1?tab=2", "https://example.com/#!/a?b=c&d=e",
            "https://example.com/cb#access_token=a&expires_in=1",
            "https://example.com/doc.pdf#page=2&zoom=100", "https://example.com/?utm_source=a&utm_medium=b#top",
            "https://example.com/a%20b/c%2Fd?e=f%26g%3Dh%2Bi%25", "https://example.com/?q=%F0%9F%98%80%F0%9F%91%8D%F0%9F%8F%BD",
            "https://example.com/?q=%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7", "https://example.com/?q=100%25",
            "https://example.com/?a&b&c", "https://example.com/?a=&b=", "https://example.com/?", "https://example.com/#",
            "https://web.archive.org/web/2020/https://example.com/?a=1", "https://example.com/img?u=https%3A%2F%2Fe.example%2Fa%2520b.png",
            "https://example.com/map?ll=52.5,13.4&z=10", "https://example.com/?time=2026-03-01T12:00:00Z", "https://example.com/?q=a%2Bb",
            "https://example.com/feed?since=1772366400&limit=50", "https://example.com/v1/users/42/posts/7.json?fields=id,name&sort=-date",
            "https://example.com/?q=%D7%A9%D7%9C%D7%95%D7%9D",
            "https://example.com/?q=%E0%B8%AA%E0%B8%A7%E0%B8%B1%E0%B8%AA%E0%B8%94%E0%B8%B5",
            "https://example.com/?q=%E0%A4%95%E0%A5%8D%E2%80%8D%E0%A4%B7", "https://xn--bcher-kva.example/",
            "https://xn--fiqs8s.xn--fiqs8s/",
            "https://example.com/?q=%E6%9D%B1%E4%BA%AC%E3%80%80%E5%A4%A9%E6%B0%97%EF%BC%9F", "https://example.com/a//b",
            "https://example.com/~me/",
            "https://example.com/search?q=nulls+and+undefined+values", "https://example.com/?json=%7B%22a%22%3A%5B1%2C2%5D%7D",
        ]
    )
    func ordinary(_ url: String) {
        let facts = RequestURLFacts(url)
        #expect(facts.isKnown)
        #expect(facts.signs.isEmpty, "\(facts.signs.map { "\($0.kind) \(facts.text($0.range))" })")
    }

    @Test("Without a URL nothing is said")
    func unknown() {
        #expect(!RequestURLFacts(nil).isKnown)
        #expect(RequestURLFacts(nil).signs.isEmpty)
    }

    @Test("The parts of a URL are found in its text")
    func parts() {
        let parts = RequestURLFacts("HTTPS://u:p@h.example:81/a/b?c=d&e&=f#g?h").parts
        func text(_ range: Range<Int>?) -> String? { range.map { parts.text($0) } }
        #expect(text(parts.scheme) == "HTTPS")
        #expect(text(parts.userinfo) == "u:p")
        #expect(text(parts.host) == "h.example")
        #expect(text(parts.path) == "/a/b")
        #expect(text(parts.query) == "c=d&e&=f")
        #expect(text(parts.fragment) == "g?h")
        #expect(parts.parameters.map { parts.text($0.name) } == ["c", "e", ""])
        #expect(parts.parameters.map { text($0.value) } == ["d", nil, "f"])
        let literal = RequestURLFacts("http://[::1]:80/x").parts
        #expect(literal.host.map { literal.text($0) } == "[::1]")
        #expect(RequestURLFacts("localhost:8080/x").parts.scheme == nil)
    }

    /// Pieces that signs are made of, so that chance puts them together.
    private static let pieces = [
        "%25", "%E4", "%", "&", "=", "+", "?", "#", "/", "://", "http://", "@", ":", "[", "]", "xn--", ".", "a", "Z", "9", "amp;", " ",
        "\u{200B}",
        "\u{FE0F}", "❤", "你", "？", "\u{3000}", "e\u{301}", "\u{FFFD}", "{", "}", "undefined", "%E2%80%8B", "%C3", "%28", "\\", "\u{200D}",
        "Optional(", ")", "%3F", "%3d", "-", "T", "2026-03-01T12:00:00", "08:00", "ь",
    ]

    @Test("Whatever the text, signs point into it and are not too many", arguments: 0..<40 as Range<UInt64>)
    func hostile(_ seed: UInt64) {
        var state = seed &* 7_919 &+ 1
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
        for _ in 0..<60 {
            var url = roll(2) == 0 ? "https://" : ""
            for _ in 0..<roll(30) { url += Self.pieces[roll(Self.pieces.count)] }
            let facts = RequestURLFacts(url)
            #expect(facts.signs.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= url.utf8.count }, "\(url)")
        }
    }

    @Test("Long texts end soon", .timeLimit(.minutes(1)), arguments: pieces)
    func long(_ piece: String) {
        for start in ["https://h.example/", "https://h.example/?q=", "https://", ""] {
            let facts = RequestURLFacts(start + String(repeating: piece, count: 100_000))
            #expect(facts.signs.count <= RequestURLFacts.signLimit)
            #expect(facts.octets.count <= RequestURLFacts.octetLimit)
        }
    }
}
