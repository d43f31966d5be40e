import Evidence
import HTTPContent
import HTTPSyntax

/// The line that holds marked octets, and carets below them; octets that are no visible ASCII are shown as what they are.
struct EvidenceLines {
    let lines: [String]

    /// `width` in columns.
    init(_ report: Report, _ location: Location, width: Int) {
        guard case .octets(_, let part, let range) = location, let whole = report.octets(of: part) else {
            lines = EvidenceLines.words(location)
            return
        }
        if case .certificate(let index) = part {
            lines = ["certificate \(index)"]
            return
        }
        let start = min(whole.range.lowerBound + range.lowerBound, whole.range.upperBound)
        let end = min(start + range.count, whole.range.upperBound)
        let window = EvidenceLines.window(start..<end, in: whole, width: max(20, width - 24))
        let isCut = window.lowerBound > whole.range.lowerBound && whole.octets[window.lowerBound - 1] != 0x0A
        var shown = isCut ? "…" : ""
        var carets = isCut ? " " : ""
        for index in window {
            let glyph = EvidenceLines.glyph(whole.octets[index], isText: part == .text)
            shown += glyph
            carets += String(repeating: start <= index && index < end ? "^" : " ", count: glyph.count)
        }
        if start == end {
            let before = window.prefix { $0 < start }.map { EvidenceLines.glyph(whole.octets[$0], isText: part == .text).count }
            carets = String(repeating: " ", count: before.reduce(isCut ? 1 : 0, +)) + "^"
        }
        while carets.last == " " { carets.removeLast() }
        lines = [shown, carets, "(\(part) at octet \(range.lowerBound))"].filter { !$0.isEmpty }
    }

    private static func words(_ location: Location) -> [String] {
        switch location {
        case .octets(_, let part, let range): ["(\(part) at octet \(range.lowerBound))"]
        case .field(_, let name, let index): ["(\(name), line \(index + 1))"]
        }
    }

    /// The octets to show: the line around the mark, cut to the width.
    private static func window(_ mark: OctetRange, in whole: OctetSlice, width: Int) -> OctetRange {
        var lower = mark.lowerBound
        var upper = mark.upperBound
        let room = max(0, width - mark.count)
        while lower > whole.range.lowerBound, mark.lowerBound - lower < min(room, 60), whole.octets[lower - 1] != 0x0A { lower -= 1 }
        let cap = lower + width
        while upper < min(whole.range.upperBound, cap), whole.octets[upper] != 0x0A, whole.octets[upper] != 0x0D { upper += 1 }
        return lower..<max(min(upper, lower + width), lower)
    }

    /// One octet as text: itself, or its value in hexadecimal.
    private static func glyph(_ octet: UInt8, isText: Bool) -> String {
        if octet >= 0x20, octet < 0x7F { return String(UnicodeScalar(octet)) }
        switch octet {
        case 0x09: return "→"
        case 0x0A: return "␊"
        case 0x0D: return "␍"
        default:
            let digits = String(octet, radix: 16, uppercase: true)
            return "\\x" + (digits.count == 1 ? "0" : "") + digits
        }
    }
}
