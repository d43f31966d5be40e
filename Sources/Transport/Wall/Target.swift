import WebURL

/// Where a fetch may go as far as its URL tells: what is left is to look the name up and to judge the addresses.
package struct Target: Sendable, Hashable {
    package var url: WebURL
    /// What Host and SNI carry: no final dot; an IPv6 address in brackets.
    package var host: String
    /// The address, when the URL names one.
    package var literal: Address?
    package var port: UInt16
}

extension WallPolicy {
    /// Judges the URL of a fetch or of a redirect without looking anything up.
    ///
    /// The text is judged before it is parsed: what a browser would repair is refused, since another reader may repair it differently.
    package func target(of text: String, base: WebURL? = nil) -> Result<Target, WallRefusal> {
        if let refusal = URLText(text).refusal(hasBase: base != nil) { return .failure(refusal) }
        let (parsed, errors) = WebURL.parse(text, base: base)
        guard let url = parsed else { return .failure(WallRefusal(errors.last?.kind)) }
        guard url.schemeKind == .http || url.schemeKind == .https, let port = url.effectivePort else { return .failure(.scheme) }
        if url.hasCredentials { return .failure(.userinfo) }
        var host = url.hostname
        if let literal = Address(url.hostKind) {
            if let refusal = refusal(of: literal) { return .failure(refusal) }
            if errors.contains(where: { $0.kind == .ipv4NonDecimalPart || $0.kind == .ipv4EmptyPart })
                || !URLText(text).spells(literal, hasBase: base != nil)
            {
                return .failure(.noncanonicalIP)
            }
            if let refusal = refusal(ofPort: port) { return .failure(refusal) }
            return .success(Target(url: url, host: host, literal: literal, port: port))
        }
        if host.hasSuffix(".") { host.removeLast() }
        if let refusal = refusal(ofName: host) ?? refusal(ofPort: port) { return .failure(refusal) }
        return .success(Target(url: url, host: host, literal: nil, port: port))
    }

    /// `name` is in lower case, without a final dot.
    private func refusal(ofName name: String) -> WallRefusal? {
        let labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard name.utf8.count <= 253, labels.allSatisfy({ (1...63).contains($0.count) && $0.allSatisfy(\.isNameOctet) }) else {
            return .invalidHost
        }
        if MetadataServices.names.contains(name) { return .metadataName }
        if allowsLocalNames { return nil }
        if SpecialUseNames.contain(name) { return .specialUseName }
        return labels.count < 2 ? .singleLabel : nil
    }
}

extension UInt8 {
    /// Letters, digits, hyphen, and the underscore that real names have.
    fileprivate var isNameOctet: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }
}

extension WallRefusal {
    /// The refusal for a text that is no URL, by the error that ended its parsing.
    fileprivate init(_ error: ValidationError.Kind?) {
        switch error {
        case .portInvalid, .portOutOfRange: self = .badPort
        case .domainToASCII, .domainInvalidCodePoint, .hostInvalidCodePoint, .idnaUnavailable, .ipv6Unclosed, .ipv6Invalid,
            .ipv4EmptyPart, .ipv4TooManyParts, .ipv4NonNumericPart, .ipv4NonDecimalPart, .ipv4OutOfRangePart:
            self = .invalidHost
        default: self = .malformedURL
        }
    }
}
