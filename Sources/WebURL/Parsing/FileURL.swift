extension URLParser {
    /// The file state; the scheme has been written.
    mutating func file(at position: Int) -> Bool {
        let base = base.flatMap { $0.schemeKind == .file ? $0 : nil }
        let first = octet(at: position)
        if isSlash(first) {
            if first == UInt8(ascii: "\\") { report(.invalidReverseSolidus, at: position) }
            return fileSlash(at: position + 1, base: base)
        }
        guard let base else {
            emptyFileHost()
            return path(at: position)
        }
        switch first {
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
            if startsWithDriveLetter(at: position) {
                report(.fileInvalidWindowsDriveLetter, at: position)
                copy(base, through: .authority)
            } else {
                copy(base, through: .path)
                shortenPath()
            }
            return path(at: position)
        }
    }

    private mutating func fileSlash(at position: Int, base: WebURL?) -> Bool {
        if isSlash(octet(at: position)) {
            if octet(at: position) == UInt8(ascii: "\\") { report(.invalidReverseSolidus, at: position) }
            return fileHost(at: position + 1)
        }
        guard let base else {
            emptyFileHost()
            return path(at: position)
        }
        copy(base, through: .authority)
        if !startsWithDriveLetter(at: position), let drive = base.driveLetter {
            out.append(contentsOf: drive)
        }
        return path(at: position)
    }

    private mutating func fileHost(at position: Int) -> Bool {
        var cursor = position
        while let octet = octet(at: cursor), !isSlash(octet), octet != UInt8(ascii: "?"), octet != UInt8(ascii: "#") { cursor += 1 }
        if cursor - position == 2, startsWithDriveLetter(at: position) {
            report(.fileInvalidWindowsDriveLetterHost, at: position)
            emptyFileHost()
            return path(at: position)
        }
        if cursor == position {
            emptyFileHost()
            return pathStart(at: cursor)
        }
        beginAuthority()
        guard writeHost(position..<cursor) else { return false }
        if out[parts.hostStart...].elementsEqual("localhost".utf8) {
            out.removeSubrange(parts.hostStart...)
            host = .empty
        }
        endAuthority()
        return pathStart(at: cursor)
    }

    private mutating func emptyFileHost() {
        beginAuthority()
        host = .empty
        endAuthority()
    }

    /// Whether a Windows drive letter stands here and is a whole segment.
    func startsWithDriveLetter(at position: Int) -> Bool {
        guard let letter = octet(at: position), letter.isASCIILetter, let mark = octet(at: position + 1),
            mark == UInt8(ascii: ":") || mark == UInt8(ascii: "|")
        else { return false }
        switch octet(at: position + 2) {
        case nil, UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
        default: return false
        }
    }
}

extension WebURL {
    /// The first segment of a file URL's path, with its slash, when that is a normalised Windows drive letter.
    fileprivate var driveLetter: ArraySlice<UInt8>? {
        let path = octets[parts.pathStart..<parts.pathEnd]
        guard path.count >= 3, octets[parts.pathStart + 1].isASCIILetter, octets[parts.pathStart + 2] == UInt8(ascii: ":"),
            path.count == 3 || octets[parts.pathStart + 3] == UInt8(ascii: "/")
        else { return nil }
        return path.prefix(3)
    }
}
