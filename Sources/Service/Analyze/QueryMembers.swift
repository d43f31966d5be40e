import HTTPContent
import HTTPSemantics

/// The member `query`: `{name: value}` where a value may be an array of values, or `[[name, value]…]`.
///
/// Numbers and booleans are taken as they are written; `null` gives the name alone.
enum QueryMembers {
    static func items(_ value: JSONValue, _ pointer: String, _ reader: inout MemberReader) -> [QueryItem] {
        switch value.kind {
        case .object: return members(value, pointer, &reader)
        case .array: return pairs(value, pointer, &reader)
        default:
            reader.fault(pointer, "expected an object or an array of [name, value], found \(value.kind.name)")
            return []
        }
    }

    private static func members(_ value: JSONValue, _ pointer: String, _ reader: inout MemberReader) -> [QueryItem] {
        var items: [QueryItem] = []
        for member in value.members {
            let name = member.name.string ?? ""
            let place = MemberReader.pointer(pointer, name)
            guard member.value.kind == .array else {
                guard let item = item(name, member.value, place, &reader) else { break }
                items.append(item)
                continue
            }
            for (index, element) in member.value.elements.enumerated() {
                guard let item = item(name, element, "\(place)/\(index)", &reader) else { return items }
                items.append(item)
            }
        }
        return items
    }

    private static func pairs(_ value: JSONValue, _ pointer: String, _ reader: inout MemberReader) -> [QueryItem] {
        var items: [QueryItem] = []
        for (index, element) in value.elements.enumerated() {
            let place = "\(pointer)/\(index)"
            let pair = Array(element.elements.prefix(3))
            guard element.kind == .array, pair.count == 2 else {
                reader.fault(place, "expected [name, value]")
                break
            }
            guard let name = reader.string(pair[0], "\(place)/0"), let item = item(name, pair[1], "\(place)/1", &reader) else { break }
            items.append(item)
        }
        return items
    }

    private static func item(_ name: String, _ value: JSONValue, _ place: String, _ reader: inout MemberReader) -> QueryItem? {
        switch value.kind {
        case .string: return QueryItem(name, value.string ?? "")
        case .number: return QueryItem(name, value.text)
        case .boolean: return QueryItem(name, value.bool == true ? "true" : "false")
        case .null: return QueryItem(name, nil)
        case .object, .array:
            reader.fault(place, "expected a string, a number, a boolean or null, found \(value.kind.name)")
            return nil
        }
    }
}
