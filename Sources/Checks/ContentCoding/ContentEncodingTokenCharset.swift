import HTTPContent
import TextEncoding

extension Check {
    static let contentEncodingTokenCharset = Check(
        id: "content-encoding-token-charset",
        severity: .warning,
        summary: "A charset name stands in Content-Encoding",
        explanation: """
            Clients that do not know the coding refuse the answer; those that ignore it hide the slip until an \
            upgrade.
            """,
        remedy: "Remove Content-Encoding, and write the charset into Content-Type: text/html; charset=utf-8.",
        references: [.rfc(9110, section: "8.4.1"), .rfc(9110, section: "8.3.2")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain
            Content-Encoding: ‹utf-8›
            Content-Length: 5

            plain
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; charset=utf-8
            Content-Length: 5

            plain
            """
        ]
    ) { facts in
        return .marks(
            facts.contentCoding.codings.layers.compactMap { layer in
                guard let token = layer.token, let range = layer.tokenRange, ContentCoding(token: token) == nil,
                    Encoding.forLabel(token) != nil
                else { return nil }
                return .at(range, "\(token) is a character encoding")
            }
        )
    }
}
