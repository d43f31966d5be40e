extension MediaType {
    /// What Chromium takes the octets for: its own rules (of 2023), which depart from the standard.
    ///
    /// `declared` is nil for an absent or invalid type; `url` is the text of the URL, whose path ending counts for Office files and extensions.
    /// A response with `nosniff` is not sniffed, which is for the caller to know.
    package static func chromiumSniff(_ octets: [UInt8], in range: Range<Int>? = nil, declared: MediaType?, url: String) -> MediaType {
        let range = (range ?? 0..<octets.count).clamped(to: 0..<octets.count)
        let input = octets[range].prefix(512)
        let path = ChromiumSniff.path(of: url)
        guard let declared, !ChromiumSniff.unknown.contains(declared.essence) else {
            if let essence = ChromiumSniff.html(input) { return of(essence) }
            let isBinary = ChromiumSniff.isBinary(input)
            return of(
                ChromiumSniff.extensionOrOffice(input, path: path) ?? ChromiumSniff.magic(input)
                    ?? (isBinary ? "application/octet-stream" : "text/plain")
            )
        }
        switch declared.essence {
        case let essence where ChromiumSniff.officeTypes.contains(essence):
            return ChromiumSniff.isOffice(input) ? declared : of("application/octet-stream")
        case "text/plain":
            // Text is never raised to what could run a script.
            guard ChromiumSniff.isBinary(input) else { return declared }
            return of(ChromiumSniff.extensionOrOffice(input, path: path) ?? ChromiumSniff.magic(input) ?? "application/octet-stream")
        case "text/xml", "application/xml": return ChromiumSniff.feed(input).map(of) ?? declared
        case "application/octet-stream": return ChromiumSniff.extensionOrOffice(input, path: path).map(of) ?? declared
        default: return declared
        }
    }
}

/// The parts of Chromium's rules.
private enum ChromiumSniff {
    static let unknown: Set<String> = ["unknown/unknown", "application/unknown", "*/*"]

    static let officeTypes: Set<String> = [
        "application/msword", "application/vnd.ms-excel", "application/vnd.ms-powerpoint",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        "application/vnd.ms-excel.sheet.macroenabled.12", "application/vnd.ms-word.document.macroenabled.12",
        "application/vnd.ms-powerpoint.presentation.macroenabled.12", "application/mspowerpoint", "application/msexcel",
        "application/vnd.ms-word", "application/vnd.ms-word.document.12", "application/vnd.msword",
    ]

    private static let compoundFile: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    private static let zip: [UInt8] = [0x50, 0x4B, 3, 4]

