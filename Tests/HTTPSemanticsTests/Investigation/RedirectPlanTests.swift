import HTTPSyntax
import Recording
import Testing

@testable import HTTPSemantics

@Suite struct RedirectPlanTests {
    @Test("The first request is the one asked for, at once")
    func first() {
        let chain = Chain(fields: [("Accept", "*/*")])
        #expect(chain.next?.purpose == .first)
        #expect(chain.next?.method == "GET")
        #expect(chain.nextURL == "https://www.example.com/a?q#f")
        #expect(chain.next?.reference == "https://www.example.com/a?q#f")
        #expect(chain.next?.wait(at: Chain.start) == 0)
        #expect(chain.next?.deadline == Chain.start + 30_000_000)
        #expect(chain.fieldNames == ["Accept"])
    }

    @Test(
        "The target is resolved, and takes the fragment over when it has none",
        arguments: [
            ("/x", "https://www.example.com/x#f"), ("?p=1#own", "https://www.example.com/a?p=1#own"),
            ("//e.example/ü", "https://e.example/%C3%BC#f"), ("http://www.example.com:80/", "http://www.example.com/#f"),
        ]
    )
    func targets(_ location: String, _ url: String) {
        var chain = Chain()
        chain.answer("302 Found\r\nLocation: \(location)")
        #expect(chain.nextURL == url)
        #expect(chain.next?.reference == location)
        #expect(chain.next?.base?.href == "https://www.example.com/a?q#f")
        #expect(chain.next?.purpose == .redirect)
        #expect(chain.next?.redirects == 1)
        #expect(chain.last == .followed)
    }

    @Test(
        "Method and content follow the rules of browsers",
        arguments: [
            (301, "POST", "GET"), (302, "POST", "GET"), (303, "POST", "GET"), (303, "PUT", "GET"), (303, "HEAD", "HEAD"),
            (307, "POST", "POST"), (308, "POST", "POST"), (301, "PUT", "PUT"), (302, "HEAD", "HEAD"),
        ]
    )
    func methods(_ status: Int, _ method: String, _ next: String) {
        let fields = [("Content-Type", "text/plain"), ("content-language", "de"), ("Expect", "100-continue"), ("Accept", "*/*")]
        var chain = Chain(method: method, fields: fields.map { (name: $0, value: $1) }, content: [1, 2])
        chain.answer("\(status) X\r\nLocation: /n")
        #expect(chain.next?.method == next)
        #expect(chain.next?.content == (method == next ? [1, 2] : nil))
        #expect(chain.fieldNames == (method == next ? ["Content-Type", "content-language", "Expect", "Accept"] : ["Accept"]))
    }

    @Test(
        "Credentials stay within one origin, and are not taken up again",
        arguments: [
            ("https://www.example.com/x", true), ("https://www.example.com:443/x", true), ("/x", true), ("http://www.example.com/x", false),
            ("https://example.com/x", false), ("https://www.example.com:8443/x", false),
        ]
    )
    func credentials(_ location: String, _ keeps: Bool) {
        var chain = Chain(fields: [("AUTHORIZATION", "Bearer t"), ("Cookie", "a=b"), ("Accept", "*/*")])
        chain.answer("307 T\r\nLocation: \(location)")
        #expect(chain.fieldNames == (keeps ? ["AUTHORIZATION", "Cookie", "Accept"] : ["Accept"]))
        chain.answer("307 T\r\nLocation: https://www.example.com/back")
        #expect(chain.fieldNames == (keeps ? ["AUTHORIZATION", "Cookie", "Accept"] : ["Accept"]))
    }

    @Test("The limit ends a chain, and every hop is kept")
    func limit() {
        var chain = Chain(options: Chain.options(follow: 3))
        for number in 1...5 { chain.answer("302 Found\r\nLocation: /\(number)") }
        #expect(chain.next == nil)
        #expect(chain.investigation.steps.map(\.continuation) == [.followed, .followed, .followed, .notFollowed(.tooManyRedirects)])
        #expect(chain.investigation.transcript.hops.count == 4)
        #expect(chain.investigation.exchanges.map(\.hop) == [0, 1, 2, 3])
        #expect(chain.investigation.exchanges.map(\.target.path) == ["/a", "/1", "/2", "/3"])
        #expect(chain.investigation.failure == .tooManyRedirects)
    }

