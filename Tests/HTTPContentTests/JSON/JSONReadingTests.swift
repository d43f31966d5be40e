import Testing

@testable import HTTPContent

private func read(_ text: String, depthLimit: Int = 512) -> JSONDocument {
    JSONDocument(reading: Array(text.utf8), depthLimit: depthLimit)
}

@Suite("JSON texts are read where they lie")
struct JSONReadingTests {
    @Test("Values of every type come back")
    func values() throws {
        let document = read(#" {"a":[1,-2.5e1,"x\n\u00e9\ud83d\ude00",true,false,null],"b":{},"":[]} "#)
        let root = try #require(document.root)
        #expect(document.isValid && document.depth == 2)
        #expect(root.kind == .object && root.count == 3)
        let list = try #require(root["a"])
        #expect(list.elements.map(\.kind) == [.number, .number, .string, .boolean, .boolean, .null])
        #expect(list[0]?.int64 == 1 && list[0]?.double == 1)
        #expect(list[1]?.int64 == nil && list[1]?.double == -25)
        #expect(list[2]?.string == "x\né😀")
        #expect(list[3]?.bool == true && list[4]?.bool == false && list[5]?.isNull == true)
        #expect(list[6] == nil && list[-1] == nil)
        #expect(root["b"]?.count == 0 && root[""]?.kind == .array && root["c"] == nil)
        #expect(root.members.map { $0.name.string } == ["a", "b", ""])
    }

    @Test("Octet ranges enclose the value, quotes included")
    func ranges() throws {
        let text = #"{"key" : ["é", 12]}"#
        let document = read(text)
        func part(_ range: Range<Int>?) -> String { String(decoding: document.octets[range ?? 0..<0], as: UTF8.self) }
        let member = try #require(document.root?.members.first { _ in true })
        #expect(part(member.name.octets) == "\"key\"")
        #expect(part(member.value.octets) == "[\"é\", 12]")
        #expect(part(member.value[0]?.octets) == "\"é\"")
        #expect(part(document.root?.octets) == text)
    }

    @Test(
        "Numbers at the edges are exact, or none",
        arguments: [
            ("9223372036854775807", Int64.max), ("-9223372036854775808", .min), ("9223372036854775808", nil), ("1.0", nil), ("-0", 0),
        ]
    )
    func integers(text: String, value: Int64?) {
        #expect(read(text).root?.int64 == value)
    }

    @Test(
        "Doubles are the nearest ones",
        arguments: [
            ("0.1", 0.1), ("1e400", Double.infinity), ("-0", -0.0), ("123456789012345678901234567890", 1.2345678901234568e29),
        ]
    )
    func doubles(text: String, value: Double) {
        #expect(read(text).root?.double == value)
    }

    @Test("Of members with one name the last counts")
    func lastMember() {
        #expect(read(#"{"a":1,"\u0061":2}"#).root?["a"]?.int64 == 2)
    }

    @Test(
        "Pointers and key paths lead to values",
        arguments: [
            ("/data/list/0/name", "data.list.0.name"), ("/a.b", #"a\.b"#), ("/m~1n/~0", "m/n.~"), ("", ""),
        ]
    )
    func pointers(pointer: String, path: String) {
        let document = read(#"{"data":{"list":[{"name":"x"}]},"a.b":1,"m/n":{"~":2}}"#)
        #expect(document.value(at: pointer) != nil)
        #expect(document.value(at: pointer)?.octets == document.value(under: path)?.octets)
    }

    @Test(
        "Pointers to nothing are nil",
        arguments: ["data", "/x", "/data/list/1", "/data/list/00", "/data/list/-", "/~2", "/data/list/0/name/0"]
    )
    func noPointers(pointer: String) {
        #expect(read(#"{"data":{"list":[{"name":"x"}]}}"#).value(at: pointer) == nil)
    }

    @Test("What came before a fault can be walked")
    func partial() {
        let document = read(#"{"a":{"b":1},"c":[2,3,"#)
        #expect(document.fault?.kind == .truncated)
        #expect(document.value(at: "/a/b")?.int64 == 1)
        #expect(document.value(at: "/c/1")?.int64 == 3)
        #expect(document.value(at: "/c/2") == nil)
    }

    @Test("A text above the node limit is checked to its end")
    func nodeLimit() {
        let octets = Array(#"[[1,2],{"a":3},4]"#.utf8)
        for limit in 0..<9 {
            let document = JSONDocument(reading: octets, nodeLimit: limit)
            #expect(document.isValid)
            #expect(document.isComplete == (limit >= 8))
            #expect((document.root?.count ?? 0) <= limit)
        }
        #expect(!JSONDocument(reading: Array("[1,2}".utf8), nodeLimit: 1).isValid)
    }

    @Test("A mark is stepped over and counted, a range is kept to")
    func markAndRange() {
        let marked = JSONDocument(reading: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
        #expect(marked.isValid && marked.markLength == 3)
        let part = JSONDocument(reading: Array("xx[1]]".utf8), in: 2..<5)
        #expect(part.isValid && part.root?.octets == 2..<5)
    }

    @Test(
        "Escaped surrogates without a partner are valid and noted",
        arguments: [#""\ud800""#, #""\udc00\ud800""#, #""\ud800\ud800\udc00""#]
    )
    func surrogates(text: String) {
        let document = read(text)
        #expect(document.isValid)
        #expect(document.firstLoneSurrogate == 1)
        #expect(document.root?.string?.unicodeScalars.first == "\u{FFFD}")
    }
}

@Suite("Octets that are no JSON are told apart")
struct JSONFaultTests {
    @Test(
        "Kind and offset name the first octet that cannot stand there",
        arguments: [
            ("", JSONFault.Kind.empty, 0), (" \n", .empty, 2),
            ("[1,2", .truncated, 4), ("{\"a\"", .truncated, 4), ("\"ab", .truncated, 3), ("tru", .truncated, 3), ("-", .truncated, 1),
            ("1.", .truncated, 2), ("\"\\u12", .truncated, 5), ("[\"\u{E9}", .truncated, 4),
            ("[1,]", .trailingComma, 3), ("{\"a\":1, }", .trailingComma, 8), ("{,}", .other, 1), ("[1,,2]", .other, 3),
            ("[NaN]", .nonFiniteNumber, 1), ("[nan]", .nonFiniteNumber, 2), ("{\"a\":-Infinity}", .nonFiniteNumber, 6),
            ("[Infinity]", .nonFiniteNumber, 1), ("[+Inf]", .nonFiniteNumber, 1), ("[-inf]", .nonFiniteNumber, 2),
            ("[01]", .badNumber, 2), ("[1.e1]", .badNumber, 3), ("[+1]", .badNumber, 1), ("[.5]", .badNumber, 1), ("[0x1F]", .badNumber, 2),
            ("[1e+]", .badNumber, 4), ("[-a]", .badNumber, 2), ("[1.2.3]", .badNumber, 4),
            ("[\"a\nb\"]", .controlCharacter, 3), ("[\"a\u{0}\"]", .controlCharacter, 3),
            ("[\"\\x41\"]", .badEscape, 3), ("[\"\\u12G4\"]", .badEscape, 6),
            ("{'a':1}", .singleQuotes, 1), ("['a']", .singleQuotes, 1), ("{a:1}", .unquotedKey, 1), ("{1:1}", .unquotedKey, 1),
            ("[1 /* x */]", .comment, 3), ("{// x\n\"a\":1}", .comment, 1), ("[1] // x", .comment, 4),
            ("[None]", .unknownWord, 1), ("[True]", .unknownWord, 1), ("[nulll]", .unknownWord, 5), ("undefined", .unknownWord, 0),
            ("[1 2]", .missingComma, 3), ("{\"a\":1 \"b\":2}", .missingComma, 7), ("{\"a\" 1}", .missingColon, 5),
            ("[1}", .mismatchedBracket, 2), ("{\"a\":1]", .mismatchedBracket, 6), ("{\"a\":}", .other, 5), ("]", .other, 0),
            ("{\"a\":1}{\"b\":2}", .multipleDocuments, 7), ("1 2", .multipleDocuments, 2), ("{\"a\":1}\n{\"b\"", .multipleDocuments, 8),
            ("{\"a\":1}}", .trailingGarbage, 7), ("{\"a\":1}<br>", .trailingGarbage, 7),
            ("<br />\nNotice: {x}\n{\"a\":[1]}", .leadingGarbage, 0), ("note {\"a\":1}", .leadingGarbage, 1),
            ("12 Warnings: [1]", .leadingGarbage, 3),
            ("YWJj", .unknownWord, 0), ("<html>{}</html>", .other, 0), ("[[1]", .truncated, 4),
        ]
    )
    func kinds(text: String, kind: JSONFault.Kind, offset: Int) {
        let fault = read(text).fault
        #expect(fault?.kind == kind)
        #expect(fault?.offset == offset)
    }

    @Test(
        "Octets that are no UTF-8 are found",
        arguments: [
            ([UInt8(0xFF)], 2), ([0xC3, 0x28], 3), ([0xE0, 0x80, 0x80], 3), ([0xED, 0xA0, 0x80], 3), ([0xF4, 0x90, 0x80, 0x80], 3),
            ([0xC0, 0xAF], 2), ([0xE4, 0xB8, 0x22], 4), ([0x80], 2),
        ]
    )
    func encoding(octets: [UInt8], offset: Int) {
        let fault = JSONDocument(reading: [0x5B, 0x22] + octets + [0x22, 0x5D]).fault
        #expect(fault?.kind == .invalidUTF8)
        #expect(fault?.offset == offset)
    }

    @Test("Every well-formed length of UTF-8 passes, wherever it lies in a word of eight octets")
    func encodingPasses() {
        for padding in 0..<9 {
            let text = "[\"" + String(repeating: "x", count: padding) + "é中😀\u{7F}\u{10FFFF}\u{E000}\u{D7FF}\"]"
            #expect(read(text).isValid)
        }
    }

    @Test("Lines and columns count scalars from one")
    func positions() {
        let fault = read("{\"é\": 1,\r\n \"中\": x}").fault
        #expect(fault?.line == 2)
        #expect(fault?.column == 7)
        #expect(read("[\r\r\n\n x").fault?.line == 4)
    }

    @Test("Depth is capped without recursion")
    func depth() {
        #expect(read(String(repeating: "[", count: 512) + String(repeating: "]", count: 512)).isValid)
        let deep = read(String(repeating: "[", count: 100_000))
        #expect(deep.fault?.kind == .depthExceeded)
        #expect(deep.fault?.offset == 512)
        #expect(read("[[]]", depthLimit: 1).fault?.offset == 1)
    }

    @Test("Every prefix of a text is truncated or whole, and no damaged octet traps")
    func anomalies() {
        let octets = Array(#"{"a":[1,-2.5e1,"x\n\u00e9\ud83d\ude00é中",true,false,null],"b":{"c":[]}}"#.utf8)
        for count in 1..<octets.count {
            #expect(JSONDocument(reading: Array(octets.prefix(count))).fault?.kind == .truncated, "after \(count)")
        }
        for index in octets.indices {
            for octet in [UInt8(0), 0x22, 0x5C, 0x7B, 0x5D, 0x2C, 0x80, 0xFF] {
                var damaged = octets
                damaged[index] = octet
                let document = JSONDocument(reading: damaged)
                #expect(document.fault.map { $0.offset <= damaged.count } ?? true)
                _ = document.duplicateNames()
                _ = document.root?.members.map { ($0.name.string, $0.value.text) }
            }
        }
    }

    @Test("Garbage full of brackets stays linear")
    func brackets() {
        let text = "x" + String(repeating: "[1,", count: 30_000)
        #expect(read(text).fault?.kind == .unknownWord)
    }
}
