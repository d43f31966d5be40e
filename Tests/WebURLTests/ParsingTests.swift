import Testing

@testable import WebURL

@Suite struct `Parsing a URL` {
    @Test func `parts have the values JavaScript shows`() throws {
        let url = try #require(WebURL("HTTPS://us%20er:p:w@Host.Example:8443/a/./b/../c d?q='1'#f`r"))
        #expect(url.href == "https://us%20er:p%3Aw@host.example:8443/a/c%20d?q=%271%27#f%60r")
        #expect(url.scheme == "https" && url.protocol == "https:")
        #expect(url.username == "us%20er" && url.password == "p%3Aw" && url.hasCredentials)
        #expect(url.host == "host.example:8443" && url.hostname == "host.example" && url.port == "8443")
        #expect(url.pathname == "/a/c%20d" && url.search == "?q=%271%27" && url.hash == "#f%60r")
        #expect(url.origin == "https://host.example:8443")
        #expect(url.requestTarget == "/a/c%20d?q=%271%27")
        #expect(url.withoutFragment.href == "https://us%20er:p%3Aw@host.example:8443/a/c%20d?q=%271%27")
    }

    @Test(arguments: [
        ("http://a", "http://a/"), ("http:a", "http://a/"), ("http:\\\\a\\b", "http://a/b"), ("http:////a", "http://a/"),
        (" http://a/ \n", "http://a/"), ("ht\ntp://a\t/b\rc", "http://a/bc"), ("http://a:80/", "http://a/"),
        ("https://a:080/", "https://a:80/"), ("http://a:/", "http://a/"), ("http://a:00000/", "http://a:0/"), ("http://a?", "http://a/?"),
        ("http://a#", "http://a/#"), ("http://@a", "http://a/"), ("http://:@a", "http://a/"), ("http://u:@a", "http://u@a/"),
        ("http://:p@a", "http://:p@a/"), ("http://a@b@c/", "http://a%40b@c/"), ("http://a/%2E%2e/b", "http://a/b"),
        ("http://a/b/%2e%2", "http://a/b/%2e%2"), ("http://a/b/..", "http://a/"), ("http://a/b/.", "http://a/b/"),
        ("http://a/../../b", "http://a/b"), ("http://a//..//", "http://a//"), ("http://a/^{}|", "http://a/%5E%7B%7D|"),
        ("http://a/\u{e9}?\u{e9}#\u{e9}", "http://a/%C3%A9?%C3%A9#%C3%A9"), ("http://a./", "http://a./"), ("http://a..b/", "http://a..b/"),
        ("mailto:a@b c", "mailto:a@b c"), ("data: x  ?y", "data: x %20?y"), ("x:", "x:"), ("x:/..//y", "x:/.//y"), ("x://h", "x://h"),
        ("x://H:80?q", "x://H:80?q"), ("x://", "x://"), ("x:///p", "x:///p"), ("x://u@h\\/p", "failure"), ("x:\\a", "x:\\a"),
        ("x://[::1]:9/", "x://[::1]:9/"), ("x://%zz\u{e9}/", "x://%zz%C3%A9/"), ("ws://a:80", "ws://a/"),
        ("blob:https://a/b", "blob:https://a/b"),
        ("", "failure"), ("a", "failure"), ("http:", "failure"), ("http://", "failure"), ("http://a b/", "failure"),
        ("http://a:65536/", "failure"), ("http://a:8x/", "failure"), ("http://u@/", "failure"), ("x://u@/", "failure"),
        ("x://:9/", "failure"),
        ("http://:80/", "failure"), ("http://a%/", "failure"), ("http://a%00b/", "failure"), ("http://a<b/", "failure"),
        ("1x:y", "failure"),
    ])
    func `without a base`(input: String, expected: String) {
        #expect(WebURL(input)?.href ?? "failure" == expected)
    }

