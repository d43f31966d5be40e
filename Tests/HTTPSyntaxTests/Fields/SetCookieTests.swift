import Evidence
import Testing

@testable import HTTPSyntax

@Suite struct SetCookieTests {
    private func cookie(_ text: String) -> SetCookie {
        let octets = Array(text.utf8)
        return SetCookie(0..<octets.count, in: octets)
    }

    @Test(
        "Name and value are what stands round the first equals sign",
        arguments: [
            ("a=b", "a", "b"), (" a = b c ; x", "a", "b c"), ("a==b", "a", "=b"), ("=b", "", "b"), ("b", "", "b"), ("a=", "a", ""),
            ("a=\"x;y\"", "a", "\"x"),
        ]
    )
    func pairs(_ text: String, _ name: String, _ value: String) {
        #expect(cookie(text).name == name)
        #expect(cookie(text).value == value)
    }

    @Test("The last attribute of a name counts, one that cannot be read does not")
    func attributes() {
        let read = cookie("a=b; PATH=/x; path=/y; Domain=.Example.COM; Max-Age=60; Max-Age=1h; Secure=no; SameSite=None; Partitioned")
        #expect(read.path == "/y")
        #expect(read.domain == "example.com")
        #expect(read.maxAge == 60)
        #expect(read.isSecure && read.isPartitioned && !read.isHTTPOnly)
        #expect(read.sameSite == SetCookie.SameSite.none)
        #expect(read.has(.maxAgeInvalid) && read.has(.attributeRepeated))
        #expect(cookie("a=b; Path=/x; Path=y").path == nil)
        #expect(cookie("a=b; Domain=.").domain == nil)
    }

    @Test("Defects point at their octets")
    func defects() {
        let read = cookie("a b=1\u{1}2; Expires=soon; Foo=1")
        let places = read.defects.map { (text: read.octets.text($0.range), kind: $0.kind) }
        #expect(places.contains { $0.kind == .nameInvalid && $0.text == "a b" })
        #expect(places.contains { $0.kind == .expiresInvalid && $0.text == "soon" })
        #expect(places.contains { $0.kind == .attributeUnknown && $0.text == "Foo=1" })
        #expect(places.contains { $0.kind == .controlCharacter && $0.text == "\u{1}" })
    }

    @Test("A fold is no control character")
    func fold() {
        #expect(!cookie("a=b\r\n c; Path=/").has(.controlCharacter))
        #expect(cookie("a=b\n c; Path=/").has(.controlCharacter))
    }

    @Test(
        "A line is parted where a comma begins another cookie",
        arguments: [
            ("a=1; Expires=Tue, 22 Jun 2027 10:09:02 GMT, b=2; Path=/", ["a", "b"]),
            ("a=1; Expires=Tue, 22 Jun 2027 10:09:02 GMT; Path=/", ["a"]), ("a=1, b=2,c=3", ["a", "b"]), ("a=1; Path=/,b=2", ["a", "b"]),
            ("a=x=1,y=2", ["a"]), ("a=\"x, y=2\"; Path=/, b=3", ["a", "b"]), ("a=1, Path=/", ["a"]), ("a=1,, ,", ["a"]),
        ]
    )
    func joined(_ text: String, _ names: [String]) {
        let octets = Array(text.utf8)
        #expect(SetCookieLine(0..<octets.count, in: octets).cookies.map(\.name) == names)
    }

    @Test(
        "Cookie dates are read leniently, but no day that does not exist",
        arguments: [
            ("Wed, 21 Oct 2026 07:28:00 GMT", 1_792_567_680), ("oct-21-26 7:28:0", 1_792_567_680), ("21 Oct 69 07:28:00", 3_149_566_080),
            ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("29 Feb 2027 00:00:00", nil), ("29 Feb 2028 00:00:00", 1_835_395_200),
            ("31 Dec 1600 00:00:00", nil), ("21 Oct 2026 24:00:00", nil), ("21 Oct 2026", nil), ("21 Oct 20266 07:28:00", nil),
        ]
    )
    func dates(_ text: String, _ seconds: Int?) {
        let octets = Array(text.utf8)
        #expect(CookieDate.seconds(0..<octets.count, in: octets) == seconds)
    }

    @Test("A line of separators alone stays cheap")
    func hostile() {
        for octet: UInt8 in [0x3B, 0x2C, 0x3D, 0x20, 0x22] {
            let octets = [UInt8](repeating: octet, count: 200_000)
            #expect(SetCookieLine(0..<octets.count, in: octets).cookies.count <= 257)
        }
    }
}
