import HTTPSyntax

/// Reads what a client prefers: Accept, Accept-Encoding and their like (RFC 9110 12.5).
enum PreferenceList {
    /// The members of the list, each cut at its semicolons, in lower case and without white space; parts without octets are left out.
    static func members(of value: String) -> [[String]] {
        var members: [[String]] = []
        var parts: [String] = []
        var part: [UInt8] = []
        var isPart = false
        func endPart() {
            if isPart { parts.append(String(decoding: part, as: UTF8.self)) }
            part.removeAll(keepingCapacity: true)
            isPart = false
        }
        func endMember() {
            endPart()
            if !parts.isEmpty { members.append(parts) }
            parts.removeAll()
        }
        for octet in value.utf8 {
            switch octet {
            case 0x2C: endMember()
            case 0x3B: endPart()
            case 0x20, 0x09...0x0D: isPart = true
            default:
                isPart = true
                part.append(octet.lowercased)
            }
        }
        endMember()
        return members
    }
}