    /// Ending of the path, then the type of a compound file and of a ZIP-based one.
    private static let officeEndings: [(endings: [String], old: String, new: String)] = [
        ([".doc", ".docx"], "application/msword", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        ([".xls", ".xlsx"], "application/vnd.ms-excel", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        ([".ppt", ".pptx"], "application/vnd.ms-powerpoint", "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
    ]

    private static let tags: [StaticString] = [
        "<!doctype html", "<script", "<html", "<!--", "<head", "<iframe", "<h1", "<div", "<font", "<table", "<a", "<style", "<title", "<b",
        "<body", "<br", "<p",
    ]

    /// Nil stands for any octet.
    private static let signatures: [(octets: [UInt8?], essence: String)] = [
        (Array("%PDF-".utf8), "application/pdf"), (Array("%!PS-Adobe-".utf8), "application/postscript"),
        (Array("GIF87a".utf8), "image/gif"),
        (Array("GIF89a".utf8), "image/gif"), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"),
        ([0xFF, 0xD8, 0xFF], "image/jpeg"), (Array("BM".utf8), "image/bmp"),
        (Array("#!".utf8), "text/plain"), (Array("%!".utf8), "text/plain"), (Array("From".utf8), "text/plain"),
        (Array(">From".utf8), "text/plain"),
        ([0x1F, 0x8B, 8], "application/x-gzip"), (Array(".RMF".utf8), "audio/x-pn-realaudio"),
        ([0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11, 0xA6, 0xD9, 0, 0xAA, 0, 0x62, 0xCE, 0x6C], "video/x-ms-asf"),
        (Array("I I".utf8), "image/tiff"), (Array("II*".utf8), "image/tiff"), ([0x4D, 0x4D, 0, 0x2A], "image/tiff"),
        (Array("ID3".utf8), "audio/mpeg"),
        (Array("RIFF".utf8) + [nil, nil, nil, nil] + Array("WEBPVP".utf8), "image/webp"),
        ([0x1A, 0x45, 0xDF, 0xA3], "video/webm"), (zip, "application/zip"),
        ([0x52, 0x61, 0x72, 0x21, 0x1A, 7, 0], "application/x-rar-compressed"),
        ([0xD7, 0xCD, 0xC6, 0x9A], "application/x-msmetafile"), (Array("MZ".utf8), "application/octet-stream"),
    ]

    static func html(_ input: ArraySlice<UInt8>) -> String? {
        let text = input.drop { $0.isSniffSpace || $0 == 0x0B }
        if text.starts(with: "<?xml".utf8, ignoringCase: true) { return "text/xml" }
        return tags.contains { text.starts(with: $0) } ? "text/html" : nil
    }

    static func magic(_ input: ArraySlice<UInt8>) -> String? {
        signatures.first { signature in
            signature.octets.count <= input.count && matches(signature.octets, input)
        }?.essence
    }

    private static func matches(_ wanted: [UInt8?], _ input: ArraySlice<UInt8>) -> Bool {
        for (octet, found) in Swift.zip(wanted, input) where octet != nil && octet != found { return false }
        return true
    }

    /// A byte order mark makes text of anything.
    static func isBinary(_ input: ArraySlice<UInt8>) -> Bool {
        if input.starts(with: [0xFE, 0xFF]) || input.starts(with: [0xFF, 0xFE]) || input.starts(with: [0xEF, 0xBB, 0xBF]) {
            return false
        }
        return input.contains(where: \.isBinaryData)
    }

    static func isOffice(_ input: ArraySlice<UInt8>) -> Bool {
        input.starts(with: compoundFile) || input.starts(with: zip)
    }

    static func extensionOrOffice(_ input: ArraySlice<UInt8>, path: String) -> String? {
        if path.hasSuffix(".crx"), input.starts(with: [0x43, 0x72, 0x32, 0x34]), input.count >= 8 {
            let version = Array(input.dropFirst(4).prefix(4))
            if version == [2, 0, 0, 0] || version == [3, 0, 0, 0] { return "application/x-chrome-extension" }
        }
        guard isOffice(input), let row = officeEndings.first(where: { $0.endings.contains { path.hasSuffix($0) } }) else { return nil }
        return input.starts(with: zip) ? row.new : row.old
    }

    /// Whether the root element is that of a feed; declarations and comments before it are stepped over, other elements end the search.
    static func feed(_ input: ArraySlice<UInt8>) -> String? {
        var rest = input
        while let tag = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[tag...]
            if rest.starts(with: "<feed" as StaticString) { return "application/atom+xml" }
            if rest.starts(with: "<rss" as StaticString) { return "application/rss+xml" }
            guard rest.starts(with: "<?" as StaticString) || rest.starts(with: "<!" as StaticString) else { return nil }
            rest = rest.dropFirst()
        }
        return nil
    }

    /// The path in lower case, without query and fragment; empty where there is no scheme.
    static func path(of url: String) -> String {
        let octets = Array(url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }).map(\.asciiLowercased)
        guard let colon = octets.firstIndex(of: UInt8(ascii: ":")), octets[(colon + 1)...].starts(with: "//".utf8) else { return "" }
        let afterHost = octets[(colon + 3)...].drop { $0 != UInt8(ascii: "/") }
        return String(decoding: afterHost, as: UTF8.self)
    }
}

extension ArraySlice<UInt8> {
    /// Whether it begins with `text`, which is in lower case, in any case of letters.
    fileprivate func starts(with text: StaticString) -> Bool {
        starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), ignoringCase: true)
    }

    fileprivate func starts(with text: some Sequence<UInt8>, ignoringCase: Bool) -> Bool {
        starts(with: text) { $0.asciiLowercased == $1 }
    }
}
