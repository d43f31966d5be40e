import Evidence
import HTTPSyntax

/// One content coding that was declared, found, or both, and what became of it.
package struct CodingLayer: Sendable {
    package enum Fate: Sendable, Hashable {
        /// Undone, perhaps in part: see `stage`.
        case undone
        /// Declared, but the octets do not carry it.
        case notApplied
        /// The token is no coding that anybody knows.
        case unknownToken
        /// `identity`, or a charset name: nothing to undo.
        case nothingToUndo
        /// This build has no decoder for it.
        case unsupported
        /// A slice of the coded octets cannot be decoded alone, or there are no octets.
        case notTried
        /// Beyond the layers or octets that are allowed.
        case limit
    }

    /// As declared, in lower case; `nil` for a coding that was found undeclared.
    package let token: String?
    /// Octets of the token in the received stream.
    package let tokenRange: OctetRange?
    /// What the token means, or what the octets were found to be.
    package let coding: ContentCoding?
    package let fate: Fate
    package let stage: CodingStage?
    /// How many codings had been undone before this one: the octets it was read from are that stage.
    package let depth: Int

    package var isUndone: Bool { fate == .undone }
}

/// The content codings of a response: declared, found, undone (RFC 9110 8.4).
package struct CodingLayers: Sendable {
    package struct Limits: Sendable {
        /// Codings undone in a row.
        package var layers = 3
        /// Octets that one coding may yield.
        package var octets = 32 << 20
        /// Octets that all codings together may yield.
        package var allOctets = 64 << 20

        package init() {}
    }

    /// Members of Content-Encoding in the order given, then those found undeclared.
    package let layers: [CodingLayer]
    /// What is left after undoing all that could be undone.
    package let decoded: OctetSlice
    package let hitLimit: Bool

    /// The tokens of Content-Encoding in order, in lower case.
    package var declared: [String] { layers.compactMap(\.token) }
    /// The layers undone, the one that the sender applied first at the front.
    package var undone: [CodingLayer] {
        layers.filter { $0.token == nil && $0.isUndone }.reversed() + layers.filter { $0.token != nil && $0.isUndone }
    }
    /// The layers undone in the order in which they were undone: stage 1 first.
    package var stages: [CodingLayer] { layers.filter(\.isUndone).sorted { $0.depth < $1.depth } }
}

/// Undoes content codings from the outermost to the innermost.
package struct CodingReader {
    package struct Context: Sendable {
        /// The octets are a part of a coded whole (206), so that they cannot be decoded alone.
        package var isSlice: Bool
        /// Look for a compression that is not declared: only where the type promises text.
        package var looksForUndeclared: Bool
        package var limits: CodingLayers.Limits

        package init(isSlice: Bool = false, looksForUndeclared: Bool = true, limits: CodingLayers.Limits = .init()) {
            self.isSlice = isSlice
            self.looksForUndeclared = looksForUndeclared
            self.limits = limits
        }
    }

    private let context: Context
    private var current: OctetSlice
    private var depth = 0
    private var produced = 0
    private var hitLimit = false

    /// Undoes what `values` (Content-Encoding) declares, then what is found undeclared.
    package static func read(_ content: OctetSlice, declared values: FieldValues, context: Context) -> CodingLayers {
        var reader = CodingReader(context: context, current: content)
        return reader.read(values)
    }

    private init(context: Context, current: OctetSlice) {
        self.context = context
        self.current = current
    }

    private mutating func read(_ values: FieldValues) -> CodingLayers {
        var layers: [CodingLayer] = []
        for member in CommaList.members(of: values).prefix(32).reversed() {
            layers.append(declared(values.octets.lowercasedText(member), member))
        }
        layers.reverse()
        if context.looksForUndeclared, !context.isSlice {
            while let layer = undeclared() { layers.append(layer) }
        }
        return CodingLayers(layers: layers, decoded: current, hitLimit: hitLimit)
    }

    private mutating func declared(_ token: String, _ range: OctetRange) -> CodingLayer {
        let known = ContentCoding(token: token)
        func layer(_ fate: CodingLayer.Fate, _ coding: ContentCoding?) -> CodingLayer {
            CodingLayer(token: token, tokenRange: range, coding: coding, fate: fate, stage: nil, depth: depth)
        }
        if known == .identity { return layer(.nothingToUndo, known) }
        if context.isSlice || current.isEmpty { return layer(known == nil ? .unknownToken : .notTried, known) }
        guard let coding = known ?? (token == "brotli" ? .brotli : recognised) else { return layer(.unknownToken, nil) }
        guard coding.isSupported else { return layer(.unsupported, coding) }
        guard depth < context.limits.layers else {
            hitLimit = true
            return layer(.limit, coding)
        }
        let (output, stage) = decode(coding)
        guard isApplied(stage) else { return layer(known == nil ? .unknownToken : .notApplied, known) }
        return undo(token: token, range: range, coding: coding, output, stage)
    }

    /// A compression that nobody declared and that decodes to its end.
    private mutating func undeclared() -> CodingLayer? {
        guard depth < context.limits.layers, let coding = recognised, coding.isSupported else { return nil }
        let (output, stage) = decode(coding)
        guard stage.reachedEnd || stage.outcome == .limit || (stage.outcome == .truncated && coding == .gzip), stage.bytesOut > 0 else {
            return nil
        }
        return undo(token: nil, range: nil, coding: coding, output, stage)
    }

    /// gzip, zstd or zlib by their magic numbers.
    private var recognised: ContentCoding? { ContentCoding.looksLike(current.octets, in: current.range) }

    private mutating func decode(_ coding: ContentCoding) -> ([UInt8], CodingStage) {
        let limit = min(context.limits.octets, context.limits.allOctets - produced)
        return coding.decode(current.octets, in: current.range, limit: max(0, limit))
    }

    private mutating func undo(
        token: String?,
        range: OctetRange?,
        coding: ContentCoding,
        _ output: [UInt8],
        _ stage: CodingStage
    ) -> CodingLayer {
        let layer = CodingLayer(token: token, tokenRange: range, coding: coding, fate: .undone, stage: stage, depth: depth)
        if stage.outcome == .limit { hitLimit = true }
        produced += output.count
        current = OctetSlice(output)
        depth += 1
        return layer
    }

    /// Whether the octets carry the coding at all, well or badly.
    private func isApplied(_ stage: CodingStage) -> Bool {
        switch stage.outcome {
        case .complete, .limit: true
        case .corrupt(_, .header), .unsupported: false
        case .corrupt, .truncated: stage.bytesOut > 0 ? !isPlain : hasMagic(stage.coding) && !isPlain
        }
    }

    private func hasMagic(_ coding: ContentCoding) -> Bool {
        switch coding {
        case .gzip, .zstd, .deflate: recognised == coding
        case .brotli, .compress, .identity: true
        }
    }

    /// The octets read as plain text: brotli and bare DEFLATE have no magic number, and some texts begin like them.
    private var isPlain: Bool {
        current.range.prefix(512).allSatisfy { index in
            let octet = current.octets[index]
            return octet >= 0x20 && octet != 0x7F || octet == 0x09 || octet == 0x0A || octet == 0x0D
        }
    }
}
