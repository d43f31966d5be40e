import Checks
import Foundation
import HTTPSemantics
import HTTPSyntax
import Recording

// assay-conformance emit DIR: one JSON object a line.
let root = CommandLine.arguments.last ?? "."
for (suite, files) in [
    ("caching", ["reuse", "cache-semantics", "chromium-age", "scenarios", "chromium-max-age", "chromium-validation"]),
    ("header-fields", ["chromium-fields", "chromium-headers"]),
] {
    for file in files {
        guard let data = FileManager.default.contents(atPath: "\(root)/\(suite)/\(file).json"),
            let cases = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
        else { continue }
        for item in cases {
            guard let actual = CachingSuites.actual(suite: suite, file: "\(file).json", case: item) else { continue }
            let line: [String: Any] = ["suite": suite, "file": "\(file).json", "id": item["id"] ?? "", "actual": actual]
            guard let encoded = try? JSONSerialization.data(withJSONObject: line) else { continue }
            print(String(decoding: encoded, as: UTF8.self))
        }
    }
}

if let data = FileManager.default.contents(atPath: "\(root)/field-cases/cases.json"),
    let cases = (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?["cases"] as? [[String: Any]]
{
    for item in cases {
        guard let octets = (item["response_b64"] as? String).flatMap({ Data(base64Encoded: $0) }) else { continue }
        let request = item["request"] as? [String: Any] ?? [:]
        let fields = (request["headers"] as? [String: String] ?? [:]).map { (name: $0.key, value: $0.value) }
        let hop = Hop(
            request: Request(method: request["method"] as? String, url: request["url"] as? String, fields: fields),
            received: Array(octets)
        )
        let now = ((item["context"] as? [String: Any])?["now"] as? String)
            .flatMap { HTTPDate(0..<$0.utf8.count, in: Array($0.utf8), now: 1_772_366_400)?.seconds }
        let facts = Facts(of: Exchange(hop), at: now ?? 1_772_366_400)
        let found = Catalogue.findings(in: facts)
        var actual = CachingFieldCases.facts(facts)
        actual["status"] = facts.message.status
        actual["finding_ids"] = found.findings.map(\.check.id)
        actual["x"] = found.findings.map { "\($0.severity) \($0.check.id) \($0.marks.map(\.detail))" }
        let line: [String: Any] = ["suite": "field-cases", "file": "cases.json", "id": item["id"] ?? "", "actual": actual]
        guard let encoded = try? JSONSerialization.data(withJSONObject: line) else { continue }
        print(String(decoding: encoded, as: UTF8.self))
    }
}
