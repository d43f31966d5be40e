import HTTPContent

/// The content codings of our own answers.
enum AnswerCoding {
    /// In our order of preference: zstd is the cheapest for both sides.
    static let offered = [ContentCoding.zstd, .brotli, .gzip].filter(\.isSupported)

    /// Shorter content gains nothing.
    static let threshold = 1024

    /// The coding to use for content of that size, `nil` for none.
    static func chosen(_ acceptEncoding: String?, size: Int) -> ContentCoding? {
        guard size >= threshold, let acceptEncoding else { return nil }
        return AcceptEncodingField(acceptEncoding).preferred(offered)
    }
}
