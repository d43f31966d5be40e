/// A group of media types that are handled alike (MIME Sniffing Standard, section 4.6).
package enum MediaTypeGroup: String, Sendable, Hashable, CaseIterable {
    case image
    case audioOrVideo = "audio or video"
    case font
    case zipBased = "ZIP-based"
    case archive
    case xml = "XML"
    case html = "HTML"
    case scriptable
    case javaScript = "JavaScript"
    case json = "JSON"
}

extension MediaType {
    /// Every group that the type belongs to.
    package var groups: Set<MediaTypeGroup> {
        var groups: Set<MediaTypeGroup> = []
        if isImage { groups.insert(.image) }
        if isAudioOrVideo { groups.insert(.audioOrVideo) }
        if isFont { groups.insert(.font) }
        if subtype.hasSuffix("+zip") || essence == "application/zip" { groups.insert(.zipBased) }
        if Self.archives.contains(essence) { groups.insert(.archive) }
        if isXML { groups.insert(.xml) }
        if isHTML { groups.insert(.html) }
        if isXML || isHTML || essence == "application/pdf" { groups.insert(.scriptable) }
        if isJavaScript { groups.insert(.javaScript) }
        if isJSON { groups.insert(.json) }
        return groups
    }

    package var isImage: Bool { type == "image" }
    package var isAudioOrVideo: Bool { type == "audio" || type == "video" || essence == "application/ogg" }
    package var isFont: Bool { type == "font" || Self.fonts.contains(essence) }
    package var isXML: Bool { subtype.hasSuffix("+xml") || essence == "text/xml" || essence == "application/xml" }
    package var isHTML: Bool { essence == "text/html" }
    package var isJavaScript: Bool { Self.scripts.contains(essence) }
    package var isJSON: Bool { subtype.hasSuffix("+json") || essence == "application/json" || essence == "text/json" }

    /// Whether the content is text by its type: `text/*`, JSON, XML, JavaScript and a few more.
    package var isTextual: Bool {
        type == "text" || isJSON || isXML || isJavaScript || Self.texts.contains(essence)
    }

    /// Whether a navigation to such a response shows a document instead of a download (HTML Standard, "loading a document").
    package var isNavigable: Bool {
        isHTML || isXML || isJSON || isJavaScript || type == "text" || isAudioOrVideo || essence == "application/pdf"
            || isImage && Self.supported.contains(essence)
    }

    /// The essence that stands for all types handled like this one (section 4.7, "minimize"); empty when browsers have no use for it.
    package var minimized: String {
        if isJavaScript { return "text/javascript" }
        if isJSON { return "application/json" }
        if essence == "image/svg+xml" { return essence }
        if isXML { return "application/xml" }
        return Self.supported.contains(essence) ? essence : ""
    }

    private static let archives: Set<String> = ["application/x-rar-compressed", "application/zip", "application/x-gzip"]

    private static let fonts: Set<String> = [
        "application/font-cff", "application/font-off", "application/font-sfnt", "application/font-ttf", "application/font-woff",
        "application/vnd.ms-fontobject", "application/vnd.ms-opentype",
    ]

    private static let scripts: Set<String> = [
        "application/ecmascript", "application/javascript", "application/x-ecmascript", "application/x-javascript",
        "text/ecmascript", "text/javascript", "text/javascript1.0", "text/javascript1.1", "text/javascript1.2",
        "text/javascript1.3", "text/javascript1.4", "text/javascript1.5", "text/jscript", "text/livescript",
        "text/x-ecmascript", "text/x-javascript",
    ]

    private static let texts: Set<String> = [
        "application/x-www-form-urlencoded", "application/x-ndjson", "application/ndjson", "application/jsonl", "application/json-seq",
        "application/graphql", "application/sql", "application/x-sh", "application/yaml", "application/x-yaml", "application/toml",
        "application/xml-dtd", "application/x-mpegurl", "application/vnd.apple.mpegurl", "application/rtf", "application/x-httpd-php",
    ]

    /// What today's browsers show, play or apply, beside the groups above.
    private static let supported: Set<String> = [
        "text/html", "text/plain", "text/css", "text/vtt", "text/event-stream",
        "image/apng", "image/avif", "image/bmp", "image/gif", "image/jpeg", "image/png", "image/webp", "image/x-icon",
        "image/vnd.microsoft.icon", "image/svg+xml",
        "audio/aac", "audio/flac", "audio/mp4", "audio/mpeg", "audio/ogg", "audio/wav", "audio/wave", "audio/webm", "audio/x-wav",
        "video/mp4", "video/ogg", "video/webm", "application/ogg",
        "font/collection", "font/otf", "font/sfnt", "font/ttf", "font/woff", "font/woff2", "application/font-woff",
        "application/pdf", "application/wasm",
    ]
}