    @Test(arguments: [
        ("", "http://u:p@h:9/a/b?q"), ("x", "http://u:p@h:9/a/x"), ("./x/", "http://u:p@h:9/a/x/"), ("..", "http://u:p@h:9/"),
        ("/x", "http://u:p@h:9/x"), ("\\x", "http://u:p@h:9/x"), ("//g/x", "http://g/x"), ("\\/g/x", "http://g/x"),
        ("?x", "http://u:p@h:9/a/b?x"),
        ("#x", "http://u:p@h:9/a/b?q#x"), ("http:x", "http://u:p@h:9/a/x"), ("http:?x", "http://u:p@h:9/a/b?x"), ("https:x", "https://x/"),
        ("x:y", "x:y"), ("///g", "http://g/"), ("x y\u{e9}", "http://u:p@h:9/a/x%20y%C3%A9"), ("//", "failure"), ("//g:x", "failure"),
    ])
    func `against an http base`(input: String, expected: String) {
        let base = WebURL("http://u:p@h:9/a/b?q#f")
        #expect(WebURL(input, base: base)?.href ?? "failure" == expected)
    }

    @Test(arguments: [
        ("x", "mailto:y", "failure"), ("#x", "mailto:y?z", "mailto:y?z#x"), ("#x", "mailto:y?z#w", "mailto:y?z#x"),
        ("?x", "mailto:y", "failure"),
        ("x", "a://h", "a://h/x"), ("../x", "a:/b/c/d", "a:/b/x"), ("..//x", "a:/b/c", "a:/.//x"), ("x", "a:/.//b/c", "a:/.//b/x"),
        ("?q", "a:/.//b", "a:/.//b?q"), ("..", "a:/.//b", "a:/"), ("//g", "a://h/p", "a://g"), ("/\\g", "a://h/p", "a://h/\\g"),
    ])
    func `against other bases`(input: String, base: String, expected: String) throws {
        let base = try #require(WebURL(base))
        #expect(WebURL(input, base: base)?.href ?? "failure" == expected)
    }

    @Test(arguments: [
        ("file:", "file:///"), ("file:x", "file:///x"), ("file:/x", "file:///x"), ("file:\\\\h\\x", "file://h/x"),
        ("file://localhost/x", "file:///x"),
        ("file:///C|/x/../..", "file:///C:/"), ("file:c:\\x", "file:///c:/x"), ("file://C|/x", "file:///C:/x"),
        ("file:///x/C|", "file:///x/C|"),
        ("file:C|x", "file:///C|x"), ("file://h:80/", "failure"), ("file://u@h/", "failure"), ("file:////x", "file:////x"),
        ("file:///C%7C/..", "file:///"), ("file://?q", "file:///?q"), ("file:#f", "file:///#f"), ("file://1/", "file://0.0.0.1/"),
    ])
    func `of a file`(input: String, expected: String) {
        #expect(WebURL(input)?.href ?? "failure" == expected)
    }

    @Test(arguments: [
        ("x", "file://h/a/x"), ("/x", "file://h/x"), ("//g/x", "file://g/x"), ("///x", "file:///x"), ("C|/x", "file://h/C:/x"),
        ("/C|/x", "file://h/C:/x"),
        ("", "file://h/a/b?q"), ("?x", "file://h/a/b?x"), ("#x", "file://h/a/b?q#x"), ("file:x", "file://h/a/x"),
    ])
    func `against a file base`(input: String, expected: String) {
        #expect(WebURL(input, base: WebURL("file://h/a/b?q#f"))?.href ?? "failure" == expected)
    }

    @Test(arguments: [
        ("/x", "file:///C:/x"), ("..", "file:///C:/"), ("../../x", "file:///C:/x"), ("D|", "file:///D:"), ("/D:/x", "file:///D:/x"),
    ])
    func `against a base on a drive`(input: String, expected: String) {
        #expect(WebURL(input, base: WebURL("file:///C:/a/b"))?.href ?? "failure" == expected)
    }

