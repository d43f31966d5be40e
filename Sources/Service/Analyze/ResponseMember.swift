import HTTPContent

/// A response that a client library still holds in parts, laid out as the octets it stands for.
enum ResponseMember {
    static func octets(_ value: JSONValue, _ pointer: String, _ reader: inout MemberReader) -> [UInt8] {
        let found = reader.object(value, pointer, known: ["status", "reason", "headers", "body", "body_base64"])
        if value.kind != .object { return [] }
        var octets = Array("HTTP/1.1 ".utf8)
        octets.append(contentsOf: String(status(found["status"], "\(pointer)/status", &reader)).utf8)
        octets.append(32)
        if let reason = reader.string(found["reason"], "\(pointer)/reason") {
            if !InputRules.fitsOneLine(reason) { reader.fault("\(pointer)/reason", "a reason phrase has no CR, LF or NUL") }
            octets.append(contentsOf: InputRules.octets(ofFieldText: reason))
        }
        octets.append(contentsOf: [13, 10])
        if let headers = found["headers"] {
            for line in FieldMembers.lines(headers, "\(pointer)/headers", &reader) {
                octets.append(contentsOf: line.name.utf8)
                octets.append(contentsOf: ": ".utf8)
                octets.append(contentsOf: InputRules.octets(ofFieldText: line.value))
                octets.append(contentsOf: [13, 10])
            }
        }
        octets.append(contentsOf: [13, 10])
        octets.append(contentsOf: body(found, pointer, &reader))
        return octets
    }

    private static func status(_ value: JSONValue?, _ pointer: String, _ reader: inout MemberReader) -> Int {
        guard let status = value?.int64, (100...999).contains(status) else {
            reader.fault(pointer, "expected a number from 100 to 999")
            return 0
        }
        return Int(status)
    }

    private static func body(_ found: [String: JSONValue], _ pointer: String, _ reader: inout MemberReader) -> [UInt8] {
        if found["body"] != nil, found["body_base64"] != nil {
            reader.fault("\(pointer)/body", "only one of body and body_base64 may be there")
        }
        if let encoded = found["body_base64"], !encoded.isNull {
            return reader.base64(reader.string(encoded, "\(pointer)/body_base64") ?? "", "\(pointer)/body_base64")
        }
        guard let body = found["body"], !body.isNull else { return [] }
        return Array((reader.string(body, "\(pointer)/body") ?? "").utf8)
    }
}
