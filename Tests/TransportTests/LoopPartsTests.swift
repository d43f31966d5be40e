import Testing

@testable import Transport

@Suite struct LoopPartsTests {
    @Test("Deadlines come out in order")
    func heapOrder() {
        var heap = DeadlineHeap()
        var generator = SystemRandomNumberGenerator()
        let moments = (0..<500).map { _ in UInt64.random(in: 0..<100, using: &generator) }
        for moment in moments { heap.push(.init(moment: moment, token: LoopToken(descriptor: 1, generation: 0))) }
        var found: [UInt64] = []
        while let entry = heap.popFirst() { found.append(entry.moment) }
        #expect(found == moments.sorted())
        #expect(heap.first == nil)
    }

    @Test(
        "Moments become dates",
        arguments: [
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (951_782_399, "Mon, 28 Feb 2000 23:59:59 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
            (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
        ] as [(Int64, String)]
    )
    func dates(_ seconds: Int64, _ expected: String) {
        #expect(CivilTime(secondsSinceEpoch: seconds).fixdate == expected)
    }

    @Test("A token keeps descriptor and generation")
    func packedTokens() {
        let token = LoopToken(descriptor: 70_000, generation: .max)
        #expect(LoopToken(packed: token.packed) == token)
    }

    @Test("An inbox wakes its loop once until it is emptied")
    func inboxWakes() {
        let inbox = Inbox()
        #expect(inbox.put(.task {}))
        #expect(!inbox.put(.task {}))
        #expect(inbox.takeAll().count == 2)
        #expect(inbox.put(.task {}))
    }

    @Test("Only visible ASCII of at most 128 octets is taken as a request identifier")
    func identifiers() {
        #expect(RequestIdentifiers.accepted("abc-1") == "abc-1")
        #expect(RequestIdentifiers.accepted("a b") == nil)
        #expect(RequestIdentifiers.accepted("") == nil)
        #expect(RequestIdentifiers.accepted(String(repeating: "a", count: 129)) == nil)
        let identifiers = RequestIdentifiers()
        #expect(Set((0..<1000).map { _ in identifiers.next() }).count == 1000)
        #expect(identifiers.next().utf8.count == 32)
    }

    @Test("A field value cannot begin another line")
    func injectedLines() {
        var response = Response(status: 200, route: "")
        response.add("X", "a\r\nY: b")
        #expect(String(decoding: response.fieldLines, as: UTF8.self) == "X: a  Y: b\r\n")
    }
}
