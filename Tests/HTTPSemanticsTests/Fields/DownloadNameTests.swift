import HTTPSemantics
import HTTPSyntax
import Testing

@Suite struct DownloadNameTests {
    private func name(_ text: String) -> String? { ContentDisposition(FieldValues(text: text)).flatMap { DownloadName($0).browser } }

    @Test(
        "Browsers undo escapes and encoded words, and take the extended name first",
        arguments: [
            ("attachment; filename=\"a%20b.txt\"", "a b.txt"), ("attachment; filename==?utf-8?B?5L2g?=", "你"),
            ("attachment; filename=\"=?iso-8859-1?Q?caf=E9?= =?utf-8?Q?_x?=\"", "café x"),
            ("attachment; filename=a.txt; filename*=UTF-8''%E4%BD%A0.txt", "你.txt"), ("attachment; filename=\"naïve.txt\"", "naïve.txt"),
            ("attachment; filename*=iso-8859-1''%E4.txt", "ä.txt"), ("attachment; filename*=UTF-8''a%cc%88", "ä"),
            ("attachment; filename=\"a\\\"b\"", "a\"b"), ("filename=a.txt", "a.txt"),
        ]
    )
    func readings(_ text: String, _ expected: String) { #expect(name(text) == expected) }

    @Test(
        "What was begun and cannot be undone is no name",
        arguments: [
            "attachment; filename=%E4.txt", "attachment; filename==?utf-8?Q?a", "attachment; filename*=\"UTF-8''a\"",
            "attachment; filename*=UTF-8''%E4", "attachment; filename*=UTF-8''a%2", "inline; attachment; filename=a", "attachment",
        ]
    )
    func none(_ text: String) { #expect(name(text) == nil) }

    @Test("Hidden texts are told with what hid them")
    func hidden() {
        #expect(EncodedText.hidden(in: Array("%E4%BD%A0".utf8)).map { "\($0.form) \($0.text)" } == "percent 你")
        #expect(EncodedText.hidden(in: Array("Ã¤".utf8)).map { "\($0.form) \($0.text)" } == "misread ä")
        #expect(EncodedText.hidden(in: [0xE4]).map { "\($0.form) \($0.text)" } == "latin1 ä")
        #expect(EncodedText.hidden(in: Array("100% a%20b".utf8)) == nil)
    }
}
