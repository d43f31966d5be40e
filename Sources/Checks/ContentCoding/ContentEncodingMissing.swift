import Evidence
import HTTPContent

extension Check {
    static let contentEncodingMissing = Check(
        id: "content-encoding-missing",
        severity: .error,
        summary: "The body is compressed without saying so",
        explanation: """
            The client shows compressed octets as text, or its decoder stops at the first one.
            """,
        remedy: "Send Content-Encoding wherever the body is compressed; error answers often skip the layer that sets it.",
        references: [.rfc(9110, section: "8.4")],
        implies: .degraded,
        triggering: [
            Example("HTTP/1.1 200 OK\nContent-Type: text/plain\n", body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? [])
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\nContent-Type: application/gzip\n", body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? [])
        ]
    ) { facts in
        return .marks(
            facts.contentCoding.codings.layers.filter { $0.token == nil && $0.isUndone }.map { layer in
                let part: Part = layer.depth == 0 ? .content : .stage(layer.depth)
                let signature = Location.octets(hop: facts.exchange.hop, part: part, range: 0..<min(2, layer.stage?.bytesIn ?? 0))
                return .at(signature, "\(layer.coding?.name ?? "") found\(layer.depth > 0 ? " below what was declared" : "")")
            }
        )
    }
}
