import Evidence
import Testing

@testable import HTTPSyntax

@Suite struct SecurityFieldTests {
    @Test(
        "Strict-Transport-Security counts only when all of it can be read",
        arguments: [
            ("max-age=1", 1), ("MAX-AGE = \"31536000\" ; includeSubDomains", 31_536_000), ("preload", nil), ("max-age=1; max-age=1", nil),
            ("max-age=1; x=\"a;b\"", 1), ("max-age=1, max-age=1", nil), ("max-age=1; includeSubDomains=yes", nil), ("max-age=\"1", nil),
            ("max-age=99999999999999999999999", 1_000_000_000_000_000),
        ]
    )
    func hsts(_ text: String, _ age: Int?) {
        let field = StrictTransportSecurity(FieldValues(text: text))
        // A number that long is held, and still a number.
        #expect(field.maxAge.map { min($0, 1_000_000_000_000_000) } == age)
        #expect(field.isValid == (age != nil))
    }

    @Test("Frame options that differ refuse every frame")
    func frameOptions() {
        #expect(FrameOptions(FieldValues(text: "sameorigin, SameOrigin")).policy == .sameOrigin)
        #expect(FrameOptions(FieldValues(text: "SAMEORIGIN, nonsense")).policy == .deny)
        #expect(FrameOptions(FieldValues(text: "nonsense, more")).policy == nil)
        #expect(FrameOptions(FieldValues(text: "ALLOWALL")).text == nil)
    }

    @Test("A policy keeps its first directives, commas begin another policy")
    func contentSecurityPolicy() {
        let values = FieldValues(text: "Script-Src 'self' 'unsafe-inline';; script-src *, default-src 'none'")
        let policies = ContentSecurityPolicy(values).policies
        #expect(policies.count == 2)
        #expect(policies.first?["script-src"]?.sources.map(\.text) == ["'self'", "'unsafe-inline'"])
        #expect(policies.first?.repeated.map(\.name) == ["script-src"])
        #expect(policies.first?.scripts?.unsafeInline.map { values.octets.text($0.range) } == "'unsafe-inline'")
        #expect(policies.last?.scripts?.unsafeInline == nil)
    }

    @Test(
        "Only the first member of X-Content-Type-Options counts",
        arguments: [("nosniff, x", true), (", nosniff", false), ("NoSniff", true)]
    )
    func nosniff(_ text: String, _ expected: Bool) {
        #expect(ContentTypeOptions(FieldValues(text: text)).isNosniff == expected)
    }

    @Test("The last known referrer policy counts")
    func referrerPolicy() {
        let policy = ReferrerPolicy(FieldValues(text: "no-referrer, Strict-Origin, future-policy"))
        #expect(policy.policy == .strictOrigin)
        #expect(policy.unknown == [28..<41])
    }

    @Test(
        "Refresh has a delay and perhaps a URL",
        arguments: [
            ("0; url=/a", 0, "/a"), ("5", 5, nil), ("3,URL = '/a b' rest", 3, "/a b"), ("1 /a", 1, "/a"), ("2;url=\"/a", 2, "/a"),
            (".5; url=x", 0, "x"), ("x; url=/a", nil, nil), ("1;urls", 1, "urls"), ("4x", nil, nil),
        ] as [(String, Int?, String?)]
    )
    func refresh(_ text: String, _ delay: Int?, _ url: String?) {
        let refresh = Refresh(FieldValues(text: text))
        #expect(refresh?.delay == delay)
        #expect(refresh?.url.map { Array(text.utf8).text($0) } == url)
    }

    @Test("Location tells what must be encoded, and encodes what is no UTF-8")
    func location() {
        let octets: [UInt8] = Array("/a b%2".utf8) + [0xE9] + Array("%20".utf8)
        let field = LocationField(FieldValues(octets: octets, ranges: [0..<0, 0..<octets.count, 0..<2]))
        #expect(field.value == 0..<octets.count)
        #expect(field.ranges(.invalidCharacter) == [2..<3, 4..<5])
        #expect(field.ranges(.nonASCII) == [6..<7])
        #expect(field.has(.empty) && field.has(.conflicting) && !field.has(.repeated))
        #expect(field.reference.map { String(decoding: $0, as: UTF8.self) } == "/a b%2%E9%20")
    }

    @Test("Base 64 takes what lacks its padding, nothing else")
    func base64() {
        #expect(Base64.decoded(Array("aGk".utf8)[...]) == Array("hi".utf8))
        for text in ["a", "aGk==", "a=Gk", "aG k", "===="] { #expect(Base64.decoded(Array(text.utf8)[...]) == nil, "\(text)") }
        for count in 0..<8 {
            let octets = (0..<count).map { UInt8($0 * 37 & 255) }
            #expect(Base64.decoded(Array(Base64.encoded(octets).utf8)[...]) == octets)
        }
    }
}
