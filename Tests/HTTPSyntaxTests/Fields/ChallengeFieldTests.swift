import HTTPSyntax
import Testing

@Suite struct ChallengeFieldTests {
    private func read(_ text: String) -> ChallengeField { ChallengeField(FieldValues(text: text)) }

    @Test("Several challenges share one line, each with its parameters")
    func several() {
        let field = read("Negotiate, Digest realm=\"a, b\", nonce=xyz, Basic realm=\"c\"")
        #expect(field.challenges.map(\.name) == ["negotiate", "digest", "basic"])
        #expect(field.challenges[1].parameters.map(\.name) == ["realm", "nonce"])
        #expect(field.challenges[1]["realm"]?.value == "a, b")
        #expect(field.challenges[2]["realm"]?.value == "c")
    }

    @Test("A token stands where a scheme takes one")
    func token68() {
        let field = read("NTLM TlRMTVNTUAAB==")
        #expect(field.challenges[0].token68.map { field.octets.text($0) } == "TlRMTVNTUAAB==")
        #expect(field.challenges[0].parameters.isEmpty)
    }

    @Test("An empty parameter of a scheme with parameters is no token")
    func emptyParameter() {
        let field = read("Digest qop=")
        #expect(field.challenges[0].token68 == nil)
        #expect(field.challenges[0].parameters.map(\.name) == ["qop"])
    }

    @Test("Parameters before any scheme are a defect")
    func noScheme() { #expect(read("realm=\"a\"").defects.map(\.kind) == [.parameterWithoutScheme]) }
}
