import HTTPSyntax
import Testing

@Suite struct AltSvcTests {
    private func read(_ text: String) -> AltSvc { AltSvc(FieldValues(text: text)) }

    @Test("An alternative has protocol, host, port and lifetime")
    func alternative() {
        let field = read("h3=\":443\"; ma=60; persist=1, http%2F1.1=\"[2001:db8::1]:8080\"")
        #expect(field.alternatives.map(\.protocol) == ["h3", "http/1.1"])
        #expect(field.alternatives.map(\.host) == ["", "[2001:db8::1]"])
        #expect(field.alternatives.map(\.port) == [443, 8080])
        #expect(field.alternatives.map(\.maxAge) == [60, 86_400])
        #expect(field.alternatives.map(\.persists) == [true, false])
        #expect(field.defects.isEmpty)
    }

    @Test(
        "Each flaw is told apart",
        arguments: [
            ("h3", AltSvc.Flaw.malformed), ("h3=:443", .malformed), ("clear, h3=\":1\"", .misplacedClear), ("Clear", .misplacedClear),
            ("http%2f1.1=\":1\"", .protocolEscape), ("h%33=\":1\"", .protocolEscape), ("h2=\"a.example\"", .invalidAuthority),
            ("h2=\"a:1,b:2\"", .invalidAuthority), ("h2=\":99999\"", .invalidAuthority), ("h2=\":1\"; ma=1.5", .invalidParameter),
        ]
    )
    func flaws(_ text: String, _ flaw: AltSvc.Flaw) { #expect(read(text).defects.map(\.kind) == [flaw]) }
}
