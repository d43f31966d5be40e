import HTTPContent
import HTTPSemantics
import HTTPSyntax

extension Report {
    /// `3,688 octets by content-length, gzip undone to 21,034`.
    var bodyWords: String {
        let framing = facts.framing
        var text = "\(framing.received.grouped) octets"
        switch framing.mode {
        case .none: text = "none possible"
        case .contentLength: text += " by content-length"
        case .chunked: text += framing.isChunkedNotApplied ? ", chunked but not so sent" : " in \(framing.chunkCount) chunks"
        case .untilClose: text += " until the close"
        }
        if framing.missing > 0 { text += ", \(framing.missing.grouped) missing" }
        for layer in facts.contentCoding.codings.stages {
            text += "; \(layer.coding?.name ?? "") undone to \((layer.stage?.bytesOut ?? 0).grouped)"
        }
        return text
    }

    var typeWords: String {
        let type = facts.contentType
        let declared = type.declared?.essence ?? (type.isAbsent ? "not declared" : "not readable")
        guard let effective = type.effective, effective.essence != type.declared?.essence else { return declared }
        return "\(declared); the octets are \(effective.essence)"
    }

    func charsetWords(_ effective: String) -> String {
        let encoding = facts.characterEncoding
        var text = "\(effective) (\(encoding.source?.words ?? ""))"
        if encoding.isMisread, let better = encoding.suggestion {
            text += "; the octets are \(better.encoding.name), \(Int(better.confidence * 100 + 0.5)) % sure"
        } else if let count = encoding.text?.replacementCount, count > 0 {
            text += "; \(count) replacement characters"
        }
        return text
    }

    func jsonWords(_ json: JSONFacts) -> String {
        if json.isValid { return "valid, \(json.root?.kind.name ?? "nothing")" }
        if let records = json.records { return "\(records.count) records" }
        guard let fault = json.fault else { return "wrapped in a callback" }
        return "stops at octet \(fault.offset), line \(fault.line), column \(fault.column)"
    }

    var cacheWords: String {
        let caching = facts.caching
        guard caching.isStorable else { return "not stored" }
        var text = caching.sharedCache.isStorable ? "stored by shared and private caches" : "stored by private caches only"
        if caching.mustRevalidate {
            text += ", asked again before each use"
        } else if caching.lifetime.source == .none {
            text += ", no lifetime: asked again"
        } else {
            text += ", fresh for \(caching.lifetime.seconds.grouped) s by \(caching.lifetime.source.rawValue)"
            if caching.age > 0 { text += ", \(caching.age.grouped) s old" }
        }
        return text
    }

    var rangeWords: String {
        let ranges = facts.ranges
        if let parts = ranges.partCount { return "\(parts) parts of \(ranges.total?.grouped ?? "an unknown total")" }
        guard let first = ranges.first, let last = ranges.last else { return "no usable Content-Range" }
        return "\(first.grouped) to \(last.grouped) of \(ranges.total?.grouped ?? "an unknown total")"
    }
}

extension CharacterEncodingFacts.Source {
    fileprivate var words: String {
        switch self {
        case .bom: "by its mark"
        case .header: "by the header"
        case .meta: "by the document"
        case .jsonDefault: "JSON always is"
        case .typeDefault: "the default of the type"
        case .default: "nothing says so"
        }
    }
}

extension Int {
    /// With commas between thousands.
    fileprivate var grouped: String {
        let digits = Array(String(magnitude))
        var text = self < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }
}