    @Test("Nobody is followed who must not be")
    func notAsked() {
        var chain = Chain(options: Chain.options(follow: 0))
        chain.answer("302 Found\r\nLocation: /x")
        #expect(chain.last == .notFollowed(.notAsked))
        #expect(chain.investigation.failure == nil)
    }

    @Test("A request that was sent before is a loop, whatever its fragment and its way round")
    func loops() {
        var chain = Chain()
        chain.answer("302 Found\r\nLocation: /b")
        chain.answer("302 Found\r\nLocation: ./a?q#g")
        #expect(chain.last == .notFollowed(.loop))
        #expect(chain.investigation.failure == .redirectLoop)

        var other = Chain(method: "POST")
        other.answer("303 See Other\r\nLocation: ?q")
        #expect(other.last == .followed)
        #expect(other.next?.method == "GET")
    }

    @Test(
        "What sends nobody to a page is said",
        arguments: [
            ("302 Found", Continuation.notFollowed(.noTarget)), ("302 Found\r\nLocation: http://", .notFollowed(.noTarget)),
            ("301 M\r\nLocation: ftp://e.example/", .notFollowed(.scheme)), ("301 M\r\nLocation: javascript:1", .notFollowed(.scheme)),
            ("200 OK\r\nRefresh: 0; url=/x", .notFollowed(.refresh)), ("200 OK\r\nLocation: /x", .final), ("300 M\r\nLocation: /x", .final),
            ("304 Not Modified\r\nLocation: /x", .final), ("500 E", .final),
        ]
    )
    func obstacles(_ head: String, _ continuation: Continuation) {
        var chain = Chain()
        chain.answer(head)
        #expect(chain.next == nil)
        #expect(chain.last == continuation)
    }

    @Test("Half a Location is not followed")
    func cutHead() {
        var chain = Chain()
        chain.fail(.closedInHead, after: "HTTP/1.1 302 Found\r\nLocation: /ab")
        #expect(chain.next == nil)
        #expect(chain.last == .final)
        #expect(chain.investigation.failure == .closedInHead)
    }

    @Test("Refresh in the document is reported, not followed")
    func metaRefresh() throws {
        var chain = Chain()
        chain.answer("200 OK")
        let exchange = try #require(chain.investigation.exchanges.last)
        let refresh = Refresh(FieldValues(text: "0; url=/z"))
        #expect(chain.next == nil)
        #expect(
            chain.investigation.continuation(of: RedirectionFacts(exchange, now: 0, metaRefresh: refresh)) == .notFollowed(.refresh)
        )
        #expect(chain.investigation.continuation(of: RedirectionFacts(exchange, now: 0)) == .final)
    }

    @Test("What the wall refuses ends the chain at the hop that led there")
    func denied() {
        var chain = Chain()
        chain.answer("302 Found\r\nLocation: http://10.0.0.1/")
        chain.investigation.stop(.denied("address_not_global"))
        #expect(chain.next == nil)
        #expect(chain.last == .notFollowed(.denied("address_not_global")))
        #expect(chain.investigation.failure == .denied)

        var first = Chain()
        first.investigation.stop(.denied("scheme"))
        #expect(first.next == nil)
        #expect(first.investigation.obstacle == .denied("scheme"))
        #expect(first.investigation.failure == .denied)
    }

    @Test("A redirect may ask for patience, within the time for all")
    func patience() {
        var chain = Chain()
        chain.answer("302 Found\r\nLocation: /x\r\nRetry-After: 2")
        #expect(chain.next?.wait(at: Chain.start) == 2_000_000)
        chain.now += 2_500_000
        chain.answer("302 Found\r\nLocation: /y\r\nRetry-After: 28")
        #expect(chain.next == nil)
        #expect(chain.last == .notFollowed(.deadline))
        #expect(chain.investigation.failure == .totalTimeout)
    }

    @Test("A posted response has nothing to fetch")
    func posted() {
        let hop = Hop(received: Array("HTTP/1.1 302 Found\r\nLocation: /x\r\n\r\n".utf8))
        var posted = Investigation(posted: hop, kind: .raw)
        #expect(posted.nextFetch == nil)
        #expect(posted.steps.map(\.continuation) == [.final])
        #expect(posted.failure == nil)
        posted.record(hop, at: 0)
        #expect(posted.steps.count == 1)
    }
}
