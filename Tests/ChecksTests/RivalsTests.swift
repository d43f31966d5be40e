import Foundation
import Testing

@testable import Checks

/// The table from the notes of other linters to what answers them.
@Suite struct RivalsTests {
    @Test("Each note is answered by checks that exist, or excused with a reason")
    func table() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: folder.appending(path: "Conformance/rivals.json"))
        let entries = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
        let known = Set(Catalogue.all.map(\.id))
        #expect(entries.count > 300)
        for (note, entry) in entries {
            if let checks = entry["checks"] as? [String] {
                #expect(!checks.isEmpty && known.isSuperset(of: checks), "\(note): \(Set(checks).subtracting(known).sorted())")
            } else {
                let reason = (entry["theirs_is_wrong"] ?? entry["out_of_scope"]) as? String
                #expect((reason ?? "").count > 10, "\(note)")
            }
        }
    }
}
