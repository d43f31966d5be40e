import Testing

@testable import HTTPContent

@Suite("Media types are parsed as browsers do")
struct MediaTypeTests {
    @Test("Parameters keep their octets")
    func octets() throws {
        let octets = Array("X: Text/HTML ; Charset=\"utf\\-8\";a=b".utf8)
        let parsed = MediaType.parse(octets, in: 3..<octets.count)
        let type = try #require(parsed.mediaType)
        #expect(type.essence == "text/html")
        #expect(type.charset == "utf-8")
        #expect(parsed.defects.isEmpty)
        let charset = try #require(type.parameter("charset"))
        #expect(charset.isQuoted)
        #expect(String(decoding: octets[charset.nameOctets], as: UTF8.self) == "Charset")
        #expect(String(decoding: octets[charset.valueOctets], as: UTF8.self) == "utf\\-8")
        #expect(type.serialized == "text/html;charset=utf-8;a=b")
    }

    @Test(
        "Defects are named and located",
        arguments: [
            ("", MediaTypeDefect.Kind.empty, "", false), ("texthtml", .missingSlash, "texthtml", false),
            ("te xt/html", .badType, "te xt", false),
            ("text/", .badSubtype, "", false), ("text/ht ml; a=b", .badSubtype, "ht ml", false), ("text/html;", .emptyParameter, "", true),
            ("text/html; ; a=b", .emptyParameter, " ", true), ("text/html; charset", .missingEquals, "charset", true),
            ("text/html; charset =x", .spaceAroundEquals, " ", true), ("text/html; charset= x", .spaceAroundEquals, " x", true),
            ("text/html; ch(=x", .badName, "ch(", true), ("text/html; a=", .emptyValue, "", true),
            ("text/html; a=x\u{1}", .badValue, "x\u{1}", true),
            ("text/html; a=x(y", .unquotedValue, "x(y", true), ("text/html; a=x; A=y", .duplicateParameter, "A=y", true),
            ("text/html; a=\"x", .unclosedQuote, "\"x", true), ("text/html; a=\"x\"y ; b=c", .textAfterQuote, "y", true),
        ]
    )
    func defects(text: String, kind: MediaTypeDefect.Kind, place: String, isType: Bool) {
        let octets = Array(text.utf8)
        let parsed = MediaType.parse(octets)
        #expect(parsed.defects.map(\.kind) == [kind])
        #expect(parsed.defects.first.map { String(decoding: octets[$0.octets], as: UTF8.self) } == place)
        #expect((parsed.mediaType != nil) == isType)
    }

    @Test(
        "Values that do not count leave room for later ones",
        arguments: [
            ("a/b;c=;c=d", "a/b;c=d"), ("a/b;c=\"\";c=d", "a/b;c=\"\""), ("a/b;c=\"d\\\"", "a/b;c=\"d\\\"\""),
            ("a/b;c=\u{E9}", "a/b;c=\"\u{E9}\""),
        ]
    )
    func values(text: String, serialized: String) {
        #expect(MediaType(text)?.serialized == serialized)
    }

    @Test(
        "Groups and minimised forms follow the type",
        arguments: [
            ("image/svg+xml", ["XML", "image", "scriptable"], "image/svg+xml"), ("application/problem+json", ["JSON"], "application/json"),
            ("application/epub+zip", ["ZIP-based"], ""), ("text/x-javascript", ["JavaScript"], "text/javascript"), ("text/csv", [], ""),
            ("application/pdf", ["scriptable"], "application/pdf"), ("application/atom+xml", ["XML", "scriptable"], "application/xml"),
        ]
    )
    func groups(text: String, groups: [String], minimized: String) {
        let type = MediaType(text)
        #expect(type?.groups.map(\.rawValue).sorted() == groups)
        #expect(type?.minimized == minimized)
    }

