import Testing
import WebURL

@testable import HTTPSemantics

@Suite struct QueryItemTests {
    @Test(
        "A value is encoded once, whatever stands in it",
        arguments: [
            ("a&b", "a%26b"), ("a=b", "a%3Db"), ("1+1", "1%2B1"), ("100%", "100%25"), ("%E4", "%25E4"), ("a b", "a%20b"),
            ("你好", "%E4%BD%A0%E5%A5%BD"), ("❤️", "%E2%9D%A4%EF%B8%8F"), ("👩‍💻", "%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB"), ("#?/", "%23%3F%2F"),
            ("a-b._~Z9", "a-b._~Z9"), ("", ""), ("'\"()!*", "%27%22%28%29%21%2A"), ("é", "%C3%A9"), ("\r\n\0", "%0D%0A%00"),
        ]
    )
    func values(_ value: String, _ encoded: String) {
        let url = QueryItem.adding([QueryItem("q", value)], to: "https://e.example/s")
        #expect(url == "https://e.example/s?q=\(encoded)")
        // What a URL parser makes of it is the same again.
        #expect(WebURL(url)?.href == url)
    }

    @Test(
        "The URL stays as it was written",
        arguments: [
            ("https://e.example/a%20b%25", "https://e.example/a%20b%25?x=1"),
            ("https://e.example/?a=%E4%BD%A0", "https://e.example/?a=%E4%BD%A0&x=1"),
            ("https://e.example?", "https://e.example?x=1"), ("https://e.example/?a=1&", "https://e.example/?a=1&x=1"),
            ("https://e.example/p#f?g", "https://e.example/p?x=1#f?g"), ("https://e.example/你?b=好#z", "https://e.example/你?b=好&x=1#z"),
            ("", "?x=1"),
        ]
    )
    func urls(_ url: String, _ built: String) {
        #expect(QueryItem.adding([QueryItem("x", "1")], to: url) == built)
        #expect(QueryItem.adding([], to: url) == url)
    }

    @Test("Names repeat, are encoded too, and may stand alone")
    func names() {
        let items = [QueryItem("id[]", "1"), QueryItem("id[]", "2"), QueryItem("flag", nil), QueryItem("a=b&c", "")]
        #expect(QueryItem.adding(items, to: "http://e.example/") == "http://e.example/?id%5B%5D=1&id%5B%5D=2&flag&a%3Db%26c=")
    }
}
