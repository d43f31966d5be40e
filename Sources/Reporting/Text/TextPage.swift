import HTTPSemantics

/// Lines of a terminal report.
struct TextPage {
    enum Color: String {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case dim = "2"
    }

    let style: TextStyle
    private(set) var text = ""

    init(style: TextStyle) { self.style = style }

    mutating func line(_ line: String = "") { text += line + "\n" }

    mutating func fact(_ label: String, _ value: String) {
        let padded = label + String(repeating: " ", count: max(1, 10 - label.count))
        wrapped(value, first: "  " + paint(padded, .dim), firstWidth: 12, indent: 12)
    }

    mutating func wrapped(_ value: String, indent: Int) {
        wrapped(value, first: String(repeating: " ", count: indent), firstWidth: indent, indent: indent)
    }

    /// Breaks at blanks; a word longer than the line stays whole.
    private mutating func wrapped(_ value: String, first: String, firstWidth: Int, indent: Int) {
        var current = first
        var width = firstWidth
        var isFresh = true
        for word in value.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if !isFresh, width + 1 + word.count > style.width {
                line(current)
                current = String(repeating: " ", count: indent)
                width = indent
                isFresh = true
            }
            current += (isFresh ? "" : " ") + word
            width += (isFresh ? 0 : 1) + word.count
            isFresh = false
        }
        line(current)
    }

    func paint(_ text: String, _ color: Color, isBold: Bool = false) -> String {
        guard style.usesColor else { return text }
        return "\u{1B}[\(isBold ? "1;" : "")\(color.rawValue)m\(text)\u{1B}[0m"
    }

    /// A line of evidence: the one with carets in red.
    func mark(_ line: String) -> String {
        let isCarets = line.contains("^") && !line.contains { $0 != "^" && $0 != " " }
        return isCarets ? paint(line, .red) : line
    }
}

extension Verdict {
    var color: TextPage.Color {
        switch self {
        case .ok: .green
        case .redirect, .okWithWarnings: .yellow
        default: .red
        }
    }
}
