import Evidence
import HTTPSyntax

/// Whether the declared type could be registered, or is registered as obsolete (RFC 6838 4.2, IANA registry of 2026-11-01).
extension ContentTypeFacts {
    private static let replaced: [String: String] = [
        "application/javascript": "text/javascript", "application/x-javascript": "text/javascript",
        "application/ecmascript": "text/javascript", "text/ecmascript": "text/javascript", "text/x-javascript": "text/javascript",
        "text/directory": "text/vcard", "text/x-vcard": "text/vcard", "application/x-gzip": "application/gzip",
        "application/x-zip-compressed": "application/zip", "image/x-png": "image/png", "image/pjpeg": "image/jpeg",
        "application/x-font-woff": "font/woff", "application/font-woff": "font/woff", "application/font-woff2": "font/woff2",
        "text/xml-external-parsed-entity": "application/xml-external-parsed-entity",
        "application/x-www-form-encoded": "application/x-www-form-urlencoded",
    ]

    /// Type and subtype in lines of Content-Type that hold other octets than a registered name may, or too many of them.
    package var unregistrable: [OctetRange] {
        values.ranges.compactMap { range in
            let end = range.first { values.octets[$0] == 0x3B } ?? range.upperBound
            let essence = values.octets.trimmed(range.lowerBound..<end)
            let parts = values.octets[essence].split(separator: 0x2F, omittingEmptySubsequences: false)
            // What is no media type at all has checks of its own.
            guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isTokenCharacter) }) else { return nil }
            return parts.allSatisfy(ContentTypeFacts.isRegistrable) ? nil : essence
        }
    }

    /// The declared type and what replaced it.
    package var obsolete: (range: OctetRange, instead: String)? {
        guard let essence = declared?.essence, let instead = ContentTypeFacts.replaced[essence], let line = values.ranges.last else {
            return nil
        }
        let end = line.first { values.octets[$0] == 0x3B } ?? line.upperBound
        return (values.octets.trimmed(line.lowerBound..<end), instead)
    }

    /// A type that is a well-known slip, and the type that is meant.
    package var mistaken: (range: OctetRange, meant: String)? {
        guard let essence = declared?.essence, let meant = AcceptedTypeFacts.likelyMeant(by: essence), let line = values.ranges.last else {
            return nil
        }
        let end = line.first { values.octets[$0] == 0x3B } ?? line.upperBound
        return (values.octets.trimmed(line.lowerBound..<end), meant)
    }

    /// restricted-name, at most 127 characters.
    private static func isRegistrable(_ name: ArraySlice<UInt8>) -> Bool {
        guard name.count <= 127, let first = name.first, first.isAlpha || first.isDigit else { return false }
        let marks = Array("!#$&-^_.+".utf8)
        return name.allSatisfy { $0.isAlpha || $0.isDigit || marks.contains($0) }
    }
}
