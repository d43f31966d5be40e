import Evidence

/// What is known of field names: the IANA registry of HTTP field names, and what is common without being in it. Taken on 2026-11-01.
package enum FieldRegistry {
    package enum Standing: String, Sendable, Hashable {
        case permanent, provisional, deprecated, obsoleted
        /// Not registered, but in wide use.
        case common
    }

    package struct Entry: Sendable, Hashable {
        /// In the case that is usual.
        package let name: String
        package let standing: Standing
        /// Means nothing in a response.
        package let isRequestOnly: Bool
        /// Means nothing in a request.
        package let isResponseOnly: Bool
        /// For the next recipient alone: not to be passed on (RFC 9110 7.6.1).
        package let isHopByHop: Bool
        /// One value, so that a second line is an error (RFC 9110 5.3).
        package let isSingleton: Bool
    }

    /// `nil` for a name that is not known; letter case does not matter.
    package static func entry(_ name: String) -> Entry? { entries[name.lowercased()] }

    /// The entry of a line's name, found by the hash that the line bears: no text is made.
    package static func entry(of line: FieldLine, in octets: [UInt8]) -> Entry? {
        guard let found = byFingerprint[line.fingerprint], found.name.count == line.name.count else { return nil }
        var index = line.name.lowerBound
        for octet in found.name {
            guard index < octets.count, octets[index].lowercased == octet else { return nil }
            index += 1
        }
        return found.entry
    }

    private static let byFingerprint: [UInt32: (name: [UInt8], entry: Entry)] = entries.reduce(into: [:]) { table, pair in
        let name = Array(pair.key.utf8)
        table[FieldName.fingerprint(of: name)] = (name, pair.value)
    }

    package static func isRequestOnly(_ name: String) -> Bool { entry(name)?.isRequestOnly ?? false }

    /// The known response field that an unknown name most likely stands for: hyphens lost, changed or added, or one letter off.
    package static func likelyMeant(by name: String) -> Entry? {
        let lowercased = name.lowercased()
        guard entries[lowercased] == nil, (3...48).contains(lowercased.utf8.count) else { return nil }
        let letters = NearName.letters(lowercased)
        var near: Entry?
        for known in responseNames {
            if known.letters == letters { return entries[known.name] }
            if near == nil, letters.count >= 6, NearName.isOneEditApart(letters, known.letters) { near = entries[known.name] }
        }
        return near
    }

    private static let responseNames: [(name: String, letters: [UInt8])] = entries.filter {
        // Names that nobody registered have many neighbours that are meant as they stand.
        !$0.value.isRequestOnly && ($0.value.standing != .common || $0.value.isSingleton)
    }
    .map { ($0.key, NearName.letters($0.key)) }
    .sorted { $0.0 < $1.0 }

    private static let entries: [String: Entry] = {
        var result: [String: Entry] = [:]
        for line in FieldTable.text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let name = words.first else { continue }
            let flags = words.count > 1 ? words[1] : ""
            let standing: Standing =
                flags.contains("o")
                ? .obsoleted
                : flags.contains("d") ? .deprecated : flags.contains("v") ? .provisional : flags.contains("c") ? .common : .permanent
            result[name.lowercased()] = Entry(
                name: String(name),
                standing: standing,
                isRequestOnly: flags.contains("q"),
                isResponseOnly: flags.contains("r"),
                isHopByHop: flags.contains("h"),
                isSingleton: flags.contains("1")
            )
        }
        return result
    }()
}