    @Test(
        "Of several lines the last valid type counts, with the charset of the same essence",
        arguments: [
            (["a/b;charset=x", "a/b"], "a/b;charset=x"), (["a/b;charset=x", "c/d", "a/b"], "a/b"), (["a/b", "*/*", "bad"], "a/b"),
            (["a/b, c/d"], "c/d"), (["a/b;c=\"x, y/z\""], "a/b;c=\"x, y/z\""), ([""], nil), ([], nil),
            (["a/b;charset=x;\"", "\\\"", "c/d"], "a/b;charset=x"),
        ] as [([String], String?)]
    )
    func extraction(lines: [String], serialized: String?) {
        #expect(MediaTypeExtraction(lines: lines.map { Array($0.utf8) }).mediaType?.serialized == serialized)
    }

    @Test("Octets of the joined value are found in their line")
    func locate() {
        let extraction = MediaTypeExtraction(lines: [Array("a/b".utf8), Array("c/d;charset=x".utf8)])
        let charset = extraction.mediaType?.parameter("charset")
        #expect(extraction.elements.count == 2)
        let place = charset.flatMap { extraction.locate($0.valueOctets) }
        #expect(place?.line == 1)
        #expect(place?.octets == 12..<13)
    }

    @Test("A flood of commas or semicolons is read in good time")
    func flood() {
        let commas = [UInt8](repeating: UInt8(ascii: ","), count: 300_000)
        #expect(MediaTypeExtraction(lines: [commas]).mediaType == nil)
        let semicolons = Array("a/b".utf8) + [UInt8](repeating: UInt8(ascii: ";"), count: 300_000)
        #expect(MediaType.parse(semicolons).defects.count == 100)
    }
}

@Suite("Types are sniffed by the standard")
struct MIMESniffingTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    @Test(
        "The supplied type bounds what is sniffed",
        arguments: [
            (nil, "image/png"), ("image/gif", "image/png"), ("text/html", "text/html"), ("image/svg+xml", "image/svg+xml"),
            ("text/css", "text/css"),
            ("application/unknown", "image/png"), ("text/plain", "application/octet-stream"), ("audio/ogg", "audio/ogg"),
        ] as [(String?, String)]
    )
    func supplied(type: String?, essence: String) {
        let context = MediaType.SniffContext(supplied: type.flatMap { MediaType($0) }, suppliedOctets: type.map { Array($0.utf8) })
        #expect(MediaType.sniff(Self.png, context).essence == essence)
    }

    @Test("Nosniff keeps scripts from being found")
    func noSniff() {
        let html = Array("<script>".utf8)
        #expect(MediaType.sniff(html, .init(supplied: nil)).essence == "text/html")
        #expect(MediaType.sniff(html, .init(supplied: nil, noSniff: true)).essence == "text/plain")
        #expect(MediaType.sniff(Self.png, .init(supplied: MediaType("image/gif"), noSniff: true)).essence == "image/gif")
    }

    @Test(
        "Tags need their end and may have white space before them",
        arguments: [
            (" \n<HTML>", "text/html"), ("<html", "text/plain"), ("<b>", "text/html"), ("<bx>", "text/plain"), ("<?xml ", "text/xml"),
            (" %PDF-1", "text/plain"), ("%PDF-1", "application/pdf"), ("<!DocType HTML >", "text/html"), ("", "text/plain"),
        ]
    )
    func tags(text: String, essence: String) {
        #expect(MediaType.sniff(Array(text.utf8), .init(supplied: nil)).essence == essence)
    }

    @Test("Media of several octet patterns are known, and their prefixes trap nothing")
    func media() {
        let mp4 = [UInt8](arrayLiteral: 0, 0, 0, 20) + Array("ftypabcd".utf8) + [0, 0, 0, 0] + Array("mp42".utf8)
        let webm: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x82, 0x84] + Array("webm    ".utf8)
        // 128 kbit/s at 44.1 kHz makes frames of 417 octets.
        let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
        for (octets, essence) in [(mp4, "video/mp4"), (webm, "video/webm"), (frame + frame, "audio/mpeg")] {
            #expect(MediaType.sniff(octets, .init(supplied: nil)).essence == essence)
            for count in 0..<min(octets.count, 60) { _ = MediaType.sniff(Array(octets.prefix(count)), .init(supplied: nil)) }
        }
        #expect(MediaType.sniff(frame, .init(supplied: nil)).essence == "application/octet-stream")
    }
}

