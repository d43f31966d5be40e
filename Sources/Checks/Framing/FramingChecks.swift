extension Catalogue {
    static let framing: [Check] = [.bodyTruncated]
}
