import HTTPSyntax

/// How Chromium takes the lines of a head apart (`HttpResponseHeaders`): it repairs all but a NUL.
struct ChromiumHeadersModel {
    static func read(_ octets: [UInt8]) -> Interpretation {
        var tape = Tape(octets)
        let end = endOfHead(octets, hasStartLine: false) ?? octets.count
        if let nul = octets[..<end].firstIndex(of: 0) { tape.refuse(.nul, at: nul) } else { tape.move(to: end) }
        return Interpretation(tape)
    }

    /// Just past the empty line that ends a head, or `nil`; an LF, optional CRs, and another LF are one
    /// (`HttpUtil::LocateEndOfHeaders`). `hasStartLine`: the start line was read before, so that an empty line at once ends it.
    static func endOfHead(_ octets: [UInt8], hasStartLine: Bool) -> Int? {
        var last: UInt8 = hasStartLine ? 0x0A : 0
        var wasLF = hasStartLine
        for (index, octet) in octets.enumerated() {
            if octet == 0x0A {
                if wasLF { return index + 1 }
                wasLF = true
            } else if octet != 0x0D || last != 0x0A {
                wasLF = false
            }
            last = octet
        }
        return nil
    }
}
