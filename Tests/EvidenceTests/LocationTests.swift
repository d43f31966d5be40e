import Testing

@testable import Evidence

@Suite struct LocationTests {
    @Test(
        "Parts have the names that reports use",
        arguments: [
            (Part.head, "head"), (.interim(0), "interim:0"), (.framed, "framed"), (.content, "content"), (.stage(2), "stage:2"),
            (.text, "text"), (.trailers, "trailers"), (.excess, "excess"), (.leading, "leading"), (.request, "request"), (.url, "url"),
            (.certificate(1), "certificate:1"),
        ]
    )
    func names(_ part: Part, _ name: String) {
        #expect(part.description == name)
    }
}
