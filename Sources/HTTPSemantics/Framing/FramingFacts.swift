import Evidence
import HTTPSyntax

/// What is true of the framing beyond what the message itself says.
package struct FramingFacts: Sendable {
    package let transferCodings: TransferCodingFacts
    /// What known parsers make of a head or framing that is odd; `nil` for one that has nothing odd.
    package let interpretations: Interpretations?
    /// Status lines of responses that follow this one in the same octets, at most `followerLimit`.
    package let followers: [StatusLine]

    static let followerLimit = 16

    init(_ exchange: Exchange) {
        transferCodings = exchange.transferCodings
        let message = exchange.message
        followers = FramingFacts.followers(of: message)
        guard FramingFacts.isOdd(message), exchange.provenance == .wire else {
            interpretations = nil
            return
        }
        // What follows the end is another matter.
        let octets = message.excess.isEmpty ? message.octets : Array(message.octets[..<message.excess.lowerBound])
        interpretations = Interpretations(of: octets, method: exchange.method)
    }

    /// Read one after the other; the method of their requests is not known.
    private static func followers(of message: Message) -> [StatusLine] {
        var lines: [StatusLine] = []
        var excess = message.excess
        while lines.count < followerLimit {
            let start = excess.first { message.octets[$0] != 0x0D && message.octets[$0] != 0x0A } ?? excess.upperBound
            guard start < excess.upperBound else { break }
            let next = MessageReader.read(message.octets, from: start)
            guard let line = next.head?.statusLine, next.leading.isEmpty else { break }
            lines.append(line)
            excess = next.excess
        }
        return lines
    }

    /// Whether anything about head or framing could make parsers disagree: a few flags that the reader left behind.
    private static func isOdd(_ message: Message) -> Bool {
        guard let head = message.head else { return false }
        let framing = message.framing
        return !message.leading.isEmpty || !head.statusLine.defects.isEmpty || head.statusLineBareLF != nil
            || head.fields.defects.contains { $0.kind != .nonASCII } || !framing.contentLength.defects.isEmpty
            || framing.contentLength.octets != nil && !framing.transferEncoding.isEmpty
            || framing.chunkDefects.contains { $0.kind != .chunkExtension }
            || message.interim.contains { !$0.fields.defects.isEmpty || $0.statusLineBareLF != nil }
    }
}
