import Testing

@testable import HTTPSyntax

@Suite struct AgeTests {
    @Test(
        "The first member counts, and only if it is digits",
        arguments: [
            ("7", 7, []), ("7, 0", 7, [.repeated]), ("0, 7", 0, [.repeated]), ("-7", nil, [.negative]), ("7.0", nil, [.notANumber]),
            ("x", nil, [.notANumber]), ("99999999999", 1 << 31, [.excessive]), ("", nil, [.notANumber]), ("-", nil, [.notANumber]),
        ] as [(String, Int?, [Age.Flaw])]
    )
    func reading(text: String, seconds: Int?, flaws: [Age.Flaw]) {
        let age = Age(FieldValues(text: text))
        #expect(age.seconds == seconds)
        #expect(age.defects.map(\.kind) == flaws)
    }

    @Test("An absent field has no defects")
    func absent() {
        let age = Age(FieldValues(octets: [], ranges: []))
        #expect(!age.isPresent && age.defects.isEmpty)
    }
}

@Suite struct RetryAfterTests {
    /// 2026-03-01T12:00:00Z.
    private static let now = 1_772_366_400

    @Test(
        "Delay or date, in seconds from now",
        arguments: [
            ("120", 120, true), ("0", 0, true), ("Sun, 01 Mar 2026 12:10:00 GMT", 600, true), ("Sunday, 01-Mar-26 12:10:00 GMT", 600, true),
            ("Sun, 1 Mar 2026 12:10:00 GMT", 600, false), ("Sun, 01 Mar 2026 11:00:00 GMT", 0, true), ("0.5", nil, false),
            ("-3", nil, false),
            ("soon", nil, false), ("", nil, false),
        ] as [(String, Int?, Bool)]
    )
    func reading(text: String, seconds: Int?, isValid: Bool) {
        let field = RetryAfter(FieldValues(text: text), now: RetryAfterTests.now)
        #expect(field.seconds(from: RetryAfterTests.now) == seconds)
        #expect(field.isValid == isValid)
        #expect(field.isPresent)
    }
}

@Suite struct VaryTests {
    @Test(
        "Names in lower case, a star anywhere, slips named",
        arguments: [
            ("Accept, Origin", ["accept", "origin"], false, []), ("*", ["*"], true, []),
            ("Accept, *", ["accept", "*"], true, [.namesBesideStar]),
            ("a, A", ["a", "a"], false, [.repeated]), ("a b", ["a b"], false, [.invalidName]), (",", [], false, []),
        ] as [(String, [String], Bool, [Vary.Flaw])]
    )
    func reading(text: String, names: [String], isStar: Bool, flaws: [Vary.Flaw]) {
        let vary = Vary(FieldValues(text: text))
        #expect(vary.members.map(\.name) == names)
        #expect((vary.star != nil) == isStar)
        #expect(vary.defects.map(\.kind) == flaws)
    }
}
