/// A name that occurs again in the same object.
package struct JSONDuplicate: Sendable, Hashable {
    /// The name decoded, cut after 256 octets.
    package let name: String
    /// The octets of the first occurrence and of the first repetition, quotes included.
    package let first: Range<Int>
    package let again: Range<Int>
}

/// An integer that a double cannot hold exactly, as JavaScript reads every number.
package struct JSONUnsafeInteger: Sendable, Hashable {
    /// JSON Pointer to the number; names in it are cut after 256 octets.
    package let pointer: String
    package let octets: Range<Int>
}

extension JSONDocument {
    private static let nameLimit = 256

    /// Names that occur more than once in one object, in order of the repetition, at most `limit` of them.
    ///
    /// RFC 8259, section 4 leaves the meaning of such an object open. Takes n log n steps.
    package func duplicateNames(limit: Int = 100) -> [JSONDuplicate] {
        var found: [JSONDuplicate] = []
        for (index, node) in tape.enumerated() where node.kind == .object && Int(node.next) > index + 4 {
            found.append(contentsOf: duplicates(inObject: index).prefix(limit - found.count))
            if found.count >= limit { break }
        }
        return found
    }

    private func duplicates(inObject object: Int) -> [JSONDuplicate] {
        if hasFewNames(object) { return [] }
        var names: [(hash: Int, node: Int)] = []
        for member in JSONValue(document: self, index: object).members {
            names.append((nameHash(tape[member.name.index]), member.name.index))
        }
        guard names.count > 1 else { return [] }
        names.sort { $0.hash != $1.hash ? $0.hash < $1.hash : $0.node < $1.node }
        var found: [JSONDuplicate] = []
        var start = 0
        while start < names.count {
            var end = start + 1
            while end < names.count, names[end].hash == names[start].hash { end += 1 }
            // Equal hashes are equal names, but for a chance of one in 2^64 per pair; hashing is seeded anew in each process.
            if end - start > 1, nameOctets(tape[names[start].node]).elementsEqual(nameOctets(tape[names[start + 1].node])) {
                let (first, again) = (tape[names[start].node], tape[names[start + 1].node])
                let name = String(decoding: nameOctets(first).prefix(Self.nameLimit), as: UTF8.self)
                found.append(JSONDuplicate(name: name, first: Self.range(first), again: Self.range(again)))
            }
            start = end
        }
        return found.sorted { $0.again.lowerBound < $1.again.lowerBound }
    }

    /// Whether the object is a small one whose names, none of them escaped, all differ: nearly every object, told without hashing.
    private func hasFewNames(_ object: Int) -> Bool {
        var names: [Range<Int>] = []
        names.reserveCapacity(12)
        for member in JSONValue(document: self, index: object).members {
            let node = tape[member.name.index]
            guard names.count < 12, !node.flags.contains(.escaped) else { return false }
            let name = inside(node)
            for other in names where other.count == name.count && octets[other].elementsEqual(octets[name]) { return false }
            names.append(name)
        }
        return true
    }

    private func nameHash(_ node: JSONNode) -> Int {
        var hasher = Hasher()
        if node.flags.contains(.escaped) {
            unescaped(node).withUnsafeBytes { hasher.combine(bytes: $0) }
        } else {
            octets.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[inside(node)])) }
        }
        return hasher.finalize()
    }

    private func nameOctets(_ node: JSONNode) -> ArraySlice<UInt8> {
        node.flags.contains(.escaped) ? unescaped(node)[...] : octets[inside(node)]
    }

    private static func range(_ node: JSONNode) -> Range<Int> {
        Int(node.start)..<Int(node.end)
    }
}

extension JSONDocument {
    /// Integers beyond ±(2^53 - 1) (RFC 8259, section 6), in order, at most `limit` of them.
    package func unsafeIntegers(limit: Int = 100) -> [JSONUnsafeInteger] {
        guard hasLongIntegers else { return [] }
        var found: [JSONUnsafeInteger] = []
        var path: [Level] = []
        for (index, node) in tape.enumerated() {
            while let level = path.last, index >= level.end { path.removeLast() }
            let isName = advance(&path, to: index)
            if isName { continue }
            if node.flags.contains(.long), isUnsafe(node) {
                found.append(JSONUnsafeInteger(pointer: pointer(path), octets: Self.range(node)))
                if found.count >= limit { break }
            }
            if node.kind == .object || node.kind == .array {
                path.append(Level(isObject: node.kind == .object, end: Int(node.next), position: -1, name: nil))
            }
        }
        return found
    }

    /// One open array or object on the way to a value.
    private struct Level {
        let isObject: Bool
        let end: Int
        /// Position of the current element.
        var position: Int
        /// Tape index of the current member's name; nil between members.
        var name: Int?
        var awaitsValue = false
    }

    /// Notes that the entry at `index` begins; true when it is the name of a member.
    private func advance(_ path: inout [Level], to index: Int) -> Bool {
        guard var level = path.popLast() else { return false }
        defer { path.append(level) }
        level.position += 1
        guard level.isObject, !level.awaitsValue else {
            level.awaitsValue = false
            return false
        }
        level.name = index
        level.awaitsValue = true
        return true
    }

    private func pointer(_ path: [Level]) -> String {
        path.reduce(into: "") { pointer, level in
            pointer += "/"
            if let name = level.name {
                pointer += JSONPointer.escaped(String(decoding: nameOctets(tape[name]).prefix(Self.nameLimit), as: UTF8.self))
            } else {
                pointer += String(level.position)
            }
        }
    }

    private func isUnsafe(_ node: JSONNode) -> Bool {
        let digits = octets[Self.range(node)].drop { $0 == UInt8(ascii: "-") }
        let largest = Array("9007199254740991".utf8)
        if digits.count != largest.count { return digits.count > largest.count }
        return largest.lexicographicallyPrecedes(digits)
    }
}
