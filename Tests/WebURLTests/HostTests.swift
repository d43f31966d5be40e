import Testing

@testable import WebURL

@Suite struct `Hosts that are addresses` {
    @Test(arguments: [
        ("1.2.3.4", "1.2.3.4"), ("1.2.3.4.", "1.2.3.4"), ("0x7f.1", "127.0.0.1"), ("017700000001", "127.0.0.1"),
        ("2130706433", "127.0.0.1"),
        ("0X7F000001", "127.0.0.1"), ("1.65536", "1.1.0.0"), ("0x", "0.0.0.0"), ("%31", "0.0.0.1"), ("4294967295", "255.255.255.255"),
        ("4294967296", nil), ("1.2.3.4.5", nil), ("1.2.3.256", nil), ("256.1.1.1", nil), ("a.1", nil), ("1.2.3.08", nil), ("1..2", nil),
        ("99999999999999999999999", nil), ("1.2.3.4..", "1.2.3.4.."), ("1.2.3.a", "1.2.3.a"), ("0xg", "0xg"), ("1.0x", "1.0.0.0"),
        ("a.0xf", nil),
    ])
    func `in every notation of IPv4`(input: String, expected: String?) {
        #expect(WebURL("http://\(input)/")?.hostname == expected)
    }

    @Test(arguments: [
        ("::", "::"), ("::1", "::1"), ("1::", "1::"), ("2001:DB8:0:0:1:0:0:1", "2001:db8::1:0:0:1"), ("1:0:0:2:0:0:0:3", "1:0:0:2::3"),
        ("0:1:0:1:0:1:0:1", "0:1:0:1:0:1:0:1"), ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"), ("::ffff:1.2.3.4", "::ffff:102:304"),
        ("1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:102:304"), ("0001::00ff", "1::ff"),
        ("", nil), (":", nil), (":::", nil), ("1", nil), ("1:", nil), ("1::2::3", nil), ("12345::", nil), ("1:2:3:4:5:6:7:8:9", nil),
        ("1:2:3:4:5:6:7:8::", nil), ("::1.2.3", nil), ("::1.2.3.4.5", nil), ("::1.2.3.04", nil), ("::1.2.3.256", nil), ("::.1.2.3", nil),
        ("::1.2.3.4:1", nil), ("1:2:3:4:5:6:7:1.2.3.4", nil), ("fe80::1%25eth0", nil), ("g::", nil), (":1", nil), ("1.2.3.4::", nil),
        ("::1.", nil),
    ])
    func `of IPv6`(input: String, expected: String?) {
        #expect(WebURL("http://[\(input)]/")?.hostname == expected.map { "[\($0)]" })
        #expect(WebURL("x://[\(input)]/")?.hostname == expected.map { "[\($0)]" })
    }

    @Test func `are told as numbers`() {
        #expect(WebURL("http://1.2.3.4")?.hostKind == .ipv4(0x0102_0304))
        #expect(WebURL("http://[2001:db8::1]")?.hostKind == .ipv6(high: 0x2001_0db8_0000_0000, low: 1))
        #expect(WebURL("http://a")?.hostKind == .domain)
        #expect(WebURL("x://1.2.3.4")?.hostKind == .opaque)
        #expect(WebURL("x://")?.hostKind == .empty)
        #expect(WebURL("x:y")?.hostKind == Host.none)
    }
}

