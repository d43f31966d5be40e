import Testing

@Suite struct NamingTests {
    @Test("No folder or file is a drawer for leftovers", arguments: SourceTree.swift)
    func noDrawers(_ file: SourceTree.File) {
        let drawers = ["Utils", "Util", "Helpers", "Helper", "Common", "Core", "Manager", "Misc", "Extensions", "Placeholder"]
        for part in file.path.split(separator: "/") {
            #expect(!drawers.contains(String(part.split(separator: ".").first ?? "")), "\(file.path)")
        }
    }

    @Test("A module's name is never a type's name", arguments: SourceTree.swift)
    func moduleNames(_ file: SourceTree.File) {
        for line in file.lines {
            let words = line.split { " :<{(".contains($0) }
            guard let at = words.firstIndex(where: { ["struct", "enum", "class", "actor", "protocol", "typealias"].contains($0) }) else {
                continue
            }
            guard at + 1 < words.count, !line.contains("///"), !line.contains("//") else { continue }
            let name = String(words[at + 1])
            #expect(!ImportTests.stages.contains(name) || name == "WebURL", "\(file.path): \(name)")
        }
    }

    @Test("Nothing is public: the products are executables", arguments: SourceTree.swift)
    func nothingIsPublic(_ file: SourceTree.File) {
        let words = [
            "public func", "public let", "public var", "public struct", "public enum", "public init", "public static", "open class",
        ]
        for line in file.lines { #expect(!words.contains { line.contains($0) }, "\(file.path): \(line)") }
    }

    @Test("No trap waits for foreign octets", arguments: SourceTree.swift)
    func noTraps(_ file: SourceTree.File) {
        let traps = ["try!", "as!", "fatalError(", "preconditionFailure("]
        for line in file.lines where !line.contains("//") {
            for trap in traps { #expect(!line.contains(trap), "\(file.path): \(line)") }
        }
    }

    @Test("No regular expression meets foreign octets", arguments: SourceTree.swift)
    func noRegularExpressions(_ file: SourceTree.File) {
        for word in ["NSRegularExpression", "Regex<", "import RegexBuilder"] {
            #expect(!file.lines.contains { $0.contains(word) }, "\(file.path): \(word)")
        }
    }
}
