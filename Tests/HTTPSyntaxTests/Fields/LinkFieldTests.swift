import HTTPSyntax
import Testing

@Suite struct LinkFieldTests {
    private func read(_ text: String) -> LinkField { LinkField(FieldValues(text: text)) }

    @Test("Commas and semicolons within brackets and quotes part nothing")
    func delimitersWithin() {
        let field = read("<https://a.example/?x=1,2;y>; rel=\"next\"; title=\"a, b; c\", </b>; rel=prev")
        #expect(field.links.map { field.octets.text($0.target) } == ["https://a.example/?x=1,2;y", "/b"])
        #expect(field.links[0]["title"]?.value == "a, b; c")
        #expect(field.defects.isEmpty)
    }

    @Test("A rel holds several relations; a second rel is repeated")
    func relations() {
        let field = read("</a>; rel=\"up  index\"; rel=last; hreflang=en; hreflang=de")
        #expect(field.links[0].relations == ["up", "index"])
        #expect(field.links[0].repeated.map(\.value) == ["last"])
    }

    @Test("A target without brackets is read and located", arguments: ["\"/a\"; rel=next", "/a; rel=next"])
    func noBrackets(_ text: String) {
        let field = read(text)
        #expect(field.links.map { field.octets.text($0.target) } == ["/a"])
        #expect(field.defects.map(\.kind) == [.noBrackets])
        #expect(field.links[0].relations == ["next"])
    }

    @Test("Whatever is cut off, nothing traps and nothing is read beyond the end")
    func prefixes() {
        let octets = Array("<a>; rel=\"x\\\"y\"; title*=UTF-8''a%20b , <b".utf8)
        for end in 0...octets.count {
            let field = LinkField(FieldValues(octets: octets, ranges: [0..<end]))
            #expect(field.links.allSatisfy { $0.range.upperBound <= end && $0.target.upperBound <= end })
        }
    }
}
