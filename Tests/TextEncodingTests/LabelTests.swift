import Testing

@testable import TextEncoding

@Suite struct LabelTests {
    @Test(arguments: [
        ("utf8", Encoding.utf8), (" UTF-8\t\n", .utf8), ("latin1", .windows1252), ("US-ASCII", .windows1252), ("gb2312", .gbk),
        ("tis-620", .windows874), ("iso-8859-9", .windows1254), ("hz-gb-2312", .replacement), ("cseucpkdfmtjapanese", .eucJP),
        ("logical", .iso8859_8I), ("utf-16", .utf16LE), ("x-user-defined", .xUserDefined),
    ])
    func `a label names its encoding whatever its case and the space around it`(label: String, encoding: Encoding) {
        #expect(Encoding.forLabel(label) == encoding)
    }

    @Test(arguments: ["", " ", "utf-7", "utf_8", "\u{B}utf-8", "\u{A0}utf-8", "utf-8\u{2028}", "utf 8", "unicode-1-1-utf-80", "\0utf-8"])
    func `what is no label names nothing`(label: String) {
        #expect(Encoding.forLabel(label) == nil)
    }

    @Test func `every encoding is found by its own name and has labels of its own`() {
        var seen: Set<String> = []
        for encoding in Encoding.all {
            #expect(Encoding.forLabel(encoding.standardName) == encoding)
            for label in encoding.labels { #expect(seen.insert(label).inserted, "\(label)") }
        }
        #expect(Encoding.all.count == 40)
        #expect(seen.count == 228)
    }
}
