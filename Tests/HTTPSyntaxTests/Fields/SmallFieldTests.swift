import HTTPSyntax
import Testing

@Suite struct SmallFieldTests {
    @Test("Via parts at commas outside comments")
    func via() {
        let field = Via(FieldValues(text: "1.1 a (x, (y), z), HTTP/2 b:80, c"))
        #expect(field.hops.map(\.receivedBy) == ["a", "b:80", ""])
        #expect(field.hops[0].comment == "(x, (y), z)")
        #expect(field.malformed.count == 1)
    }

    @Test("Products and comments fill a Server value")
    func products() {
        let octets = Array("Apache/2.4 (Unix (x86)) mod/1".utf8)
        let list = ProductList(0..<octets.count, in: octets)
        #expect(list.parts.map(\.isComment) == [false, true, false])
        #expect(list.failure == nil)
        let odd = Array("a @b".utf8)
        #expect(ProductList(0..<odd.count, in: odd).failure == 2..<3)
    }

    @Test("A token list keeps its members and tells what is odd")
    func tokens() {
        let list = TokenList(FieldValues(text: "GET,, HEAD POST, get"))
        #expect(list.members.map(\.text) == ["GET", "HEAD POST", "get"])
        #expect(list.defects.map(\.kind) == [.empty, .notToken, .repeated])
        #expect(list.has("get"))
    }

    @Test("A parameter with blanks, without value, with an open quote")
    func parameters() {
        let octets = Array("a = \"b".utf8)
        let parameter = Parameter(0..<octets.count, in: octets)
        #expect(parameter.name == "a" && parameter.value == "b")
        #expect(parameter.defects.map(\.kind) == [.blankAroundEquals, .blankAroundEquals, .unterminated])
    }

    @Test("Keep-Alive states seconds and requests")
    func keepAlive() {
        let field = KeepAlive(FieldValues(text: "timeout=5, max=100"))
        #expect(field.timeout == 5 && field.max == 100 && field.malformed.isEmpty)
    }

    @Test("Priority takes urgency from 0 to 7", arguments: [("u=0, i", 0, true, 0), ("u=9", 3, false, 1), ("i=?0, u=\"a\"", 3, false, 1)])
    func priority(_ text: String, _ urgency: Int, _ isIncremental: Bool, _ invalid: Int) {
        let field = Priority(FieldValues(text: text))
        #expect(field.urgency == urgency && field.isIncremental == isIncremental && field.invalid.count == invalid)
    }

    @Test("Warning has code, agent, text and date")
    func warning() {
        let field = WarningField(FieldValues(text: "110 a:80 \"is, stale\" \"Sun, 01 Mar 2026 12:00:00 GMT\", 199 - \"x\""), now: 0)
        #expect(field.warnings.map(\.code) == [110, 199])
        #expect(field.warnings[0].text == "is, stale" && field.warnings[0].date == 1_772_366_400)
    }
}