@Suite("Chromium sniffs by rules of its own")
struct ChromiumSniffingTests {
    @Test(
        "Type, octets and path decide together",
        arguments: [
            (nil, "<B>x", "http://a/", "text/html"), ("text/plain", "<html>", "http://a/x.html", "text/plain"),
            ("text/plain", "GIF89a\u{1}", "", "image/gif"),
            ("text/xml", "<?xml?><!-- x --><feed>", "", "application/atom+xml"), ("text/xml", "<a><rss>", "", "text/xml"),
            (nil, "Cr24\u{3}\0\0\0", "https://a/b.CRX?x#y", "application/x-chrome-extension"),
            (nil, "Cr24\u{3}\0\0\0", "https://a.crx", "application/octet-stream"),
            ("application/msword", "text", "", "application/octet-stream"),
            ("text/plain", "PK\u{3}\u{4}", "http://a/b.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
            ("application/octet-stream", "GIF89a", "", "application/octet-stream"), ("text/css", "GIF89a", "", "text/css"),
            (nil, "From me", "", "text/plain"),
        ] as [(String?, String, String, String)]
    )
    func rules(type: String?, text: String, url: String, essence: String) {
        let declared = type.flatMap { MediaType($0) }
        #expect(MediaType.chromiumSniff(Array(text.utf8), declared: declared, url: url).essence == essence)
    }
}

@Suite("What octets plainly are")
struct PlainTypeTests {
    @Test(
        "Text formats are told apart",
        arguments: [
            ("{\"a\":1}", "application/json"), ("[1,2]", "application/json"), ("{\"rows\":[{\"id\":1},{\"i", "application/json"),
            (")]}',\n[1,2]", "application/json"), ("{\"a\":1}\n{\"a\":2}\n", "application/json"), ("{\"a\":1,}", "application/json"),
            ("cb({\"a\":1});", "text/javascript"), ("f(x)", "text/plain"), ("{not json}", "text/plain"), ("[note] text", "text/plain"),
            ("false", "text/plain"),
            ("<!doctype html><p>", "text/html"), ("<html>", "text/html"), ("\n<!-- x -->\n<div class=x>", "text/html"),
            ("<br />\n<b>Notice</b>", "text/html"),
            ("<?xml version=\"1.0\"?><a/>", "application/xml"), ("<?xml version=\"1.0\"?>\n<!-- c --><svg xmlns=\"x\">", "image/svg+xml"),
            ("<svg xmlns=\"http://www.w3.org/2000/svg\">", "image/svg+xml"), ("<rss version=\"2.0\">", "application/rss+xml"),
            ("<note><to>x</to></note>", "application/xml"), ("<3 hearts", "text/plain"),
            ("id,total\n1,20\n", "text/csv"), ("Hello, world, again\nYes, well, no\n", "text/plain"), ("hello", "text/plain"),
            ("  ", "text/plain"),
        ]
    )
    func text(text: String, essence: String) {
        #expect(MediaType.plainType(of: Array(text.utf8))?.essence == essence)
        #expect(MediaType.plainType(of: [0xEF, 0xBB, 0xBF] + Array(text.utf8))?.essence == essence)
    }

    @Test(
        "Binary formats are known by their signatures",
        arguments: [
            ([UInt8(0xFF), 0xD8, 0xFF], "image/jpeg"), ([0x1F, 0x8B, 8, 0], "application/gzip"), ([0x50, 0x4B, 3, 4], "application/zip"),
            ([0x28, 0xB5, 0x2F, 0xFD], "application/zstd"), ([0x25, 0x50, 0x44, 0x46, 0x2D], "application/pdf"),
            ([0x77, 0x4F, 0x46, 0x32], "font/woff2"),
            ([0, 1, 2, 3, 4, 5], "application/octet-stream"), ([0, 0x7B, 0, 0x22, 0, 0x61, 0, 0x22], "text/plain"),
        ]
    )
    func binary(octets: [UInt8], essence: String) {
        #expect(MediaType.plainType(of: octets)?.essence == essence)
    }

    @Test("Nothing is nothing")
    func nothing() {
        #expect(MediaType.plainType(of: []) == nil)
    }
}
