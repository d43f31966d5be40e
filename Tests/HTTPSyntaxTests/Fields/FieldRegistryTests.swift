import HTTPSyntax
import Testing

@Suite struct FieldRegistryTests {
    @Test("A name is known in any letter case")
    func letterCase() {
        #expect(FieldRegistry.entry("cOnTeNt-tYpE")?.name == "Content-Type")
        #expect(FieldRegistry.isRequestOnly("user-agent"))
        #expect(!FieldRegistry.isRequestOnly("server"))
        #expect(FieldRegistry.entry("connection")?.isHopByHop == true)
    }

    @Test(
        "A misspelt name is answered with the nearest one",
        arguments: [
            ("Cache-Contol", "Cache-Control"), ("ContentType", "Content-Type"), ("Content_Type", "Content-Type"),
            ("Content-Type-Options", "X-Content-Type-Options"), ("Locaiton", "Location"), ("Expire", "Expires"),
        ]
    )
    func nearest(_ name: String, _ meant: String) { #expect(FieldRegistry.likelyMeant(by: name)?.name == meant) }

    @Test("A name of its own is nobody's slip", arguments: ["X-Cache-Hit", "X-Request-Start", "Very", "Cache-Tag", "Content-Type", ""])
    func own(_ name: String) { #expect(FieldRegistry.likelyMeant(by: name) == nil) }
}
