import HTTPContent

/// The content codings in which requests may come.
enum RequestCoding {
    static let accepted = [ContentCoding.gzip, .brotli, .zstd].filter(\.isSupported)
    static var list: String { accepted.map(\.name).joined(separator: ", ") }

    /// More than this is no client's habit.
    private static let depth = 2

    /// The codings of Content-Encoding in the order in which they were applied.
    static func codings(_ field: String?) throws(Problem) -> [ContentCoding] {
        let names = (field ?? "").split(separator: ",").map { Weight.trimmed($0) }.filter { !$0.isEmpty && $0.lowercased() != "identity" }
        let codings = names.compactMap { ContentCoding(token: String($0)) }.filter { accepted.contains($0) }
        if codings.count < names.count || codings.count > depth {
            throw Problem(.unsupportedContentCoding, "Content may come in \(list), or as it is.", choices: accepted.map(\.name))
                .with("Accept-Encoding", list)
        }
        return codings
    }

    /// Undoes the codings; at no stage may there be more than `limit` octets.
    static func decoded(_ content: [UInt8], _ codings: [ContentCoding], limit: Int) throws(Problem) -> [UInt8] {
        var content = content
        for coding in codings.reversed() {
            let (output, stage) = coding.decode(content, limit: limit)
            switch stage.outcome {
            case .complete where stage.trailing.isEmpty: content = output
            case .complete: throw broken(coding, "something follows its end at octet \(stage.trailing.lowerBound)")
            case .limit: throw Problem(.contentTooLarge, "At most \(limit) octets of content are read, counted without \(coding.name).")
            case .truncated: throw broken(coding, "it ends too early")
            case .corrupt(let offset, _): throw broken(coding, "it is damaged at octet \(offset)")
            case .unsupported: throw broken(coding, "it cannot be read here")
            }
        }
        return content
    }

    private static func broken(_ coding: ContentCoding, _ why: String) -> Problem {
        Problem(.invalidBody, "The content is not what Content-Encoding says.", faults: [.init(detail: "\(coding.name): \(why)")])
    }
}
