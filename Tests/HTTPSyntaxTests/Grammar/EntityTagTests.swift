import Testing

@testable import HTTPSyntax

@Suite struct EntityTagTests {
    private func read(_ text: String) -> EntityTag {
        let octets = Array(text.utf8)
        return EntityTag(0..<octets.count, in: octets)
    }

    @Test(
        "A tag is read, its slips are named",
        arguments: [
            ("\"a\"", "a", false, []), ("W/\"a\"", "a", true, []), ("\"\"", "", false, []), ("\"a,b\\\"", "a,b\\", false, []),
            ("a", "a", false, [.unquoted]), ("W/a", "a", true, [.unquoted]), ("w/\"a\"", "a", true, [.lowerCaseWeak]),
            ("W / \"a\"", "a", true, [.blankInPrefix]), ("\"a", "a", false, [.unterminated]), ("\"a b\"", "a b", false, [.invalidOctet]),
            ("\"a\"b", "a", false, [.trailing]), ("", "", false, [.empty]), ("\"W/a\"", "W/a", false, []),
            ("\"", "", false, [.unterminated]),
        ] as [(String, String, Bool, [EntityTag.Flaw])]
    )
    func reading(text: String, opaque: String, isWeak: Bool, flaws: [EntityTag.Flaw]) {
        let tag = read(text)
        #expect(tag.opaque == opaque)
        #expect(tag.isWeak == isWeak)
        #expect(tag.defects.map(\.kind) == flaws)
        #expect(tag.isStrong == (flaws.isEmpty && !isWeak))
    }

    @Test("Weak comparison looks at the opaque part, strong comparison at both")
    func comparison() {
        #expect(read("W/\"a\"").matchesWeakly(read("\"a\"")))
        #expect(!read("W/\"a\"").matchesStrongly(read("W/\"a\"")))
        #expect(read("\"a\"").matchesStrongly(read("\"a\"")))
        #expect(!read("\"a\"").matchesWeakly(read("\"A\"")))
    }

    @Test("A list keeps commas within tags")
    func list() {
        let list = EntityTagList(FieldValues(text: "\"a,b\" , W/\"c\\\",, d"))
        #expect(list.tags.map(\.text) == ["\"a,b\"", "W/\"c\\\"", "d"])
        #expect(!list.isStar)
        #expect(EntityTagList(FieldValues(text: "*")).isStar)
    }
}
