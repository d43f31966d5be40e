import CPSL

/// The Public Suffix List, as compiled into libpsl; no file or network is read.
package enum PublicSuffix {
    /// Whether there is a list in this build. Without one every name of a single label counts as a public suffix.
    package static var isAvailable: Bool { assay_psl_available() }

    /// Whether registrars give out names below this one; nil when that is unknown.
    ///
    /// `domain` is in A-labels; case and one final dot do not matter. By the list's default rule an unlisted top level is a suffix.
    package static func isPublicSuffix(_ domain: String) -> Bool? {
        guard let name = normalized(domain) else { return nil }
        guard isAvailable else { return name.utf8.contains(UInt8(ascii: ".")) ? nil : true }
        return assay_psl_is_suffix(name)
    }

    /// The public suffix and the one label before it, what a browser calls a site; nil for a suffix, an address, and where unknown.
    package static func registrableDomain(of host: String) -> String? {
        guard isAvailable, let name = normalized(host) else { return nil }
        let start = assay_psl_registrable(name)
        guard start >= 0, start < name.utf8.count else { return nil }
        return String(name.dropFirst(start))
    }

    /// Lower case without the final dot; nil for addresses and what is no name.
    private static func normalized(_ host: String) -> String? {
        var octets = host.utf8.map { $0.asciiLowercased }
        if octets.last == UInt8(ascii: ".") { octets.removeLast() }
        guard let first = octets.first, let last = octets.last, first != UInt8(ascii: "."), last != UInt8(ascii: "."),
            octets.count <= 255, !octets.contains(where: { OctetSet.forbiddenDomain.contains($0) }), !IPv4.endsInNumber(octets[...])
        else { return nil }
        return String(decoding: octets, as: UTF8.self)
    }
}
