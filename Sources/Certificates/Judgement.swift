import COpenSSL

/// Judges a chain for a host at a time, and names every independent trouble, where a handshake names the first.
///
/// - Parameters:
///   - chain: DER certificates as sent, the leaf first; at most 32 of at most 100 KB are read.
///   - anchors: DER trust anchors; nil means those of the system, which are read from its files: the one I/O here.
///   - host: A DNS name in A-labels, or an address, with or without brackets.
///   - now: Seconds since 1970.
///
/// RFC 5280, section 6, and RFC 9525. Old keys and digests are no hindrance to building the path; they are problems of their own.
package func judge(chain: [[UInt8]], anchors: [[UInt8]]?, host: String, at now: Int64) -> CertificateVerdict {
    let sent = chain.prefix(32).map { Certificate(der: $0) }
    var problems = Problems()
    for (index, certificate) in sent.enumerated() where certificate == nil {
        problems.add(.malformed(certificate: index))
    }
    if chain.count > 32 { problems.add(.tooManyCertificates) }
    let facts = sent.map { $0.map { CertificateFacts(of: $0) } }
    guard let first = sent.first, let leaf = first, let leafFacts = facts.first ?? nil else {
        if chain.isEmpty { problems.add(.noCertificate) }
        return CertificateVerdict(ok: false, problems: problems.list, daysLeft: nil, certificates: facts, matchedName: nil)
    }
    problems.addTimes(of: leafFacts, at: now)
    problems.add(PathValidation(leaf, sent: sent, anchors: anchors, at: now))
    let match = NameMatch(leaf, host: host)
    if !leafFacts.hasSubjectAltName { problems.add(.noSubjectAltName) }
    if !match.matches, leafFacts.hasSubjectAltName || !NameMatch.commonNameCovers(host, in: leaf) {
        problems.add(.nameMismatch)
    }
    problems.addWeaknesses(of: facts)
    return CertificateVerdict(
        ok: !problems.list.contains { $0.breaksTrust },
        problems: problems.list,
        daysLeft: leafFacts.notAfter.map { Int($0.subtractingSaturated(now) / 86_400) },
        certificates: facts,
        matchedName: match.name
    )
}

/// Problems in the order found, each once.
private struct Problems {
    var list: [CertificateProblem] = []

    mutating func add(_ problem: CertificateProblem) {
        if !list.contains(problem) { list.append(problem) }
    }

    /// The leaf's own time, whatever becomes of its path.
    mutating func addTimes(of leaf: CertificateFacts, at now: Int64) {
        if let end = leaf.notAfter, end < now { add(.expired(certificate: 0)) }
        if let start = leaf.notBefore, start > now { add(.notYetValid(certificate: 0)) }
    }

    mutating func add(_ validation: PathValidation) {
        for refusal in validation.refusals {
            add(CertificateProblem(refusal))
        }
        if validation.failed {
            add(.other(code: Int(X509_V_ERR_UNSPECIFIED), text: "path validation failed"))
        }
        // A path that breaks off also fails to verify; that says nothing new.
        if list.contains(.selfSigned) || list.contains(.untrustedRoot) { list.removeAll { $0 == .incompleteChain } }
    }

    /// The signature of a self-issued certificate proves nothing, so its strength does not matter.
    mutating func addWeaknesses(of certificates: [CertificateFacts?]) {
        for (index, facts) in certificates.enumerated() {
            guard let facts else { continue }
            if facts.isSignatureWeak, !facts.isSelfIssued { add(.weakSignature(certificate: index)) }
            let least =
                switch facts.keyType {
                case "RSA", "RSA-PSS", "DSA": 2_048
                case "EC": 224
                default: 0
                }
            if facts.keyBits < least { add(.weakKey(certificate: index, bits: facts.keyBits)) }
        }
    }
}

extension CertificateProblem {
    fileprivate init(_ refusal: PathValidation.Refusal) {
        switch refusal.code {
        case X509_V_ERR_CERT_HAS_EXPIRED: self = .expired(certificate: refusal.certificate)
        case X509_V_ERR_CERT_NOT_YET_VALID: self = .notYetValid(certificate: refusal.certificate)
        case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT: self = .selfSigned
        case X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN: self = .untrustedRoot
        case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY,
            X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
            self = .incompleteChain
        case X509_V_ERR_CERT_SIGNATURE_FAILURE: self = .badSignature(certificate: refusal.certificate)
        default:
            self = .other(code: Int(refusal.code), text: text(X509_verify_cert_error_string(Int(refusal.code))) ?? "")
        }
    }
}

extension Int64 {
    fileprivate func subtractingSaturated(_ other: Int64) -> Int64 {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? (self < 0 ? .min : .max) : difference
    }
}
