import Foundation
import HTTPContent

// Prints what the stages make of every case below a folder, one JSON object a line.
let folder = CommandLine.arguments.dropFirst().first ?? "."
let known = [
    "gbk": "GBK", "utf-8": "UTF-8", "utf8": "UTF-8", "windows-1252": "windows-1252", "windows-1254": "windows-1254",
    "windows-1255": "windows-1255", "iso-8859-1": "windows-1252",
]
for suite in ["content-coding", "mime-parsing", "mime-sniffing", "json-parsing"] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(suite)")) ?? []
    for file in files.sorted() where file.hasSuffix(".json") {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(suite)/\(file)"),
            let cases = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
        else { continue }
        for input in cases {
            guard let id = input["id"] as? String else { continue }
            let actual = ContentSuites.actual(suite: suite, file: file, case: input) {
                known[$0.trimmingCharacters(in: CharacterSet(charactersIn: "\t\n\u{C}\r ")).lowercased()]
            }
            let line: [String: Any] = ["suite": suite, "file": file, "id": id, "actual": actual ?? [:]]
            if let encoded = try? JSONSerialization.data(withJSONObject: line) { print(String(decoding: encoded, as: UTF8.self)) }
        }
    }
}
