import Evidence
import HTTPContent
import HTTPSyntax

/// The content codings, declared and found, and the content without them (RFC 9110 8.4).
package struct ContentCodingFacts: Sendable {
    package let codings: CodingLayers
    /// The content after undoing all that could be undone.
    package var decoded: OctetSlice { codings.decoded }
    /// The declared type is an archive, so that its compression is content and no coding.
    package let isArchive: Bool
    /// A part of a coded whole (206), which cannot be decoded alone.
    package let isSlice: Bool

    /// Codings the request offered, in lower case with `q=0` left out; `nil` without Accept-Encoding.
    package let offered: [String]?

    init(_ exchange: Exchange) {
        let message = exchange.message
        let type = MediaTypeExtraction(lines: exchange.values("content-type").ranges.map { Array(message.octets[$0]) }).mediaType
        let path = exchange.target.path.lowercased()
        let archives = ["gzip", "x-gzip", "zip", "x-tar", "x-gtar", "x-compressed", "zstd", "x-tgz", "x-bzip2", "x-7z-compressed"]
        isArchive =
            type.map { $0.type == "application" && archives.contains($0.subtype) } ?? false
            || [".gz", ".tgz", ".zip", ".zst", ".svgz"].contains { path.hasSuffix($0) } && type?.isTextual != true
        isSlice = message.status == 206
        let context = CodingReader.Context(
            isSlice: message.status == 206,
            looksForUndeclared: type?.isTextual ?? !isArchive
        )
        codings = CodingReader.read(exchange.content, declared: exchange.values("content-encoding"), context: context)
        offered = exchange.requestField("accept-encoding").map { value in
            value.split(separator: ",").compactMap { member in
                let parts = member.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
                guard let name = parts.first, !parts.dropFirst().contains(where: { ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains($0) })
                else { return nil }
                return name
            }
        }
    }

    /// The layer of the final octets, for evidence about them: the content, or the stage after the last coding undone.
    package var finalPart: Part { codings.stages.isEmpty ? .content : .stage(codings.stages.count) }

    /// A place in the decoded octets; `range` counts from the first of them.
    package func location(of range: OctetRange, hop: Int) -> Location { .octets(hop: hop, part: finalPart, range: range) }
}
