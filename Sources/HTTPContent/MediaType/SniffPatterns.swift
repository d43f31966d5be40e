/// A signature of the MIME Sniffing Standard: octets at the start of a resource, some of them free, letters perhaps in any case.
struct SniffPattern: Sendable {
    /// Nil matches any octet.
    private let octets: [UInt8?]
    private let ignoresCase: Bool
    /// White space before it is stepped over.
    private let skipsSpace: Bool
    /// A blank or `>` must follow.
    private let endsTag: Bool
    let essence: String

    private init(_ octets: [UInt8?], _ essence: String, ignoresCase: Bool = false, skipsSpace: Bool = false, endsTag: Bool = false) {
        self.octets = octets
        self.essence = essence
        self.ignoresCase = ignoresCase
        self.skipsSpace = skipsSpace
        self.endsTag = endsTag
    }

    /// `?` in the text matches any octet.
    private init(_ text: StaticString, _ essence: String, skipsSpace: Bool = false) {
        let octets = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        self.init(octets.map { $0 == UInt8(ascii: "?") ? nil : $0 }, essence, skipsSpace: skipsSpace)
    }

    private static func tag(_ text: StaticString) -> SniffPattern {
        let octets = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return SniffPattern(Array(octets), "text/html", ignoresCase: true, skipsSpace: true, endsTag: true)
    }

    func matches(_ input: ArraySlice<UInt8>) -> Bool {
        var index = input.startIndex
        while skipsSpace, index < input.endIndex, input[index].isSniffSpace { index += 1 }
        guard input.endIndex - index >= octets.count + (endsTag ? 1 : 0) else { return false }
        for wanted in octets {
            if let wanted {
                let octet = ignoresCase ? input[index].asciiLowercased : input[index]
                if octet != wanted { return false }
            }
            index += 1
        }
        return !endsTag || input[index] == 0x20 || input[index] == UInt8(ascii: ">")
    }

    /// Section 7.1, the first table: what runs scripts.
    static let scriptable: [SniffPattern] = [
        tag("<!doctype html"), tag("<html"), tag("<head"), tag("<script"), tag("<iframe"), tag("<h1"), tag("<div"), tag("<font"),
        tag("<table"), tag("<a"), tag("<style"), tag("<title"), tag("<b"), tag("<body"), tag("<br"), tag("<p"), tag("<!--"),
        SniffPattern([0x3C, 0x3F, 0x78, 0x6D, 0x6C], "text/xml", skipsSpace: true),
        SniffPattern("%PDF-", "application/pdf"),
    ]

    /// Section 7.1, the second table.
    static let text: [SniffPattern] = [
        SniffPattern("%!PS-Adobe-", "application/postscript"),
        SniffPattern([0xFE, 0xFF, nil, nil], "text/plain"),
        SniffPattern([0xFF, 0xFE, nil, nil], "text/plain"),
        SniffPattern([0xEF, 0xBB, 0xBF, nil], "text/plain"),
    ]

    /// Section 6.1.
    static let image: [SniffPattern] = [
        SniffPattern([0, 0, 1, 0], "image/x-icon"),
        SniffPattern([0, 0, 2, 0], "image/x-icon"),
        SniffPattern("BM", "image/bmp"),
        SniffPattern("GIF87a", "image/gif"),
        SniffPattern("GIF89a", "image/gif"),
        SniffPattern("RIFF????WEBPVP", "image/webp"),
        SniffPattern([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"),
        SniffPattern([0xFF, 0xD8, 0xFF], "image/jpeg"),
    ]

    /// Section 6.2.
    static let audioOrVideo: [SniffPattern] = [
        SniffPattern("FORM????AIFF", "audio/aiff"),
        SniffPattern("ID3", "audio/mpeg"),
        SniffPattern([0x4F, 0x67, 0x67, 0x53, 0], "application/ogg"),
        SniffPattern([0x4D, 0x54, 0x68, 0x64, 0, 0, 0, 6], "audio/midi"),
        SniffPattern("RIFF????AVI ", "video/avi"),
        SniffPattern("RIFF????WAVE", "audio/wave"),
    ]

    /// Section 6.3.
    static let font: [SniffPattern] = [
        SniffPattern([UInt8?](repeating: nil, count: 34) + [0x4C, 0x50], "application/vnd.ms-fontobject"),
        SniffPattern([0, 1, 0, 0], "font/ttf"),
        SniffPattern("OTTO", "font/otf"),
        SniffPattern("ttcf", "font/collection"),
        SniffPattern("wOFF", "font/woff"),
        SniffPattern("wOF2", "font/woff2"),
    ]

    /// Section 6.4.
    static let archive: [SniffPattern] = [
        SniffPattern([0x1F, 0x8B, 8], "application/x-gzip"),
        SniffPattern([0x50, 0x4B, 3, 4], "application/zip"),
        SniffPattern([0x52, 0x61, 0x72, 0x21, 0x1A, 7, 0], "application/x-rar-compressed"),
    ]

    /// Formats that the standard does not look for, of use in a diagnosis only.
    static let beyond: [SniffPattern] = [
        SniffPattern([0x28, 0xB5, 0x2F, 0xFD], "application/zstd"),
        SniffPattern("fLaC", "audio/flac"),
        SniffPattern([0, 0x61, 0x73, 0x6D, 1, 0, 0, 0], "application/wasm"),
        SniffPattern([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "application/x-7z-compressed"),
        SniffPattern("BZh", "application/x-bzip2"),
        SniffPattern([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "application/x-xz"),
        SniffPattern([0x50, 0x4B, 5, 6], "application/zip"),
        SniffPattern([0x52, 0x61, 0x72, 0x21, 0x1A, 7, 1, 0], "application/x-rar-compressed"),
        SniffPattern("????ftypavif", "image/avif"),
        SniffPattern("????ftypheic", "image/heic"),
        SniffPattern([0x49, 0x49, 0x2A, 0], "image/tiff"),
        SniffPattern([0x4D, 0x4D, 0, 0x2A], "image/tiff"),
        SniffPattern("{\\rtf", "application/rtf"),
        SniffPattern("#EXTM3U", "application/vnd.apple.mpegurl"),
        SniffPattern("WEBVTT", "text/vtt"),
    ]
}

extension UInt8 {
    /// A whitespace byte of the MIME Sniffing Standard.
    var isSniffSpace: Bool { isHTTPSpace || self == 0x0C }

    /// A binary data byte of the MIME Sniffing Standard, which no text holds.
    var isBinaryData: Bool {
        self <= 0x08 || self == 0x0B || self >= 0x0E && self <= 0x1A || self >= 0x1C && self <= 0x1F
    }
}

extension [SniffPattern] {
    func essence(of input: ArraySlice<UInt8>) -> String? {
        first { $0.matches(input) }?.essence
    }
}
