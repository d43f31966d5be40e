/// The IANA HTTP Content Coding Registry, as of 2026-11.
package enum CodingRegistry {
    private static let tokens: Set = [
        "aes128gcm", "br", "compress", "dcb", "dcz", "deflate", "exi", "gzip", "identity", "pack200-gzip", "x-compress", "x-gzip", "zstd",
    ]

    /// `token` in lower case.
    package static func isRegistered(_ token: String) -> Bool { tokens.contains(token) }
}
