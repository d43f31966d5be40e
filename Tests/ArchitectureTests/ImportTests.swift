import Testing

/// What the compiler does not hold: arrows point down, and pure stages do no I/O.
@Suite struct ImportTests {
    static let libraries = ["COpenSSL", "CZlib", "CBrotli", "CZstd", "CIDN", "CPSL", "CSystem", "CEncodingIndexes", "CResources"]

    /// Stage → what it may import of ours.
    static let allowed: [String: Set<String>] = [
        "Evidence": [],
        "Recording": ["Evidence"],
        "HTTPSyntax": ["Evidence", "CSystem"],
        "WebURL": ["Evidence", "CIDN", "CPSL"],
        "TextEncoding": ["Evidence", "CEncodingIndexes", "CSystem"],
        "Certificates": ["Evidence", "COpenSSL"],
        "HTTPContent": ["Evidence", "HTTPSyntax", "TextEncoding", "COpenSSL", "CZlib", "CBrotli", "CZstd"],
        "HTTPSemantics": ["Evidence", "Recording", "HTTPSyntax", "HTTPContent", "TextEncoding", "WebURL", "Certificates"],
        "Checks": ["Evidence", "Recording", "HTTPSyntax", "HTTPContent", "TextEncoding", "WebURL", "Certificates", "HTTPSemantics"],
        "Reporting": [
            "Evidence", "Recording", "HTTPSyntax", "HTTPContent", "TextEncoding", "WebURL", "Certificates", "HTTPSemantics", "Checks",
        ],
        "Transport": ["Evidence", "Recording", "WebURL", "CSystem", "COpenSSL"],
        "Service": [
            "Evidence", "Recording", "HTTPContent", "HTTPSemantics", "Certificates", "Checks", "Reporting", "Transport", "CResources",
            "CSystem",
        ],
    ]

    static let stages = Set(allowed.keys)
    static let pure = stages.subtracting(["Transport", "Service"])

    private static func imports(of file: SourceTree.File) -> [String] {
        file.lines.compactMap { line in
            let words = line.split(separator: " ")
            guard let at = words.firstIndex(of: "import"), at + 1 < words.count, at <= 1 else { return nil }
            return words[at + 1].split(separator: ".").first.map(String.init)
        }
    }

    @Test("A stage imports only stages below it", arguments: SourceTree.swift.filter { stages.contains($0.target) })
    func arrowsPointDown(_ file: SourceTree.File) {
        let ours = Self.imports(of: file).filter { Self.stages.contains($0) || Self.libraries.contains($0) }
        let beyond = Set(ours).subtracting(Self.allowed[file.target] ?? [])
        #expect(beyond.isEmpty, "\(file.path) imports \(beyond.sorted())")
    }

    @Test("A pure stage imports no I/O, no Dispatch and no Foundation", arguments: SourceTree.swift.filter { pure.contains($0.target) })
    func pureStagesDoNoIO(_ file: SourceTree.File) {
        let banned: Set = ["Foundation", "FoundationNetworking", "FoundationEssentials", "Dispatch", "Glibc", "Synchronization"]
        let found = Set(Self.imports(of: file)).intersection(banned)
        #expect(found.isEmpty, "\(file.path) imports \(found.sorted())")
    }

    @Test("Nobody uses a mutex that raises false alarms under the thread sanitizer", arguments: SourceTree.swift)
    func noSynchronization(_ file: SourceTree.File) {
        #expect(!Self.imports(of: file).contains("Synchronization"))
    }

    @Test("The table of stages names every target")
    func tableIsComplete() {
        let executables: Set = ["assay", "assay-bench", "assay-conformance"]
        let known = Self.stages.union(executables).union(Self.libraries)
        #expect(Set(SourceTree.swift.map(\.target)).isSubset(of: known))
        #expect(Self.stages.isSubset(of: Set(SourceTree.swift.map(\.target))))
    }
}
