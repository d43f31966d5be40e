import Foundation
import HTTPSyntax

/// structured-fields: values in the form of the corpus, `[bare, parameters]`, with `__type` objects.
enum StructuredFieldSuite {
    static func actual(file: String, _ sample: [String: Any]) -> [String: Any]? {
        guard let type = sample["header_type"] as? String, let input = sample["input"] else { return nil }
        if file.hasPrefix("parse") { return parsed(type, lines: input as? [String] ?? []) }
        let text = serialised(type, input)
        return text.map { ["canonical": $0.isEmpty ? [] : [$0]] } ?? ["failed": true]
    }

    private static func parsed(_ type: String, lines: [String]) -> [String: Any] {
        var octets: [UInt8] = []
        var ranges: [Range<Int>] = []
        for line in lines {
            // Code points up to FF stand for octets.
            let added = line.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
            ranges.append(octets.count..<octets.count + added.count)
            octets += added
        }
        let values = FieldValues(octets: octets, ranges: ranges)
        switch type {
        case "item":
            return answer(StructuredField.item(values).value.map { (form($0), StructuredFieldSerialiser.text($0)) })
        case "list":
            return answer(StructuredField.list(values).value.map { ($0.map(form), StructuredFieldSerialiser.text($0)) })
        default:
            return answer(
                StructuredField.dictionary(values).value.map { entries in
                    (entries.map { [$0.key, form($0.value)] }, StructuredFieldSerialiser.text(entries))
                }
            )
        }
    }

    private static func answer(_ outcome: (value: Any, text: String?)?) -> [String: Any] {
        guard let outcome else { return ["failed": true] }
        let text = outcome.text ?? ""
        return ["value": outcome.value, "canonical": text.isEmpty ? [] : [text]]
    }

    // MARK: To the corpus' form

    private static func form(_ member: StructuredField.Member) -> Any {
        switch member {
        case .item(let item): form(item)
        case .innerList(let list): [list.items.map(form), form(list.parameters)] as [Any]
        }
    }

    private static func form(_ item: StructuredField.Item) -> Any { [form(item.value), form(item.parameters)] as [Any] }

    private static func form(_ parameters: StructuredField.Parameters) -> Any { parameters.map { [$0.key, form($0.value)] as [Any] } }

    private static func form(_ value: StructuredField.BareItem) -> Any {
        switch value {
        case .integer(let number): number
        case .decimal(let decimal): Double(decimal.thousandths) / 1_000
        case .string(let string): string
        case .token(let token): ["__type": "token", "value": token]
        case .binary(let octets): ["__type": "binary", "value": base32(octets)]
        case .boolean(let flag): flag
        case .date(let seconds): ["__type": "date", "value": seconds] as [String: Any]
        case .displayString(let string): ["__type": "displaystring", "value": string]
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")

    private static func base32(_ octets: [UInt8]) -> String {
        var text = ""
        var bits = 0
        var count = 0
        for octet in octets {
            bits = (bits << 8 | Int(octet)) & 0xFFFF
            count += 8
            while count >= 5 {
                text.append(alphabet[bits >> (count - 5) & 31])
                count -= 5
            }
        }
        if count > 0 { text.append(alphabet[bits << (5 - count) & 31]) }
        while text.count % 8 != 0 { text.append("=") }
        return text
    }

    private static func octets(base32 text: String) -> [UInt8] {
        var result: [UInt8] = []
        var bits = 0
        var count = 0
        for character in text where character != "=" {
            guard let value = alphabet.firstIndex(of: character) else { return [] }
            bits = (bits << 5 | value) & 0xFFFF
            count += 5
            if count >= 8 {
                result.append(UInt8(truncatingIfNeeded: bits >> (count - 8)))
                count -= 8
            }
        }
        return result
    }

    // MARK: From the corpus' form

    private static func serialised(_ type: String, _ input: Any) -> String? {
        guard let list = input as? [Any] else { return nil }
        switch type {
        case "item": return item(list).flatMap { StructuredFieldSerialiser.text($0) }
        case "list":
            return all(list, member).flatMap { StructuredFieldSerialiser.text($0) }
        default:
            return all(list) { entry -> StructuredField.Entry<StructuredField.Member>? in
                guard let pair = entry as? [Any], pair.count == 2, let key = pair[0] as? String, let value = member(pair[1]) else {
                    return nil
                }
                return StructuredField.Entry(key, value)
            }
            .flatMap { StructuredFieldSerialiser.text($0) }
        }
    }

    private static func all<Value>(_ list: [Any], _ transform: (Any) -> Value?) -> [Value]? {
        let values = list.compactMap(transform)
        return values.count == list.count ? values : nil
    }

    private static func member(_ form: Any) -> StructuredField.Member? {
        guard let pair = form as? [Any], pair.count == 2 else { return nil }
        guard let inner = pair[0] as? [Any] else { return item(pair).map { .item($0) } }
        guard let items = all(inner, { ($0 as? [Any]).flatMap(item) }), let parameters = parameters(pair[1]) else { return nil }
        return .innerList(StructuredField.InnerList(items, parameters))
    }

    private static func item(_ pair: [Any]) -> StructuredField.Item? {
        guard pair.count == 2, let value = bareItem(pair[0]), let parameters = parameters(pair[1]) else { return nil }
        return StructuredField.Item(value, parameters)
    }

    private static func parameters(_ form: Any) -> StructuredField.Parameters? {
        guard let list = form as? [Any] else { return nil }
        return all(list) { entry in
            guard let pair = entry as? [Any], pair.count == 2, let key = pair[0] as? String, let value = bareItem(pair[1]) else {
                return nil
            }
            return StructuredField.Entry(key, value)
        }
    }

    private static func bareItem(_ form: Any) -> StructuredField.BareItem? {
        if let object = form as? [String: Any] {
            switch (object["__type"] as? String, object["value"]) {
            case ("token", let value as String): return .token(value)
            case ("binary", let value as String): return .binary(octets(base32: value))
            case ("displaystring", let value as String): return .displayString(value)
            case ("date", let value as NSNumber): return .date(value.intValue)
            default: return nil
            }
        }
        if let string = form as? String { return .string(string) }
        guard let number = form as? NSNumber else { return nil }
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"): return .boolean(number.boolValue)
        case UInt8(ascii: "d"):
            // Its shortest decimal digits, not its binary value, are what is rounded.
            return StructuredField.Decimal(rounding: plain(number.doubleValue)).map { .decimal($0) }
        default: return .integer(number.intValue)
        }
    }

    private static func plain(_ value: Double) -> String {
        let text = "\(value)"
        return text.contains("e") ? String(format: "%.10f", value) : text
    }
}
