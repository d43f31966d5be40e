/// The value of If-None-Match (RFC 9110 13.1.2).
enum EntityTagList {
    /// Whether `*` or one of the tags equals ours by weak comparison. A list that cannot be read matches nothing: then all is sent.
    static func matches(_ list: String, _ entityTag: String) -> Bool {
        let octets = Array(list.utf8)
        if list == "*" { return true }
        let ours = Array(entityTag.utf8)
        var cursor = 0
        while cursor < octets.count {
            while cursor < octets.count, octets[cursor] == 32 || octets[cursor] == 9 || octets[cursor] == 44 { cursor += 1 }
            if cursor + 1 < octets.count, octets[cursor] == 87, octets[cursor + 1] == 47 { cursor += 2 }
            guard cursor < octets.count, octets[cursor] == 34 else { return false }
            guard let close = octets[(cursor + 1)...].firstIndex(of: 34) else { return false }
            if octets[cursor...close].elementsEqual(ours) { return true }
            cursor = close + 1
        }
        return false
    }
}
