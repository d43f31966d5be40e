import Foundation
import HTTPContent
import TextEncoding

/// Emits what the content stage makes of the inputs of four suites.
enum ContentSuites {
    /// Far above every honest case, far below a bomb.
    private static let outputLimit = 64 << 20

    /// The reading of one case, nil for suites of others.
    static func actual(suite: String, file: String, case input: [String: Any]) -> [String: Any]? {
        let encodingName = { (label: String) in Encoding.forLabel(label)?.name }
        return switch suite {
        case "content-coding": contentCoding(input)
        case "json-parsing": json(input)
        case "mime-sniffing": sniffing(input)
        case "mime-parsing":
            file.hasPrefix("content-type-lines") ? contentTypeLines(input, encodingName) : mediaType(input, encodingName)
        default: nil
        }
    }

    private static func octets(_ input: [String: Any]) -> [UInt8] {
        (input["input_b64"] as? String).flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) } ?? []
    }

    private static func contentCoding(_ input: [String: Any]) -> [String: Any] {
        guard let token = input["coding"] as? String, let coding = ContentCoding(token: token) else { return ["valid": false] }
        let (output, stage) = coding.decode(octets(input), limit: outputLimit)
        guard stage.outcome == .complete, stage.trailing.isEmpty else { return ["valid": false] }
        return ["valid": true, "length": output.count, "sha256": SHA256Digest.hexadecimal(of: output)]
    }

    private static func json(_ input: [String: Any]) -> [String: Any] {
        let document = JSONDocument(reading: octets(input))
        return ["verdict": document.isValid && document.markLength == 0 ? "accept" : "reject"]
    }

    private static func mediaType(_ input: [String: Any], _ encodingName: (String) -> String?) -> [String: Any] {
        guard let text = input["input"] as? String, let type = MediaType(text) else {
            return ["output": NSNull(), "encoding": NSNull(), "navigable": false, "minimized": "", "groups": [String]()]
        }
        return [
            "output": type.serialized,
            "encoding": type.charset.flatMap(encodingName) ?? NSNull(),
            "navigable": type.isNavigable,
            "minimized": type.minimized,
            "groups": type.groups.map(\.rawValue).sorted(),
        ]
    }

    private static func contentTypeLines(_ input: [String: Any], _ encodingName: (String) -> String?) -> [String: Any] {
        let lines = (input["input"] as? [String] ?? []).map { $0.unicodeScalars.map { UInt8(exactly: $0.value) ?? 0 } }
        let type = MediaTypeExtraction(lines: lines).mediaType
        return [
            "mime_type": type?.serialized ?? NSNull(),
            "encoding": type?.charset.flatMap(encodingName) ?? NSNull(),
            "document_content_type": type?.essence ?? NSNull(),
            "is_javascript": type?.isJavaScript ?? false,
        ]
    }

    private static func sniffing(_ input: [String: Any]) -> [String: Any] {
        let options = input["options"] as? [String: Any] ?? [:]
        let header = options["contentTypeHeader"] as? String
        let provided = options["providedType"] as? String
        let context = MediaType.SniffContext(
            supplied: (header ?? provided).flatMap { MediaType($0) },
            suppliedOctets: header.map { Array($0.utf8) },
            noSniff: options["noSniff"] as? Bool ?? false
        )
        let type = MediaType.sniff(octets(input), context)
        let browser = MediaType.chromiumSniff(
            octets(input),
            declared: context.supplied,
            url: options["url"] as? String ?? ""
        )
        return ["essence": type.essence, "string": type.serialized, "browser_essence": browser.essence]
    }
}
