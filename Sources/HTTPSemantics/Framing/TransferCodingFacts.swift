import Evidence
import HTTPContent
import HTTPSyntax

/// The transfer codings beside chunked, and the content without them (RFC 9112 7).
package struct TransferCodingFacts: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// No coding of the registry.
        case unknown
        /// chunked is not the last coding, so that nothing says where the body ends.
        case chunkedNotLast
        /// chunked is applied more than once.
        case chunkedRepeated
        /// `identity`, withdrawn with RFC 7230.
        case identity
        /// More codings than are undone.
        case tooMany
        /// The octets do not carry the coding, or break off within it.
        case broken
        /// The request did not offer it (TE).
        case notOffered
    }

    /// The content with every transfer coding undone that could be.
    package let content: OctetSlice
    /// Names of the codings undone beside chunked, the one that the sender applied first at the front.
    package let undone: [String]
    /// Ranges count octets of the received stream.
    package let defects: [Defect<Flaw>]

    /// Codings undone in a row.
    static let layerLimit = 3
    /// Octets that one coding may yield.
    static let octetLimit = 32 << 20

    init(_ message: Message, request offered: String?) {
        let codings = message.framing.transferEncoding.codings
        guard !codings.isEmpty, codings.count > 1 || codings[0].name != "chunked" else {
            content = message.content
            undone = []
            defects = []
            return
        }
        var defects = TransferCodingFacts.order(codings)
        var content = message.content
        var undone: [String] = []
        let offers = (offered ?? "").lowercased().split { $0 == "," || $0 == " " || $0 == "\t" || $0 == ";" }.map(String.init)
        let isReadable = message.framing.mode != .none && !defects.contains { $0.kind == .unknown || $0.kind == .chunkedNotLast }
        for coding in codings.reversed() {
            guard let kind = TransferCodingFacts.coding(coding.name) else { continue }
            let name = coding.name.hasPrefix("x-") ? String(coding.name.dropFirst(2)) : coding.name
            if !offers.contains(name), !offers.contains(coding.name) { defects.append(Defect(.notOffered, at: coding.range)) }
            guard isReadable, !content.isEmpty else { continue }
            guard undone.count < TransferCodingFacts.layerLimit else {
                defects.append(Defect(.tooMany, at: coding.range))
                break
            }
            let (output, stage) = kind.decode(content.octets, in: content.range, limit: TransferCodingFacts.octetLimit)
            if stage.outcome != .complete { defects.append(Defect(.broken, at: coding.range)) }
            guard stage.outcome == .complete || !output.isEmpty else { break }
            content = OctetSlice(output)
            undone.insert(kind.name, at: 0)
        }
        self.content = content
        self.undone = undone
        self.defects = defects
    }

    package func has(_ kind: Flaw) -> Bool { defects.contains { $0.kind == kind } }

    private static func order(_ codings: [TransferEncoding.Coding]) -> [Defect<Flaw>] {
        var defects: [Defect<Flaw>] = []
        let chunked = codings.indices.filter { codings[$0].name == "chunked" }
        for index in codings.indices {
            let coding = codings[index]
            switch coding.name {
            case "chunked": if let first = chunked.first, index > first { defects.append(Defect(.chunkedRepeated, at: coding.range)) }
            case "identity": defects.append(Defect(.identity, at: coding.range))
            default: if TransferCodingFacts.coding(coding.name) == nil { defects.append(Defect(.unknown, at: coding.range)) }
            }
        }
        if let last = chunked.last, last < codings.count - 1 { defects.append(Defect(.chunkedNotLast, at: codings[last].range)) }
        return defects
    }

    /// The registered transfer codings that compress (RFC 9112 7.2).
    private static func coding(_ name: String) -> ContentCoding? {
        ["gzip", "x-gzip", "deflate", "compress", "x-compress"].contains(name) ? ContentCoding(token: name) : nil
    }
}
