import HTTPSemantics

extension Check {
    static let urlInvalidCharacters = Check(
        id: "url-invalid-characters",
        severity: .warning,
        summary: "The URL holds characters that no URL has",
        explanation: """
            Browsers encode blanks, quotes and braces, or drop line breaks; other clients send a broken request line or \
            refuse the URL, and servers answer 400.
            """,
        remedy: "Percent-encode each value: a blank is `%20`.",
        references: [.rfc(3986, section: "2"), .standard("URL Standard, URL code points", "https://url.spec.whatwg.org/#url-code-points")],
        fault: .client,
        triggering: [
            .asking("https://example.com/a‹ ›b?q=c‹ ›d"),
            .asking("https://example.com/?q=‹{›1‹}›"),
            .asking("https://example.com/‹\\›x"),
            .asking("https://example.com/?q=‹\"›x‹\"›"),
        ],
        nonTriggering: [
            .asking("https://example.com/a(b)'c;d=1,2/?x[]=1&y=%20#z"),
            .asking("https://example.com/?q=a+b*c!~$@:/?"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard sign.kind == .invalidCharacter else { return nil }
            return .says("must be percent-encoded")
        }
    }
}
