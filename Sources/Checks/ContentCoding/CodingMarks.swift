import Evidence
import HTTPContent
import HTTPSemantics

extension ContentCodingFacts {
    /// A mark on octets of the stage that `layer` was read from.
    ///
    /// `range` counts as the decoder saw the octets: in the received stream (from `base`) for the outermost layer of a body without
    /// chunks, in the array of the stage else.
    func mark(_ layer: CodingLayer, _ range: OctetRange, hop: Int, base: Int, _ detail: (OctetRange) -> String) -> Mark {
        let offset = layer.depth == 0 ? base : 0
        let moved = range.lowerBound - offset..<range.upperBound - offset
        let part: Part = layer.depth == 0 ? .content : .stage(layer.depth)
        return .at(.octets(hop: hop, part: part, range: moved), detail(range))
    }
}

extension CodingStage.Corruption {
    /// What is wrong, in words.
    var words: String {
        switch self {
        case .checksum: "the checksum does not fit the decoded octets"
        case .length: "the stated length does not fit the decoded octets"
        case .header: "it does not begin as it must"
        case .data: "the compressed data cannot be right"
        case .window: "its window is above 8 MiB"
        case .dictionary: "it needs a dictionary"
        }
    }
}
