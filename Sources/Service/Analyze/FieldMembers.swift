import HTTPContent

/// Field lines given as JSON: `[[name, value]…]`, or `{name: value}` where a value may be an array of values.
enum FieldMembers {
    typealias Line = (name: String, value: String)

    static func lines(_ value: JSONValue, _ pointer: String, _ reader: inout MemberReader) -> [Line] {
        switch value.kind {
        case .array: return pairs(value, pointer, &reader)
        case .object: return members(value, pointer, &reader)
        default:
            reader.fault(pointer, "expected an array of [name, value] or an object, found \(value.kind.name)")
            return []
        }
    }

    private static func pairs(_ value: JSONValue, _ pointer: String, _ reader: inout MemberReader) -> [Line] {
        var lines: [Line] = []
        for (index, element) in value.elements.enumerated() {
            let place = "\(pointer)/\(index)"
            let pair = Array(element.elements.prefix(3))
            guard element.kind == .array, pair.count == 2 else {
                reader.fault(place, "expected [name, value]")
                break
            }
            guard let name = reader.string(pair[0], "\(place)/0"), let line = line(name, pair[1], "\(place)/0", "\(place)/1", &reader)
            else {
                break
            }
            lines.append(line)
        }
        return lines
    }

    private static func members(_ value: JSONValue, _ pointer: String, _ reader: inout MemberReader) -> [Line] {
        var lines: [Line] = []
        for member in value.members {
            let name = member.name.string ?? ""
            let place = MemberReader.pointer(pointer, name)
            let values = member.value.kind == .array ? Array(member.value.elements) : [member.value]
            for (index, each) in values.enumerated() {
                let valuePlace = member.value.kind == .array ? "\(place)/\(index)" : place
                guard let line = line(name, each, place, valuePlace, &reader) else { return lines }
                lines.append(line)
            }
        }
        return lines
    }

    /// Numbers are taken as they are written, since `"Content-Length": 5` is what many libraries show.
    private static func line(
        _ name: String,
        _ value: JSONValue,
        _ namePlace: String,
        _ valuePlace: String,
        _ reader: inout MemberReader
    ) -> Line? {
        guard InputRules.isToken(name) else {
            reader.fault(namePlace, "not a field name")
            return nil
        }
        guard value.kind == .string || value.kind == .number else {
            reader.fault(valuePlace, "expected string, found \(value.kind.name)")
            return nil
        }
        let text = value.text
        guard InputRules.fitsOneLine(text) else {
            reader.fault(valuePlace, "a field value has no CR, LF or NUL")
            return nil
        }
        return (name, text)
    }
}
