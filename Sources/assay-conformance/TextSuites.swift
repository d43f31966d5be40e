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
        case "charset-detection": detection(input)
        case "charset-synthetic": synthetic(input)
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

    private static func detection(_ input: [String: Any]) -> [String: Any]? {
        guard let octets = octets(input, "b64") else { return nil }
        let masked = maskingDeclaredLabels(octets)
        var blind = verdict(on: masked, decoding: octets, context: context(masked, input))
        blind["masked_sha256"] = sha256(masked)
        return ["as_served": verdict(on: octets, decoding: octets, context: context(octets, input)), "masked": blind]
    }

    private static func synthetic(_ input: [String: Any]) -> [String: Any]? {
        guard let octets = octets(input, "b64") else { return nil }
        return verdict(on: octets, decoding: octets, context: context(octets, input))
    }

    private static func context(_ octets: [UInt8], _ input: [String: Any]) -> DetectionContext {
        let type = input["content_type"] as? String ?? ""
        let isJSON = type.contains("json")
        let header = type.range(of: "charset=", options: .caseInsensitive).flatMap {
            Encoding.forLabel(String(type[$0.upperBound...].prefix { $0 != ";" }))
        }
        let inBody = isJSON || type.hasPrefix("text/plain") ? nil : metaPrescan(octets).encoding ?? lateMeta(octets)?.encoding
        return DetectionContext(declared: header ?? inBody, topLevelDomain: input["tld"] as? String)
    }

    private static func verdict(on octets: [UInt8], decoding original: [UInt8], context: DetectionContext) -> [String: Any] {
        let found = detect(octets, context: context)
        let text = found.suggested.map { $0.decode(original).utf8 }
        return [
            "suggested": found.suggested?.standardName ?? NSNull(),
            "confidence": found.confidence,
            "text_sha256": text.map(sha256) ?? NSNull(),
            "double": found.misreadAs?.standardName ?? NSNull(),
            "declaration": found.declaration.rawValue,
            "declared": context.declared?.standardName ?? NSNull(),
            "language": found.language ?? NSNull(),
            "runner_up": found.runnerUp?.standardName ?? NSNull(),
            "gap": found.gap.isFinite ? found.gap : 1e9,
        ]
    }

    private static func sha256(_ octets: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        SHA256(octets, octets.count, &digest)
        return digest.map { String(UInt16($0) | 0x100, radix: 16).dropFirst() }.joined()
    }
}
