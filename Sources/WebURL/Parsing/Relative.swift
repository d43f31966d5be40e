extension URLParser {
    /// How much of the base a reference keeps.
    enum Kept { case authority, path, query }

    mutating func copyScheme(of base: WebURL) {
        out.removeAll(keepingCapacity: true)
        out.append(contentsOf: base.octets[...base.parts.schemeEnd])
        scheme = base.schemeKind
        parts.schemeEnd = base.parts.schemeEnd
    }

    /// Starts the result with the parts of the base.
    mutating func copy(_ base: WebURL, through kept: Kept) {
        out.removeAll(keepingCapacity: true)
        out.append(contentsOf: base.octets[..<base.parts.authorityEnd])
        scheme = base.schemeKind
        host = base.hostKind
        port = base.explicitPort
        parts = base.parts
        // The `/.` before a path that begins with `//` belongs to the serialisation and is written anew at the end.
        parts.pathStart = out.count
        if kept != .authority {
            out.append(contentsOf: base.octets[base.parts.pathStart..<base.parts.pathEnd])
            if kept == .query {
                endPath()
                out.append(contentsOf: base.octets[base.parts.pathEnd..<base.parts.queryEnd])
                parts.queryEnd = out.count
            }
        }
    }

    /// The relative state and the relative slash state.
    mutating func relative(to base: WebURL, at position: Int) -> Bool {
        scheme = base.schemeKind
        guard isSlash(octet(at: position)) else {
            return reference(to: base, at: position)
        }
        if octet(at: position) == UInt8(ascii: "\\") { report(.invalidReverseSolidus, at: position) }
        let next = octet(at: position + 1)
        if isSlash(next) {
            copyScheme(of: base)
            if scheme.isSpecial {
                if next == UInt8(ascii: "\\") { report(.invalidReverseSolidus, at: position + 1) }
                return specialAuthorityIgnoringSlashes(at: position + 2)
            }
            return authority(at: position + 2)
        }
        copy(base, through: .authority)
        return path(at: position + 1)
    }

    /// A reference that keeps at least a part of the base's path.
    private mutating func reference(to base: WebURL, at position: Int) -> Bool {
        switch octet(at: position) {
        case nil:
            copy(base, through: .query)
            return true
        case UInt8(ascii: "?"):
            copy(base, through: .path)
            endPath()
            return query(at: position)
        case UInt8(ascii: "#"):
            copy(base, through: .query)
            return fragment(at: position)
        default:
            copy(base, through: .path)
            shortenPath()
            return path(at: position)
        }
    }
}
