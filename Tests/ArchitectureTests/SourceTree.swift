import Foundation

/// The sources of this package, read from the disk.
enum SourceTree {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    struct File: Sendable, CustomStringConvertible {
        let path: String
        let lines: [Substring]

        var description: String { path }
        var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
    }

    /// Files below `folder` whose names end in one of `endings`, sorted, with their lines.
    static func files(in folder: String, endings: [String]) -> [File] {
        let base = root.appending(path: folder)
        guard let walk = FileManager.default.enumerator(atPath: base.path()) else { return [] }
        return walk.compactMap { $0 as? String }.filter { name in endings.contains { name.hasSuffix($0) } }.sorted().compactMap { name in
            guard let text = try? String(contentsOf: base.appending(path: name), encoding: .utf8) else { return nil }
            return File(path: "\(folder)/\(name)", lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }

    static let swift = files(in: "Sources", endings: [".swift"])
    static let tests = files(in: "Tests", endings: [".swift"])
    static let others = files(in: "Sources", endings: [".js", ".c", ".h", ".css"])
}
