import Foundation

/// One line of emission as JSON text; a `Double` always keeps its point, which `JSONSerialization` drops from 1.0.
enum ConformanceLine {
    static func text(suite: String, file: String, id: String, actual: [String: Any]) -> String {
        text(["suite": suite, "file": file, "id": id, "actual": actual])
    }

    private static func text(_ value: Any) -> String {
        switch value {
        case let object as [String: Any]:
            return "{" + object.sorted { $0.key < $1.key }.map { "\(quoted($0.key)):\(text($0.value))" }.joined(separator: ",") + "}"
        case let list as [Any]: return "[" + list.map(text).joined(separator: ",") + "]"
        case let string as String: return quoted(string)
        case is NSNull: return "null"
        case let number as NSNumber:
            return UInt8(bitPattern: number.objCType.pointee) == UInt8(ascii: "c") ? (number.boolValue ? "true" : "false") : "\(value)"
        default: return "null"
        }
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar.value {
            case 0x22: text += "\\\""
            case 0x5C: text += "\\\\"
            case ..<0x20, 0x7F: text += "\\u" + String(format: "%04x", scalar.value)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
