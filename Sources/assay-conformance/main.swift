import Foundation
import HTTPSemantics
import HTTPSyntax
import Recording

// assay-conformance emit DIR: one JSON object a line.
let root = CommandLine.arguments.last ?? "."
for (suite, files) in [
    ("caching", ["reuse", "cache-semantics", "chromium-age", "chromium-max-age", "chromium-validation"]),
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
