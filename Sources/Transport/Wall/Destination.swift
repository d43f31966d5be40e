import WebURL

/// Where a fetch may go: the addresses have been judged, and the dialer connects to these and looks nothing up.
package struct Destination: Sendable, Hashable {
    package var target: Target
    /// At least one, in the order the resolver gave.
    package var addresses: [Address]
}

extension WallPolicy {
    /// Judges the addresses found for a target, all of them: one bad address refuses the name.
    package func destination(for target: Target, at addresses: [Address]) -> Result<Destination, WallRefusal> {
        guard !addresses.isEmpty else { return .failure(.dnsFailure) }
        let refusals = addresses.compactMap { refusal(of: $0) }
        if let first = refusals.first { return .failure(refusals.count < addresses.count ? .mixedDNS : first) }
        let isLocal = SpecialUseNames.contain(target.host) || !target.host.utf8.contains(UInt8(ascii: "."))
        if target.literal == nil, isLocal, !addresses.allSatisfy({ allowedRanges.contain($0) }) { return .failure(.addressNotGlobal) }
        return .success(Destination(target: target, addresses: addresses))
    }

    /// Decides on one hop: judges the URL, looks its name up once, judges what was found.
    ///
    /// - Parameters:
    ///   - redirects: How many redirects led here; 0 for what the caller asked for.
    ///   - resolve: Gives the addresses of a name, none when there are none; it is asked for the full name, at most once.
    package func decide(
        _ text: String,
        base: WebURL? = nil,
        redirects: Int = 0,
        resolve: (String) -> [Address]
    ) -> Result<Destination, WallRefusal> {
        if redirects > maximumRedirects { return .failure(.tooManyRedirects) }
        return target(of: text, base: base).flatMap { target in
            if let literal = target.literal { return .success(Destination(target: target, addresses: [literal])) }
            return destination(for: target, at: resolve(target.host))
        }
    }

    /// Whether credentials given for one URL may go to another: only within one origin.
    package func keepsCredentials(from first: WebURL, to next: WebURL) -> Bool { first.hasSameOrigin(as: next) }
}
