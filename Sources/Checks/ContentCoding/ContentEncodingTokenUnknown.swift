import HTTPContent
import TextEncoding

extension Check {
    static let contentEncodingTokenUnknown = Check(
        id: "content-encoding-token-unknown",
        severity: .warning,
        summary: "The token is not a registered content coding",
        explanation: """
            A client that does not know the token hands the octets out undecoded, or refuses the answer.
            """,
        remedy: "Use a registered token: gzip, deflate, br, zstd (br, not brotli).",
        references: [
            .rfc(9110, section: "8.4.1"),
            .standard(
                "IANA HTTP Content Coding Registry",
                "https://www.iana.org/assignments/http-parameters/http-parameters.xhtml#content-coding"
            ),
        ],
        implies: .degraded,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain
            Content-Encoding: ‹none›
            Content-Length: 5

            plain
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain
            Content-Encoding: aes128gcm
            Content-Length: 5

            plain
            """
        ]
    ) { facts in
        let layers = facts.contentCoding.codings.layers
        return .marks(
            layers.compactMap { layer in
                guard let token = layer.token, let range = layer.tokenRange, !CodingRegistry.isRegistered(token) else { return nil }
                if Encoding.forLabel(token) != nil { return nil }
                let found = layer.isUndone ? ", but the octets are \(layer.coding?.name ?? "")" : ""
                return .at(range, "\(token) is not registered\(found)")
            }
        )
    }
}
