import Foundation

// assay-conformance CORPORA SUITE…: one line a case.
let arguments = CommandLine.arguments.dropFirst()
let root = arguments.first ?? "."
for suite in arguments.dropFirst() {
    let folder = "\(root)/\(suite)"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".json") {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
            let cases = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
        else { continue }
        for sample in cases {
            guard let id = sample["id"] as? String, let actual = CookieSuites.actual(suite: suite, file: name, case: sample) else {
                continue
            }
            print(ConformanceLine.text(suite: suite, file: name, id: id, actual: actual))
        }
    }
}
