import Testing

@testable import HTTPContent

@Suite("SHA-256")
struct SHA256Tests {
    @Test("Digests are those of the standard's examples")
    func examples() {
        #expect(SHA256Digest.hexadecimal(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(SHA256Digest.hexadecimal(of: Array("abc".utf8)) == abc)
        #expect(SHA256Digest.hexadecimal(of: Array("xabcx".utf8), in: 1..<4) == abc)
    }
}
