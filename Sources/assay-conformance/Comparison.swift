import Foundation

/// Compares an emission with the expectations of our own corpus: the keys that a case expects, and no others.
///
/// `findings_like` asks for ids that must be found, `findings_absent` for ids that must not be.
struct Comparison {
    let directory: String
    let emitted: String

    /// Whether every case came out as expected.
    func run() -> Bool {
        guard let data = FileManager.default.contents(atPath: emitted) else {
            print("cannot read \(emitted)")
            return false
        }
        var said: [String: [String: Any]] = [:]
        for line in data.split(separator: 0x0A) {
            guard let entry = try? JSONSerialization.jsonObject(with: line) as? [String: Any], let key = key(entry) else { continue }
            said[key] = entry["actual"] as? [String: Any]
        }
        var passed = 0
        var failed = 0
        for (suite, file, entry) in cases() {
            guard let id = entry["id"] as? String, let expected = entry["expected"] as? [String: Any] else { continue }
            let actual = said["\(suite)/\(file)/\(id)"] ?? [:]
            let wrong = expected.keys.sorted().filter { !matches($0, expected[$0], actual) }
            if wrong.isEmpty {
                passed += 1
            } else {
                failed += 1
                for key in wrong { print("FAILED \(suite)/\(id): \(key) is \(actual[key] ?? "absent"), expected \(expected[key] ?? "")") }
            }
        }
        print("\(passed) passed, \(failed) failed")
        return failed == 0 && passed > 0
    }

    private func key(_ entry: [String: Any]) -> String? {
        guard let suite = entry["suite"] as? String, let file = entry["file"] as? String, let id = entry["id"] as? String else {
            return nil
        }
        return "\(suite)/\(file)/\(id)"
    }

    private func matches(_ key: String, _ expected: Any?, _ actual: [String: Any]) -> Bool {
        let found = Set(actual["finding_ids"] as? [String] ?? actual["findings"] as? [String] ?? [])
        switch key {
        case "findings_like": return Set(expected as? [String] ?? []).isSubset(of: found)
        case "findings_absent": return found.isDisjoint(with: expected as? [String] ?? [])
        default:
            guard let expected, let said = actual[key] else { return false }
            return (expected as? NSObject) == (said as? NSObject)
        }
    }

    private func cases() -> [(suite: String, file: String, entry: [String: Any])] {
        let manager = FileManager.default
        let suites = ((try? manager.contentsOfDirectory(atPath: directory)) ?? []).sorted()
        return suites.flatMap { suite in
            let files = ((try? manager.contentsOfDirectory(atPath: "\(directory)/\(suite)")) ?? []).filter { $0.hasSuffix(".json") }
            return files.sorted().flatMap { file -> [(suite: String, file: String, entry: [String: Any])] in
                guard let data = manager.contents(atPath: "\(directory)/\(suite)/\(file)"),
                    let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
                else { return [] }
                return list.map { (suite, file, $0) }
            }
        }
    }
}
