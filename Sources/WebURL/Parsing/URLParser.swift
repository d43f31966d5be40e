/// The basic URL parser (URL Standard, section 4.4), state by state; the result is written from left to right into one buffer.
///
/// Each state returns false for failure. Positions are those of `input`, which has lost its blanks around and its tabs and newlines.
struct URLParser {
    var input: [UInt8]
    var end: Int
    let base: WebURL?
    var out: [UInt8] = []
    var parts = WebURL.Parts()
    var scheme = Scheme.other
    var host = Host.none
    var port: UInt16?
    private(set) var errors: [ValidationError] = []
    private var start: Int
    /// Where tabs and newlines were taken out, as offsets of `input`.
    private var removed: [Int] = []

    init(_ text: [UInt8], base: WebURL?) {
        input = text
        self.base = base
        start = 0
        end = text.count
        while start < end, input[start] <= 0x20 { start += 1 }
        while end > start, input[end - 1] <= 0x20 { end -= 1 }
        if start > 0 { report(.invalidURLUnit, at: 0) }
        if end < text.count { report(.invalidURLUnit, at: end) }
        if input[start..<end].contains(where: { $0 == 9 || $0 == 10 || $0 == 13 }) { removeTabsAndNewlines() }
    }

    mutating func parse() -> WebURL? {
        out.reserveCapacity((end - start) + 16 + (base?.octets.count ?? 0))
        guard schemeStart(at: start) else { return nil }
        return WebURL(octets: out, schemeKind: scheme, hostKind: host, explicitPort: port, parts: parts)
    }

    /// Notes a validation error at an offset of `input`.
    mutating func report(_ kind: ValidationError.Kind, at position: Int) {
        guard errors.count < 64 else { return }
        let shift = removed.isEmpty ? 0 : removed.partitioningIndex { $0 > position }
        errors.append(ValidationError(kind: kind, position: position + shift))
    }

    @inline(__always)
    func octet(at position: Int) -> UInt8? { position < end ? input[position] : nil }

    /// Whether a character ends a path segment: a slash, and for special URLs a backslash too.
    func isSlash(_ octet: UInt8?) -> Bool {
        octet == UInt8(ascii: "/") || octet == UInt8(ascii: "\\") && scheme.isSpecial
    }

    private mutating func removeTabsAndNewlines() {
        var kept: [UInt8] = []
        kept.reserveCapacity(end - start)
        kept.append(contentsOf: input[..<start])
        for position in start..<end {
            let octet = input[position]
            if octet == 9 || octet == 10 || octet == 13 {
                if removed.isEmpty { report(.invalidURLUnit, at: position) }
                removed.append(kept.count)
            } else {
                kept.append(octet)
            }
        }
        input = kept
        end = kept.count
    }

    // MARK: Scheme

    private mutating func schemeStart(at position: Int) -> Bool {
        guard let first = octet(at: position), first.isASCIILetter else { return noScheme(at: position) }
        var cursor = position
        while let octet = octet(at: cursor) {
            if octet == UInt8(ascii: ":") {
                parts.schemeEnd = cursor - position
                scheme = Scheme(out[...])
                out.append(octet)
                return afterScheme(at: cursor + 1)
            }
            guard
                octet.isASCIILetter || octet.isASCIIDigit || octet == UInt8(ascii: "+") || octet == UInt8(ascii: "-")
                    || octet == UInt8(ascii: ".")
            else { break }
            out.append(octet.asciiLowercased)
            cursor += 1
        }
        out.removeAll(keepingCapacity: true)
        return noScheme(at: position)
    }

    private mutating func afterScheme(at position: Int) -> Bool {
        let first = octet(at: position)
        let second = octet(at: position + 1)
        let hasSlashes = first == UInt8(ascii: "/") && second == UInt8(ascii: "/")
        if scheme == .file {
            if !hasSlashes { report(.specialSchemeMissingFollowingSolidus, at: position) }
            return file(at: position)
        }
        if scheme.isSpecial {
            if !hasSlashes {
                report(.specialSchemeMissingFollowingSolidus, at: position)
                if let base, base.schemeKind == scheme { return relative(to: base, at: position) }
            }
            return specialAuthorityIgnoringSlashes(at: position)
        }
        if hasSlashes { return authority(at: position + 2) }
        noAuthority()
        if first == UInt8(ascii: "/") { return path(at: position + 1) }
        return opaquePath(at: position)
    }

    private mutating func noScheme(at position: Int) -> Bool {
        guard let base else {
            report(.missingSchemeNonRelativeURL, at: position)
            return false
        }
        if base.hasOpaquePath {
            guard octet(at: position) == UInt8(ascii: "#") else {
                report(.missingSchemeNonRelativeURL, at: position)
                return false
            }
            copy(base, through: .query)
            return fragment(at: position)
        }
        if base.schemeKind == .file {
            copyScheme(of: base)
            return file(at: position)
        }
        return relative(to: base, at: position)
    }

    mutating func specialAuthorityIgnoringSlashes(at position: Int) -> Bool {
        var cursor = position
        while let octet = octet(at: cursor), octet == UInt8(ascii: "/") || octet == UInt8(ascii: "\\") {
            if octet == UInt8(ascii: "\\") || cursor - position > 1 {
                report(octet == UInt8(ascii: "\\") ? .invalidReverseSolidus : .specialSchemeMissingFollowingSolidus, at: cursor)
            }
            cursor += 1
        }
        return authority(at: cursor)
    }
}
