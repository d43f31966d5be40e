import Foundation

// emit DIR [SUITE…]: one JSON object a line, for the suites about text.
let arguments = CommandLine.arguments
if arguments.count >= 3, arguments[1] == "emit" {
    let wanted = arguments.count > 3 ? Array(arguments[3...]) : TextSuites.names
    for suite in wanted {
        let folder = arguments[2] + "/" + suite
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for file in files.sorted() where file.hasSuffix(".json") {
            guard let data = FileManager.default.contents(atPath: folder + "/" + file),
                let cases = (try? JSONSerialization.jsonObject(with: data)) as? [[String: Any]]
            else { continue }
            for input in cases {
                guard let actual = TextSuites.actual(suite: suite, file: file, case: input), let id = input["id"] else { continue }
                let line: [String: Any] = ["suite": suite, "file": file, "id": id, "actual": actual]
                guard let encoded = try? JSONSerialization.data(withJSONObject: line) else { continue }
                FileHandle.standardOutput.write(encoded + Data([10]))
            }
        }
    }
}