@Suite(.enabled(if: PublicSuffixTests.isIDNAvailable)) struct `Names outside ASCII` {
    @Test(arguments: [
        ("b\u{fc}cher.example", "xn--bcher-kva.example"), ("B\u{dc}CHER", "xn--bcher-kva"), ("bu\u{308}cher", "xn--bcher-kva"),
        ("stra\u{df}e.de", "xn--strae-oqa.de"), ("stra\u{1e9e}e.de", "xn--strae-oqa.de"),
        ("\u{3b2}\u{3cc}\u{3bb}\u{3bf}\u{3c2}", "xn--nxasmm1c"),
        ("\u{ff27}\u{ff4f}\u{3002}com", "go.com"), ("\u{2603}.net", "xn--n3h.net"), ("\u{1f4a9}.la", "xn--ls8h.la"),
        ("a\u{ad}b", "ab"), ("%c3%bc", "xn--tda"), ("-\u{fc}-", "xn-----xka"), ("ab--\u{fc}", "xn--ab---3ra"), ("a..\u{fc}", "a..xn--tda"),
        ("xn--bcher-kva", "xn--bcher-kva"), ("XN--BCHER-KVA", "xn--bcher-kva"), ("xn--n3h", "xn--n3h"), ("a.xn--tda.", "a.xn--tda."),
        ("\u{ff11}\u{ff12}\u{ff17}.1", "127.0.0.1"), ("\u{5d0}.\u{5d1}", "xn--4db.xn--5db"),
        ("\u{915}\u{94d}\u{200d}\u{937}", "xn--11b2ezcw70k"),
    ])
    func `are mapped`(input: String, expected: String) {
        #expect(WebURL("http://\(input)/")?.hostname == expected)
    }

    @Test(arguments: [
        "xn--", "xn--a", "xn--ascii-", "xn--zn7c", "xn--BCHER-kvb", "a.xn--", "\u{ad}", "\u{fffd}", "\u{ff05}41", "%ff", "\u{300}a",
        "a\u{200d}b",
        "a.\u{300}", "\u{5d0}a", "0a.\u{5d0}", "a\u{a0}b", "\u{ff1a}80", "\u{e000}", "xn--a-yoc", "%ed%a0%80",
    ])
    func `are refused`(input: String) {
        #expect(WebURL("http://\(input)/")?.hostname == nil)
    }

    @Test func `may be of any length`() {
        let long = String(repeating: "\u{fc}", count: 100)
        #expect(WebURL("http://\(long).a/")?.hostname.hasPrefix("xn--") == true)
        #expect(WebURL("http://\(String(repeating: "\u{fc}", count: 100_000))/") == nil)
    }

    @Test func `of other schemes are not mapped`() {
        #expect(WebURL("x://\u{fc}/")?.hostname == "%C3%BC")
    }
}

@Suite struct `Punycode of a label` {
    @Test(arguments: [
        ("b\u{fc}cher", "bcher-kva"), ("\u{fc}", "tda"), ("\u{4ed6}\u{4eec}\u{4e3a}\u{4ec0}", "siqqm8b8d"), ("-\u{fc}", "--eha"),
    ])
    func `goes both ways`(unicode: String, code: String) {
        let scalars = Array(unicode.unicodeScalars)
        #expect(Punycode.encode(scalars).map { String(decoding: $0, as: UTF8.self) } == code)
        #expect(Punycode.decode(Array(code.unicodeScalars)[...]) == scalars)
    }

    @Test(arguments: ["a-\u{fc}", "99999999999999", "a!", "-\u{7f}"])
    func `is refused where it overflows or is none`(code: String) {
        #expect(Punycode.decode(Array(code.unicodeScalars)[...]) == nil)
    }
}

enum PublicSuffixTests {
    static let isIDNAvailable = WebURL("http://\u{fc}/") != nil
}

@Suite struct `Public suffixes` {
    @Test(
        .enabled(if: PublicSuffix.isAvailable),
        arguments: [
            ("com", true, nil), ("example.com", false, "example.com"), ("a.b.example.com", false, "example.com"), ("co.uk", true, nil),
            ("www.example.co.uk", false, "example.co.uk"), ("EXAMPLE.Com.", false, "example.com"), ("github.io", true, nil),
            ("a.ck", true, nil),
            ("www.ck", false, "www.ck"), ("unlisted", true, nil), ("b.unlisted", false, "b.unlisted"),
        ] as [(String, Bool, String?)]
    )
    func `by the list`(name: String, isSuffix: Bool, registrable: String?) {
        #expect(PublicSuffix.isPublicSuffix(name) == isSuffix)
        #expect(PublicSuffix.registrableDomain(of: name) == registrable)
    }

    @Test(arguments: ["", ".", "127.0.0.1", "[::1]", ".com", "a b", "x\0.com"])
    func `are unknown for what is no name`(name: String) {
        #expect(PublicSuffix.isPublicSuffix(name) == nil)
        #expect(PublicSuffix.registrableDomain(of: name) == nil)
    }

    @Test func `of one label are known without a list`() {
        #expect(PublicSuffix.isPublicSuffix("com") == true)
    }
}
