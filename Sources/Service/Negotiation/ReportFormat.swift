/// The forms of a report, the preferred one first.
package enum ReportFormat: String, Sendable, Hashable, CaseIterable {
    case json
    case text

    /// The media type as Accept names it.
    package var mediaType: String {
        switch self {
        case .json: "application/json"
        case .text: "text/plain"
        }
    }
}

extension ReportFormat {
    /// `?format=` when given, else what `Accept` likes best; `nil` when nothing fits.
    static func chosen(parameter: String?, accept: String?) -> ReportFormat? {
        if let parameter { return ReportFormat(rawValue: parameter) }
        guard let accept else { return .json }
        let ranges = AcceptField(accept)
        var best: (format: ReportFormat, quality: Int)?
        for format in allCases {
            let quality = ranges.quality(of: format.mediaType)
            if quality > best?.quality ?? 0 { best = (format, quality) }
        }
        return best?.format
    }

    static var choices: [String] { allCases.map(\.mediaType) }
}