    @Test func `what is serialised parses to itself`() {
        for input in ["http://a/%zz?`#`", "x:/..//y", "file:///C|/", "data: x  ?y", "x://h/ \\^", "http://[::ffff:1.2.3.4]/", "a:b%"] {
            let url = WebURL(input)
            #expect(url != nil && WebURL(url?.href ?? "") == url)
        }
    }

    @Test func `origins of unlike schemes`() {
        #expect(WebURL("blob:https://a:8443/b")?.origin == "https://a:8443")
        #expect(WebURL("blob:ftp://a/b")?.origin == "null")
        #expect(WebURL("file:///x")?.origin == "null")
        #expect(WebURL("http://a/x").flatMap { one in WebURL("http://a:80/y").map { one.hasSameOrigin(as: $0) } } == true)
        #expect(WebURL("http://a/x").flatMap { one in WebURL("https://a/x").map { one.hasSameOrigin(as: $0) } } == false)
    }
}

@Suite struct `Octets of a Location field` {
    @Test func `are UTF-8 when they can be`() {
        #expect(WebURL(octets: Array("http://a/\u{e9}".utf8))?.href == "http://a/%C3%A9")
    }

    @Test func `else each is a code point`() {
        let (url, errors) = WebURL.parse(octets: Array("http://a/".utf8) + [0xE9, 0x20, 0x78])
        #expect(url?.href == "http://a/%C3%A9%20x")
        #expect(errors == [.init(kind: .notUTF8, position: 9), .init(kind: .invalidURLUnit, position: 10)])
    }

    @Test func `of any kind do no harm`() {
        let pieces: [[UInt8]] =
            ["http:", "file:", "x:", "/", "\\", "//", "@", ":", "[", "]", ".", "..", "%2e", "%", "?", "#", "C|", "xn--", "1", "0x"]
            .map { Array($0.utf8) } + [[0xFF], [0xC3, 0xA9], [0], [9], [0xE2, 0x80, 0x8D]]
        var seed: UInt64 = 1
        for _ in 0..<20_000 {
            var input: [UInt8] = []
            for _ in 0..<(seed >> 60) {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                input += pieces[Int(seed >> 33) % pieces.count]
            }
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            guard let url = WebURL(octets: input, base: seed & 1 << 40 == 0 ? nil : WebURL("http://h/a/b")) else { continue }
            #expect(WebURL(url.href) == url, "\(String(decoding: input, as: UTF8.self))")
        }
    }
}

@Suite struct `Validation errors` {
    @Test(
        arguments: [
            ("http://a/", []), ("http:/a", [(.specialSchemeMissingFollowingSolidus, 5)]), ("http://u@a/", [(.invalidCredentials, 7)]),
            ("http://a/\\b c", [(.invalidReverseSolidus, 9), (.invalidURLUnit, 11)]),
            (" http://a/ ", [(.invalidURLUnit, 0), (.invalidURLUnit, 10)]),
            ("http://a/\t\n%zz", [(.invalidURLUnit, 9), (.invalidURLUnit, 11)]), ("http://a:99999/", [(.portOutOfRange, 9)]),
            ("http://1.2.3/", []), ("http://0x7f.1/", [(.ipv4NonDecimalPart, 7)]), ("http://256.1/", [(.ipv4OutOfRangePart, 7)]),
            ("http://a..1/", [(.ipv4NonNumericPart, 7)]), ("http://[::1/", [(.ipv6Unclosed, 7)]),
            ("a/b", [(.missingSchemeNonRelativeURL, 0)]),
            ("http://a|b/", [(.domainInvalidCodePoint, 8)]), ("x://a b/", [(.hostInvalidCodePoint, 5)]),
        ] as [(String, [(ValidationError.Kind, Int)])]
    )
    func `tell kind and place`(input: String, expected: [(ValidationError.Kind, Int)]) {
        #expect(WebURL.parse(input).errors == expected.map { ValidationError(kind: $0.0, position: $0.1) })
    }

    @Test func `are capped`() {
        #expect(WebURL.parse("http://a/" + String(repeating: " x", count: 1_000)).errors.count == 64)
    }
}
