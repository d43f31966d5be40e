import Foundation

/// Goes through the suites of a folder and prints what the production code says about each case's input.
struct Emission {
    let directory: String
    /// Empty for all.
    let suites: Set<String>

    /// Answers of an expectation or its reasons: taken away before a case is looked at.
    private static let hidden: Set<String> = [
        "expected", "expect", "truth", "truth_raw", "declaration", "text_sha256", "why", "names",
    ]

    private static let emitters: [@Sendable (String, String, [String: Any]) -> [String: Any]?] = [
        { FieldCaseSuite.actual(suite: $0, file: $1, case: $2) },
        { ContentSuites.actual(suite: $0, file: $1, case: $2) },
        { URLSuites.actual(suite: $0, file: $1, case: $2) },
        { TextSuites.actual(suite: $0, file: $1, case: $2) },
        { CachingSuites.actual(suite: $0, file: $1, case: $2) },
        { CookieSuites.actual(suite: $0, file: $1, case: $2) },
        { LintSuites.actual(suite: $0, file: $1, case: $2) },
        { FieldSuites.actual(suite: $0, file: $1, case: $2) },
        { WireSuites.actual(suite: $0, file: $1, case: $2) },
    ]

    /// Whether every file could be read.
    func run() -> Bool {
        var isWhole = true
        for suite in folders(directory) where suites.isEmpty || suites.contains(suite) {
            for file in files("\(directory)/\(suite)") {
                guard let cases = cases("\(directory)/\(suite)/\(file)") else {
                    isWhole = false
                    continue
                }
                for entry in cases { emit(suite, file, entry) }
            }
        }
        return isWhole
    }

    private func emit(_ suite: String, _ file: String, _ entry: [String: Any]) {
        guard let id = entry["id"] as? String else { return }
        var input = entry.filter { !Self.hidden.contains($0.key) }
        // In the suite of double encodings this key is the answer; elsewhere no input bears it.
        input["double"] = nil
        var actual: [String: Any] = [:]
        for emitter in Self.emitters {
            if let said = emitter(suite, file, input) {
                actual = said
                break
            }
        }
        print(ConformanceLine.text(suite: suite, file: file, id: id, actual: actual))
    }

    private func folders(_ path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.contains(".") }.sorted()
    }

    private func files(_ path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".json") }.sorted()
    }

    /// The cases of a file; none for files of facts, `nil` for one that cannot be read.
    private func cases(_ path: String) -> [[String: Any]]? {
        guard let data = FileManager.default.contents(atPath: path), let json = try? JSONSerialization.jsonObject(with: data) else {
            FileHandle.standardError.write(Data("cannot read \(path)\n".utf8))
            return nil
        }
        if let list = json as? [[String: Any]] { return list }
        return (json as? [String: Any])?["cases"] as? [[String: Any]] ?? []
    }
}
