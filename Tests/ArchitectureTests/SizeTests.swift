import Testing

/// Small rooms: a file above 400 lines or a function above 60 asks for another design.
@Suite struct SizeTests {
    static let fileLimit = 400
    static let functionLimit = 60

    /// Tables made by a generator beside them, which says so in its first lines.
    private static func isGenerated(_ file: SourceTree.File) -> Bool {
        file.lines.prefix(3).contains { $0.lowercased().contains("generated") }
    }

    static let ours = (SourceTree.swift + SourceTree.tests + SourceTree.others).filter { !isGenerated($0) }

    @Test("No file is longer than 400 lines", arguments: ours)
    func files(_ file: SourceTree.File) {
        #expect(file.lines.count <= Self.fileLimit + 1, "\(file.path) has \(file.lines.count) lines")
    }

    @Test("No function is longer than 60 lines", arguments: ours.filter { $0.path.hasSuffix(".swift") || $0.path.hasSuffix(".js") })
    func functions(_ file: SourceTree.File) {
        for (name, length) in Self.functions(in: file) {
            #expect(length <= Self.functionLimit, "\(file.path): \(name) has \(length) lines")
        }
    }

    /// Functions by indentation: the formatter puts the closing brace below the first letter of the declaration.
    static func functions(in file: SourceTree.File) -> [(String, Int)] {
        let isSwift = file.path.hasSuffix(".swift")
        var found: [(String, Int)] = []
        for (index, line) in file.lines.enumerated() {
            let indent = line.prefix { $0 == " " }
            let code = line.dropFirst(indent.count)
            let words = code.split(separator: " ")
            let isFunction =
                isSwift
                ? words.prefix(5).contains { $0 == "func" || $0.hasPrefix("init(") || $0.hasPrefix("init?(") || $0.hasPrefix("init<") }
                : code.hasPrefix("function ") || code.hasPrefix("async function ")
            guard isFunction, !code.hasPrefix("//"), !code.hasPrefix("guard"), !code.hasPrefix("return"), !code.hasPrefix("self.") else {
                continue
            }
            // A function on one line has its closing brace there.
            if code.hasSuffix("}") { continue }
            let closing = "\(indent)}"
            guard let end = file.lines[index...].firstIndex(where: { $0 == closing || $0.hasPrefix(closing + " ") }) else { continue }
            if end > index { found.append((String(code), end - index + 1)) }
        }
        return found
    }

    @Test("The measure sees a function that is too long")
    func measureWorks() {
        let body = Array(repeating: Substring("    let a = 1"), count: 70)
        let file = SourceTree.File(path: "Sources/X/Y.swift", lines: ["func long() {"] + body + ["}"])
        #expect(Self.functions(in: file).map(\.1) == [72])
    }
}
