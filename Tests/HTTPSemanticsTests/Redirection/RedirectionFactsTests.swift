import Evidence
import HTTPSyntax
import Recording
import Testing
import WebURL

@testable import HTTPSemantics

@Suite struct RedirectionFactsTests {
    private func facts(
        _ head: String,
        method: String = "GET",
        url: String? = "https://www.example.com/a/b?q#f",
        meta: String? = nil
    ) -> RedirectionFacts {
        let hop = Hop(request: Request(method: method, url: url), received: Array("HTTP/1.1 \(head)\r\n\r\n".utf8))
        let refresh = meta.flatMap { Refresh(FieldValues(text: $0)) }
        return RedirectionFacts(Exchange(hop), now: 0, metaRefresh: refresh)
    }

    @Test(
        "The target is resolved and encoded",
        arguments: [
            ("302 Found\r\nLocation: ../x y", "https://www.example.com/x%20y"), ("308 P\r\nLocation: //e.example", "https://e.example/"),
            ("301 M\r\nLocation: ?p=ü", "https://www.example.com/a/b?p=%C3%BC"), ("302 Found\r\nLocation: http://", nil),
            ("300 Multiple\r\nLocation: /x", nil), ("200 OK\r\nLocation: /x", nil), ("301 M", nil),
        ]
    )
    func targets(_ head: String, _ target: String?) {
        #expect(facts(head).target == target)
    }

    @Test("Location comes before Refresh, Refresh before the document")
    func kinds() {
        #expect(facts("302 F\r\nLocation: /x\r\nRefresh: 0; url=/y", meta: "0; url=/z").kind == .location)
        #expect(facts("200 OK\r\nRefresh: 0; url=/y", meta: "0; url=/z").kind == .refreshHeader)
        #expect(facts("200 OK", meta: "0; url=/z").kind == .metaRefresh)
        #expect(facts("200 OK\r\nRefresh: 5", meta: "5; url=?q").kind == nil)
    }

    @Test("A loop is the same URL with the same method, whatever the fragment")
    func loops() {
        #expect(facts("302 F\r\nLocation: ?q#other").isLoop)
        #expect(!facts("302 F\r\nLocation: ?r").isLoop)
        #expect(!facts("303 S\r\nLocation: ?q", method: "POST").isLoop)
        #expect(facts("307 T\r\nLocation: ?q", method: "POST").isLoop)
    }

    @Test(
        "Methods change as browsers change them",
        arguments: [(301, "POST", "GET"), (302, "PUT", "PUT"), (303, "PUT", "GET"), (303, "HEAD", "HEAD"), (307, "POST", "POST")]
    )
    func methods(_ status: Int, _ method: String, _ next: String) {
        #expect(facts("\(status) X\r\nLocation: /n", method: method).nextMethod == next)
    }

    @Test("Fragment and scheme of the URL asked for matter")
    func fragmentAndScheme() {
        #expect(facts("302 F\r\nLocation: /x").inheritedFragment == "f")
        #expect(facts("302 F\r\nLocation: /x#own").inheritedFragment == nil)
        #expect(facts("302 F\r\nLocation: http://www.example.com/").isDowngrade)
        #expect(!facts("302 F\r\nLocation: http://www.example.com/", url: nil).isDowngrade)
        #expect(facts("302 F\r\nLocation: /x", url: nil).isTargetInvalid)
    }
}
