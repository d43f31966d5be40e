extension JSONDocument {
    /// The value that a JSON Pointer (RFC 6901) names: the root for the empty text; nil when there is none or the pointer is none.
    package func value(at pointer: String) -> JSONValue? {
        root?.value(at: pointer)
    }

    /// The value under a key path such as `data.list.0.name`: names and array positions between dots, a dot in a name written `\.`.
    package func value(under path: String) -> JSONValue? {
        root?.value(under: path)
    }
}

extension JSONValue {
    /// The value that a JSON Pointer (RFC 6901) names, counted from this one.
    package func value(at pointer: String) -> JSONValue? {
        if pointer.isEmpty { return self }
        guard pointer.utf8.first == UInt8(ascii: "/") else { return nil }
        var value = self
        for token in pointer.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let name = JSONPointer.unescaped(token), let next = value.step(name) else { return nil }
            value = next
        }
        return value
    }

    /// The value under a key path, counted from this one; `\.` is a dot and `\\` a backslash inside a name.
    package func value(under path: String) -> JSONValue? {
        if path.isEmpty { return self }
        var value = self
        for name in JSONPointer.names(inPath: path) {
            guard let next = value.step(name) else { return nil }
            value = next
        }
        return value
    }

    private func step(_ name: String) -> JSONValue? {
        switch kind {
        case .object: self[name]
        case .array: JSONPointer.position(name).flatMap { self[$0] }
        case .string, .number, .boolean, .null: nil
        }
    }
}

/// The grammar of JSON Pointer (RFC 6901) and of key paths.
package enum JSONPointer {
    /// A name as it stands in a pointer: `~` and `/` escaped.
    package static func escaped(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
        var result: [UInt8] = []
        for octet in name.utf8 {
            switch octet {
            case UInt8(ascii: "~"): result.append(contentsOf: "~0".utf8)
            case UInt8(ascii: "/"): result.append(contentsOf: "~1".utf8)
            default: result.append(octet)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The names of a key path.
    package static func names(inPath path: String) -> [String] {
        var names: [String] = []
        var name: [UInt8] = []
        var isEscaped = false
        for octet in path.utf8 {
            if isEscaped || octet != UInt8(ascii: "\\") && octet != UInt8(ascii: ".") {
                name.append(octet)
                isEscaped = false
            } else if octet == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                names.append(String(decoding: name, as: UTF8.self))
                name.removeAll(keepingCapacity: true)
            }
        }
        names.append(String(decoding: name, as: UTF8.self))
        return names
    }

    /// Nil when `~` is followed by neither 0 nor 1.
    static func unescaped(_ token: Substring.UTF8View) -> String? {
        var result: [UInt8] = []
        var isEscaped = false
        for octet in token {
            if isEscaped {
                guard octet == UInt8(ascii: "0") || octet == UInt8(ascii: "1") else { return nil }
                result.append(octet == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
                isEscaped = false
            } else if octet == UInt8(ascii: "~") {
                isEscaped = true
            } else {
                result.append(octet)
            }
        }
        return isEscaped ? nil : String(decoding: result, as: UTF8.self)
    }

    /// Digits without a leading zero (RFC 6901, section 4).
    static func position(_ token: String) -> Int? {
        guard token.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return nil }
        return token.utf8.count > 1 && token.utf8.first == UInt8(ascii: "0") ? nil : Int(token)
    }
}
