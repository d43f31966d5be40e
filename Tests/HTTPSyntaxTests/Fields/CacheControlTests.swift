import Testing

@testable import HTTPSyntax

@Suite struct CacheControlTests {
    private func read(_ text: String) -> CacheControl { CacheControl(FieldValues(text: text)) }

    @Test("Directives come in order, quoted commas stay within their argument")
    func order() {
        let control = read("Private=\"a, B\", max-age=60,, Foo=bar")
        #expect(control.directives.map(\.name) == ["private", "max-age", "foo"])
        #expect(control.fieldNames("private") == ["a", "b"])
        #expect(control.seconds("max-age") == 60)
        #expect(!control.hasUnqualified("private"))
        #expect(control.defects.isEmpty)
    }

    @Test(
        "Seconds are digits alone, and capped",
        arguments: [
            ("60", 60), ("0060", 60), ("\"60\"", 60), (" 60", 60), ("2147483648", 1 << 31), ("99999999999999999999999", 1 << 31),
            ("-1", nil), ("+1", nil), ("1.5", nil), ("60s", nil), ("", nil), ("'60'", nil), ("0x10", nil), ("6 0", nil),
        ] as [(String, Int?)]
    )
    func seconds(argument: String, expected: Int?) { #expect(read("max-age=\(argument)").seconds("max-age") == expected) }

    @Test(
        "Each slip is named, where it is",
        arguments: [
            ("max-age", .missingValue, 0..<7), ("max-age=", .missingValue, 0..<8), ("max-age=x", .invalidSeconds, 8..<9),
            ("max-age =6", .blankBeforeEquals, 7..<8), ("no-store=1", .unexpectedValue, 9..<10), ("max-age=\"6\"", .quotedSeconds, 8..<11),
            ("private=a", .unquotedNames, 8..<9), ("private=\"ä\"", .invalidFieldName, 9..<11), ("=5", .invalidName, 0..<2),
            ("a b", .invalidName, 0..<3), ("x=\"y", .unterminated, 2..<4), ("public, public", .repeated, 8..<14),
            ("max-age=9999999999", .excessiveSeconds, 8..<18),
        ] as [(String, CacheControl.Flaw, Range<Int>)]
    )
    func slips(text: String, flaw: CacheControl.Flaw, range: Range<Int>) {
        #expect(read(text).defects.map(\.kind) == [flaw])
        #expect(read(text).defects.first?.range == range)
    }

    @Test("An extension may be there twice")
    func extensions() { #expect(read("x=1, x=2").defects.isEmpty) }

    @Test("The first valid seconds count")
    func firstValid() { #expect(read("max-age=x, max-age=5, max-age=7").seconds("max-age") == 5) }

    @Test(
        "A misspelt directive is recognised, a foreign one is not",
        arguments: [
            ("nocache", "no-cache"), ("no_store", "no-store"), ("s-max-age", "s-maxage"), ("must-revaldiate", "must-revalidate"),
            ("max-agee", "max-age"), ("imutable", "immutable"), ("community", nil), ("max-age", nil), ("a", nil), ("publik", "public"),
        ] as [(String, String?)]
    )
    func misspelt(name: String, meant: String?) {
        #expect(CacheDirective.likelyMeant(by: name) == meant)
    }

    @Test(
        "A targeted field counts only as a whole dictionary",
        arguments: [
            ("max-age=60", true), ("", false), ("Max-Age=60", false), ("max-age=60, &&", false), ("max-age =60", false),
            ("a=?1, b;c", true),
            ("max-age=60,", false), ("max-age=9999999999999999999", false), ("x=\"a, b\"", true), ("x=1.2.3", false),
            ("x=-1.25;p, y=tok/en", true), ("x=\"a\"b", false), ("x=?2", false), ("x=:YQ==:", true), ("x=\"a", false),
        ]
    )
    func targeted(text: String, counts: Bool) { #expect(TargetedCacheControl(FieldValues(text: text)).counts == counts) }
}
