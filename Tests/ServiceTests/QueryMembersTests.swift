import HTTPContent
import HTTPSemantics
import Testing

@testable import Service

@Suite struct QueryMembersTests {
    private func read(_ json: String) -> (items: [QueryItem], faults: [Problem.Fault]) {
        var reader = MemberReader()
        guard let root = JSONDocument(reading: Array(json.utf8)).root else { return ([], []) }
        let items = QueryMembers.items(root, "/query", &reader)
        return (items, reader.problem?.faults ?? [])
    }

    @Test("Members become items in their order; an array repeats its name")
    func members() {
        let read = read(#"{"q": "a&b=c+d% é\u4f60", "id": [1, 2.50, "x"], "deep": true, "flag": null, "none": []}"#)
        let items = [
            QueryItem("q", "a&b=c+d% é你"), QueryItem("id", "1"), QueryItem("id", "2.50"), QueryItem("id", "x"),
            QueryItem("deep", "true"), QueryItem("flag", nil),
        ]
        #expect(read.items == items)
        #expect(read.faults.isEmpty)
    }

    @Test("Pairs are taken as they stand")
    func pairs() {
        #expect(read(#"[["a", "1"], ["b", 2], ["a", ""]]"#).items == [QueryItem("a", "1"), QueryItem("b", "2"), QueryItem("a", "")])
    }

    @Test(
        "What is no value is refused, with its place",
        arguments: [
            (#"{"a": {"b": 1}}"#, "/query/a"), (#"{"a/b": [1, [2]]}"#, "/query/a~1b/1"), (#"[["a"]]"#, "/query/0"),
            (#"[["a", 1, 2]]"#, "/query/0"), (#"[[1, 2]]"#, "/query/0/0"), (#""a=b""#, "/query"),
        ]
    )
    func faults(_ json: String, _ pointer: String) {
        #expect(read(json).faults.map(\.pointer) == [pointer])
    }
}
