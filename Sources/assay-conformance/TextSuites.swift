import COpenSSL
import Foundation
import TextEncoding

/// What the production code makes of the cases about text: encoding, html-meta-prescan, charset-detection, charset-synthetic.
enum TextSuites {
    static let names = ["encoding", "html-meta-prescan", "charset-detection", "charset-synthetic"]

    /// The `actual` of a case, from its input alone; nil when the suite is none of these or the input cannot be read.
    static func actual(suite: String, file: String, case input: [String: Any]) -> [String: Any]? {
        switch suite {
        case "encoding": encoding(input)
        case "html-meta-prescan": prescan(input)
        default: nil
        }
    }

    private static func octets(_ input: [String: Any], _ key: String) -> [UInt8]? {
        (input[key] as? String).flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) }
    }

    private static func encoding(_ input: [String: Any]) -> [String: Any]? {
        guard let label = input["encoding"] as? String, let encoding = Encoding.forLabel(label) else { return nil }
        guard let octets = octets(input, "input_b64") else {
            let unmapped = (0...255).filter { encoding.decode([UInt8($0)]).isMalformed }
            return ["unmapped_bytes": unmapped]
        }
        let decoded = encoding.decode(octets)
        return ["text": String(decoding: decoded.utf8, as: UTF8.self), "malformed": decoded.isMalformed]
    }

    private static func prescan(_ input: [String: Any]) -> [String: Any]? {
        guard let octets = octets(input, "input_b64") else { return nil }
        let mark = byteOrderMark(of: octets)?.encoding
        let declared = metaPrescan(octets).encoding ?? lateMeta(octets)?.encoding
        return ["encoding": (mark ?? declared ?? .windows1252).standardName]
    }
}
