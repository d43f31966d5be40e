import HTTPContent

/// Takes typed members out of JSON and collects, with a pointer each, what does not fit.
struct MemberReader {
    private var faults: [Problem.Fault] = []

    /// More faults than these help nobody.
    private static let faultLimit = 20
    private static let nameLimit = 100

    var problem: Problem? {
        faults.isEmpty ? nil : Problem(.invalidInput, "The input does not have the expected form; see errors.", faults: faults)
    }

    mutating func fault(_ pointer: String, _ detail: String) {
        if faults.count < MemberReader.faultLimit { faults.append(Problem.Fault(pointer: pointer, detail: detail)) }
    }

    /// The members by name. Unknown and repeated ones are faults.
    mutating func object(_ value: JSONValue, _ pointer: String, known: [String]) -> [String: JSONValue] {
        var found: [String: JSONValue] = [:]
        guard expect(.object, value, pointer) else { return found }
        for member in value.members {
            let name = member.name.string ?? ""
            if !known.contains(name) {
                fault(MemberReader.pointer(pointer, name), "not a member; known are \(known.joined(separator: ", "))")
            } else if found.updateValue(member.value, forKey: name) != nil {
                fault(MemberReader.pointer(pointer, name), "given twice")
            }
            if faults.count >= MemberReader.faultLimit { break }
        }
        return found
    }

    mutating func string(_ value: JSONValue?, _ pointer: String) -> String? {
        guard let value, expect(.string, value, pointer) else { return nil }
        return value.string
    }

    mutating func bool(_ value: JSONValue?, _ pointer: String) -> Bool? {
        guard let value, expect(.boolean, value, pointer) else { return nil }
        return value.bool
    }

    mutating func strings(_ value: JSONValue?, _ pointer: String) -> [String] {
        guard let value, expect(.array, value, pointer) else { return [] }
        var texts: [String] = []
        for (index, element) in value.elements.enumerated() {
            guard let text = string(element, "\(pointer)/\(index)") else { break }
            texts.append(text)
        }
        return texts
    }

    mutating func base64(_ text: String, _ pointer: String) -> [UInt8] {
        switch Base64.decoded(text) {
        case .octets(let octets): return octets
        case .invalid(let offset):
            fault(pointer, offset == text.utf8.count ? "base64 ends too early" : "no base64 at offset \(offset)")
            return []
        }
    }

    mutating func expect(_ kind: JSONKind, _ value: JSONValue, _ pointer: String) -> Bool {
        if value.kind == kind { return true }
        fault(pointer, "expected \(kind.name), found \(value.kind.name)")
        return false
    }

    /// Adds a name to a pointer (RFC 6901 3), shortened when it is absurdly long.
    static func pointer(_ base: String, _ name: String) -> String {
        var token = ""
        for scalar in name.unicodeScalars.prefix(nameLimit) {
            switch scalar {
            case "~": token += "~0"
            case "/": token += "~1"
            default: token.unicodeScalars.append(scalar)
            }
        }
        return "\(base)/\(token)"
    }
}
