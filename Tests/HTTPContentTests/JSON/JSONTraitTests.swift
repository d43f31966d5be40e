import Testing

@testable import HTTPContent

private func read(_ text: String) -> JSONDocument { JSONDocument(reading: Array(text.utf8)) }

@Suite("Traits of valid JSON that trip readers")
struct JSONTraitTests {
    @Test(
        "Names that occur twice in one object are found, escaped or not",
        arguments: [
            (#"{"x":1,"y":2,"x":3}"#, ["x"]), (#"{"a":{"k":1},"b":{"k":1}}"#, []), (#"[{"a":1,"\u0061":2}]"#, ["a"]),
            (#"{"a":1,"a":2,"a":3,"b":{"c":1,"c":1}}"#, ["a", "c"]), (#"{"":1,"":2}"#, [""]),
        ]
    )
    func duplicates(text: String, names: [String]) {
        #expect(read(text).duplicateNames().map(\.name) == names)
    }

    @Test("A repetition is located")
    func duplicatePlace() {
        let found = read(#"{"x":1,"x":3}"#).duplicateNames()
        #expect(found.first?.first == 1..<4)
        #expect(found.first?.again == 7..<10)
    }

    @Test("Many names are compared in good time, and the list is capped")
    func manyNames() {
        let members = (0..<6_000).map { "\"name\($0 % 5_000)\":\($0)" }.joined(separator: ",")
        let document = read("{\(members)}")
        #expect(document.isValid)
        #expect(document.duplicateNames().count == 100)
        #expect(document.duplicateNames(limit: 100_000).count == 1000)
    }

    @Test("Integers beyond 2^53 - 1 are found, with their pointer")
    func unsafeIntegers() {
        let document = read(
            #"{"r":[{"id":7219034455120098817,"n":9007199254740991},[-9007199254740992]],"a/b":{"x":1.0e30,"y":10000000000000000},"z":-9007199254740991}"#
        )
        #expect(document.unsafeIntegers().map(\.pointer) == ["/r/0/id", "/r/1/0", "/a~1b/y"])
        #expect(read("12345678901234567890").unsafeIntegers().map(\.pointer) == [""])
        #expect(read("[1]").unsafeIntegers().isEmpty)
    }

    @Test("A pointer that is told leads back to the number")
    func pointersLeadBack() {
        let document = read(#"{"a":{"":[0,{"~":99999999999999999}]}}"#)
        let found = document.unsafeIntegers()
        #expect(found.count == 1)
        #expect(found.first.flatMap { document.value(at: $0.pointer) }?.octets == found.first?.octets)
    }

    @Test(
        "Guards and callbacks are told from the JSON inside",
        arguments: [
            (")]}',\n{\"a\":1}", JSONWrapper.Kind.guardPrefix, ")]}',", "\n{\"a\":1}"),
            (")]}'\n[1]", .guardPrefix, ")]}'", "\n[1]"),
            ("while(1);[1]", .guardPrefix, "while(1);", "[1]"),
            ("  for (;;); {}", .guardPrefix, "for (;;);", " {}"),
            ("/**/cb_17({\"ok\":true});", .callback, "/**/cb_17(", "{\"ok\":true}"),
            ("jQuery1.cb['x']( [1] ) ;\n", .callback, "jQuery1.cb['x'](", " [1] "),
            ("/**/ typeof cb === 'function' && cb({});", .callback, "/**/ typeof cb === 'function' && cb(", "{}"),
        ]
    )
    func wrappers(text: String, kind: JSONWrapper.Kind, prefix: String, inside: String) throws {
        let octets = Array(text.utf8)
        let wrapper = try #require(JSONWrapper.find(in: octets))
        #expect(wrapper.kind == kind)
        #expect(String(decoding: octets[wrapper.prefix], as: UTF8.self) == prefix)
        #expect(String(decoding: octets[wrapper.text], as: UTF8.self) == inside)
    }

    @Test(
        "Plain JSON and plain text have no wrapper",
        arguments: ["", "{}", "[1]", "null", "\"a(b)\"", "12(3)", "hello (world) there", "f(", "(1)"]
    )
    func noWrappers(text: String) {
        #expect(JSONWrapper.find(in: Array(text.utf8)) == nil)
    }

    @Test(
        "Texts one after another are counted",
        arguments: [
            ("{\"id\":1}\n{\"id\":2}\n{\"id\":3}\n", 3, true), ("[1]", 1, true), ("1\n2\r\n\r\n3", 3, true), ("{} {}", 2, false),
            ("{}{}", 2, false),
            ("{\n}\n{}", 2, false), ("\u{1E}[1]\n\u{1E}[2]\n", 2, true),
        ]
    )
    func records(text: String, count: Int, isLineDelimited: Bool) {
        let records = JSONRecords.count(in: Array(text.utf8))
        #expect(records?.count == count)
        #expect(records?.isLineDelimited == isLineDelimited)
        #expect(records?.ranges.count == count)
    }

    @Test("One bad record spoils the count", arguments: ["", "{}\n{", "{}\nx", "{},{}"])
    func noRecords(text: String) {
        #expect(JSONRecords.count(in: Array(text.utf8)) == nil)
    }
}

@Suite("JSON that is written")
struct JSONWriterTests {
    @Test("Members, elements and values stand in order with their commas")
    func compact() {
        var writer = JSONWriter()
        writer.object { writer in
            writer.name(quoting: "a\"b")
            writer.array { writer in
                writer.integer(-12)
                writer.integer(UInt64.max)
                writer.double(0.5)
                writer.double(.nan)
                writer.bool(true)
                writer.null()
                writer.array { _ in }
                writer.object { _ in }
            }
            writer.name("c")
            writer.string("x\n\u{1}\u{1F}\\é😀\u{7F}")
            writer.name("raw")
            writer.raw(Array("[1]".utf8))
        }
        let text = #"{"a\"b":[-12,18446744073709551615,0.5,null,true,null,[],{}],"c":"x\n\u0001\u001f\\é😀"# + "\u{7F}\",\"raw\":[1]}"
        #expect(String(decoding: writer.octets, as: UTF8.self) == text)
        #expect(JSONDocument(reading: writer.octets).isValid)
    }

    @Test("A pretty text breaks lines but for empty containers")
    func pretty() {
        var writer = JSONWriter(isPretty: true)
        writer.object { writer in
            writer.name("a")
            writer.array { writer in
                writer.integer(1)
                writer.integer(2)
            }
            writer.name("b")
            writer.object { _ in }
        }
        #expect(String(decoding: writer.octets, as: UTF8.self) == "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {}\n}")
    }

    @Test("Octets that are no UTF-8 become U+FFFD")
    func foreignOctets() {
        var writer = JSONWriter()
        writer.string([0x61, 0xFF, 0x22, 0xE4, 0xB8, 0x62])
        #expect(String(decoding: writer.octets, as: UTF8.self) == "\"a\u{FFFD}\\\"\u{FFFD}b\"")
    }

    @Test("What is written reads back the same", arguments: [Int.min, -1, 0, 9, 10, Int.max])
    func readsBack(value: Int) {
        var writer = JSONWriter()
        writer.integer(value)
        #expect(JSONDocument(reading: writer.octets).root?.int64 == Int64(value))
    }

    @Test("Lines can be taken one by one")
    func lines() {
        var writer = JSONWriter()
        writer.object {
            $0.name("a"); $0.integer(1)
        }
        writer.endLine()
        #expect(writer.take() == Array("{\"a\":1}\n".utf8))
        writer.array { _ in }
        writer.endLine()
        #expect(writer.take() == Array("[]\n".utf8))
        #expect(writer.octets.isEmpty)
    }
}
