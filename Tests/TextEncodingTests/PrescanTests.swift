import Testing

@testable import TextEncoding

private func prescan(_ text: String) -> MetaPrescan { metaPrescan(Array(text.utf8)) }

private func label(_ declared: DeclaredLabel?, in text: String) -> String? {
    declared.map { String(decoding: Array(text.utf8)[$0.octets], as: UTF8.self) }
}

@Suite struct PrescanTests {
    @Test(arguments: [
        ("<meta charset=\"gb2312\">", Encoding.gbk, "gb2312"), ("<META/CHARSET = koi8-r >", .koi8R, "koi8-r"),
        ("<meta http-equiv=Content-Type content='text/html; charset=big5'>", .big5, "big5"),
        ("<meta content='x charset charset= \"sjis\"' http-equiv=content-type>", .shiftJIS, "sjis"),
        ("<!-- <meta charset=koi8-r> --><title a='<meta charset=koi8-r>'><meta charset=euc-kr>", .eucKR, "euc-kr"),
        ("<!--><meta charset=latin2>", .iso8859_2, "latin2"), ("<meta charset=utf-16>", .utf8, "utf-16"),
        ("<meta charset=x-user-defined>", .windows1252, "x-user-defined"), ("<meta charset=big5 charset=gbk>", .big5, "big5"),
        ("<meta charset=nonsense><meta charset=gbk>", .gbk, "gbk"), ("</ meta charset=big5><p><meta charset=gbk>", .gbk, "gbk"),
        ("<?xml version='1.0' encoding='ISO-8859-2'?><html>", .iso8859_2, "ISO-8859-2"),
        ("<?xml encoding='koi8-r'?><meta charset=gbk>", .gbk, "gbk"),
    ])
    func `the prescan finds the label and its octets`(text: String, encoding: Encoding, expected: String) {
        let found = prescan(text)
        #expect(found.encoding == encoding)
        #expect(label(found.label, in: text) == expected)
    }

    @Test(arguments: [
        "", "<meta charset=gbk", "<meta charset='gbk>", "<!-- <meta charset=gbk>", "<meta http-equiv=refresh content='charset=gbk'>",
        "<meta content='text/html; charset=gbk'>", "<metacharset=gbk>", "<meta name=charset content=gbk>", "< meta charset=gbk>",
        "<meta charset=nonsense>", " <?xml encoding='gbk'?>", "<?xml encoding=gbk?>", "<?xml encoding='g bk'?>", "<? <meta charset=gbk>",
    ])
    func `the prescan finds nothing where nothing is declared`(text: String) {
        #expect(prescan(text).encoding == nil)
    }

    @Test func `labels that name nothing are reported as passed over`() {
        let text = "<meta charset=utf8mb4><meta http-equiv=content-type content='charset=wat'>"
        #expect(prescan(text).passedOver.map { label($0, in: text) } == ["utf8mb4", "wat"])
    }

    @Test func `a label beyond 1024 octets is late and located`() {
        let text = "<!--" + String(repeating: "x", count: 1010) + "--><meta charset=gbk>"
        #expect(prescan(text).encoding == nil)
        #expect(label(lateMeta(Array(text.utf8)), in: text) == "gbk")
        #expect(lateMeta(Array(("<meta charset=gbk>" + text).utf8)) == nil)
    }

    @Test func `a UTF-16 XML declaration decides by its form`() {
        #expect(metaPrescan([0x3C, 0, 0x3F, 0, 0x78, 0]).encoding == .utf16LE)
        #expect(metaPrescan([0, 0x3C, 0, 0x3F, 0, 0x78]).encoding == .utf16BE)
    }

    @Test func `an XML declaration is read from where it starts`() {
        let octets = [0xEF, 0xBB, 0xBF] + Array("<?xml version=\"1.0\" encoding = \"utf8\"?>".utf8)
        #expect(xmlDeclaration(in: octets, from: 3)?.encoding == .utf8)
        #expect(xmlDeclaration(in: octets) == nil)
        #expect(xmlDeclaration(in: octets, from: 900) == nil)
    }

    @Test(arguments: [
        "<!DOCTYPE html><meta charset=gbk><?xml encoding='koi8-r'?>", "<meta http-equiv=\"content-type\" content=\"a;charset='big5'\">",
    ])
    func `every prefix is read without a trap`(text: String) {
        let octets = Array(text.utf8)
        for end in 0...octets.count {
            let found = metaPrescan(Array(octets[..<end]))
            if let label = found.label { #expect(label.octets.upperBound <= end) }
        }
    }
}
