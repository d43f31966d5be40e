import Evidence
import Testing

@testable import HTTPSyntax

@Suite struct StructuredFieldTests {
    private func lines(_ texts: [String]) -> FieldValues {
        var octets: [UInt8] = []
        var ranges: [OctetRange] = []
        for text in texts {
            octets += Array("F: ".utf8)
            ranges.append(octets.count..<octets.count + text.utf8.count)
            octets += Array(text.utf8) + [0x0D, 0x0A]
        }
        return FieldValues(octets: octets, ranges: ranges)
    }

    @Test(
        "A bare item is read by its first octet",
        arguments: [
            ("-17", .integer(-17)), ("2.50", .decimal(StructuredField.Decimal(thousandths: 2_500))),
            (#""a \"b\" \\""#, .string(#"a "b" \"#)), ("*a/b:c", .token("*a/b:c")), (":AQI=:", .binary([1, 2])),
            ("?0", .boolean(false)), ("@1700000000", .date(1_700_000_000)), (#"%"gr%c3%bc%c3%9fe""#, .displayString("grüße")),
        ] as [(String, StructuredField.BareItem)]
    )
    func bareItems(_ text: String, _ value: StructuredField.BareItem) {
        #expect(StructuredField.item(FieldValues(text: text)).value?.value == value)
    }

    @Test(
        "A failure says what and where",
        arguments: [
            ("", .missingValue, 0..<0), ("1234567890123456", .numberTooLong, 0..<16), ("1.", .invalidNumber, 1..<2),
            ("1.0000", .numberTooLong, 0..<6), (#""a\b""#, .invalidString, 2..<4), (#""open"#, .unterminatedString, 0..<1),
            (":a:", .invalidBinary, 0..<1), ("?2", .invalidBoolean, 1..<2), ("@1.5", .invalidDate, 0..<4),
            (#"%"%C3%BC""#, .invalidDisplayString, 2..<5), (#"%"%ff""#, .invalidDisplayString, 0..<6), ("a b", .trailingOctets, 2..<3),
            ("a;B=1", .invalidKey, 2..<3), ("é", .unknownType, 0..<1),
        ] as [(String, StructuredField.Flaw, OctetRange)]
    )
    func failures(_ text: String, _ flaw: StructuredField.Flaw, _ range: OctetRange) {
        let parsed = StructuredField.item(FieldValues(text: text))
        #expect(parsed.value == nil)
        #expect(parsed.failure == Defect(flaw, at: range))
    }

    @Test("Lines are joined, and places still count the octets received")
    func severalLines() {
        let values = lines(["a;x=1", "(b c);q"])
        let list = StructuredField.list(values).value ?? []
        #expect(list.map { values.octets.text($0.range) } == ["a", "(b c)"])
        #expect(list.map { $0.parameters.map { values.octets.text($0.keyRange) } } == [["x"], ["q"]])
        let broken = lines(["a", "b,"])
        #expect(StructuredField.list(broken).failure.map { broken.octets.text($0.range) } == ",")
    }

    @Test("A fold is a blank, a lone LF is none")
    func folds() {
        #expect(StructuredField.list(FieldValues(text: "a,\r\n  b")).value?.count == 2)
        #expect(StructuredField.item(FieldValues(text: "\"a\n b\"")).failure?.kind == .invalidString)
    }

    @Test("The last value of a repeated key counts, in the place of the first")
    func repeatedKeys() {
        let parsed = StructuredField.dictionary(FieldValues(text: "a=1, b, a=(2 3)"))
        #expect(parsed.value?.map(\.key) == ["a", "b"])
        #expect(parsed.value.flatMap { StructuredFieldSerialiser.text($0) } == "a=(2 3), b")
        #expect(parsed.repeatedKeys == [8..<9])
    }

    @Test(
        "What is read is written in its canonical form",
        arguments: [
            ("  a ;  b = 1", nil), ("a; b=1.10;c", "a;b=1.1;c"), ("( 1  2 ),\t3", "(1 2), 3"), (":AQ==:", ":AQ==:"), ("()", "()"),
            (#"%"a%25""#, #"%"a%25""#), ("-0.0", "0.0"),
        ]
    )
    func canonical(_ text: String, _ expected: String?) {
        let list = StructuredField.list(FieldValues(text: text)).value
        #expect(list.flatMap { StructuredFieldSerialiser.text($0) } == expected)
    }

    @Test("What cannot be written is refused")
    func unwritable() {
        let values: [StructuredField.BareItem] = [
            .integer(1_000_000_000_000_000), .string("é"), .token("1a"), .token(""), .date(-1_000_000_000_000_000),
            .decimal(StructuredField.Decimal(thousandths: .min)),
        ]
        for value in values { #expect(StructuredFieldSerialiser.text(value) == nil, "\(value)") }
        #expect(StructuredFieldSerialiser.text([StructuredField.Entry("A", .item(StructuredField.Item(.integer(1))))]) == nil)
    }

    @Test("Decimals are rounded half to even", arguments: [("0.0005", 0), ("0.0015", 2), ("-1.23451", -1_235), ("7", 7_000), ("1.x", nil)])
    func rounding(_ text: String, _ thousandths: Int?) {
        #expect(StructuredField.Decimal(rounding: text)?.thousandths == thousandths)
    }

    @Test("Every prefix of a value is read or refused without a trap")
    func prefixes() {
        let text = #"a;b=?1;c="x\"y";d=:AQI=:, (1 2.5 @3);e, %"%c3%bc";f=*t"#
        for length in 0...text.utf8.count {
            let octets = Array(text.utf8.prefix(length))
            let values = FieldValues(octets: octets, ranges: [0..<length])
            let parsed = StructuredField.list(values)
            #expect((parsed.value == nil) == (parsed.failure != nil))
            if let failure = parsed.failure { #expect(failure.range.upperBound <= length) }
            _ = StructuredField.dictionary(values)
        }
    }
}
