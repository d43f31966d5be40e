import HTTPSyntax
import Recording

extension Request {
    /// Reads the head of an HTTP/1 request as sent; `nil` when its first line is no request line.
    ///
    /// The URL is the target in absolute form, or `scheme` and the Host field with the target behind them (RFC 9112 3.3).
    package init?(head octets: [UInt8], scheme: String) {
        let end = octets.firstIndex(of: 0x0A) ?? octets.count
        let words = octets.text(octets.trimmed(0..<end)).split(separator: " ")
        guard words.count >= 2, words[0].utf8.allSatisfy(\.isTokenCharacter) else { return nil }
        let section = FieldSection.read(octets, from: min(end + 1, octets.count))
        let fields = section.lines.map { (name: section.name(of: $0), value: section.value(of: $0)) }
        let host = section.values("host").texts.first
        let target = String(words[1])
        let url = target.contains("://") ? target : host.map { "\(scheme)://\($0)\(target)" }
        self.init(method: String(words[0]), url: url, fields: fields)
    }
}
