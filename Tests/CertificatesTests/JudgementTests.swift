import Foundation
import Testing

@testable import Certificates

/// 2026-03-01T12:00:00Z
private let spring: Int64 = 1_772_366_400
private let day: Int64 = 86_400

private func der(_ pems: String...) -> [[UInt8]] {
    pems.flatMap { certificates(fromPEM: $0).certificates }
}

private func verdict(
    _ chain: [[UInt8]],
    anchors: [[UInt8]]? = der(Fixture.root),
    host: String = "www.example.com",
    at now: Int64 = spring
) -> CertificateVerdict {
    judge(chain: chain, anchors: anchors, host: host, at: now)
}

@Suite struct `Judging a chain` {
    @Test func `a complete chain in its time for its host has no problem`() {
        let result = verdict(der(Fixture.leaf, Fixture.inter))
        #expect(result.ok)
        #expect(result.problems == [])
        #expect(result.daysLeft == 305)
        #expect(result.matchedName == "www.example.com")
    }

    @Test func `a root that is sent along does no harm`() {
        #expect(verdict(der(Fixture.leaf, Fixture.inter, Fixture.root)).problems == [])
    }

    @Test func `order and strangers among the certificates do no harm`() {
        #expect(verdict(der(Fixture.leaf, Fixture.other, Fixture.root, Fixture.inter)).problems == [])
    }

    @Test func `an anchor need not be self-signed`() {
        #expect(verdict(der(Fixture.leaf), anchors: der(Fixture.inter)).problems == [])
        #expect(verdict(der(Fixture.selfSigned), anchors: der(Fixture.selfSigned)).problems == [])
    }

    @Test func `a missing intermediate is an incomplete chain and nothing else`() {
        let result = verdict(der(Fixture.leaf))
        #expect(!result.ok)
        #expect(result.problems == [.incompleteChain])
    }

    @Test func `a chain to a root of nobody's choice has an untrusted root`() {
        #expect(verdict(der(Fixture.leaf, Fixture.inter, Fixture.root), anchors: der(Fixture.other)).problems == [.untrustedRoot])
        #expect(verdict(der(Fixture.leaf, Fixture.inter, Fixture.root), anchors: []).problems == [.untrustedRoot])
    }

    @Test func `a leaf that signs itself is called self-signed`() {
        #expect(verdict(der(Fixture.selfSigned)).problems == [.selfSigned])
    }

    @Test func `the trust store of the system does not know the fixtures`() {
        #expect(verdict(der(Fixture.leaf, Fixture.inter, Fixture.root), anchors: nil).problems == [.untrustedRoot])
    }

    @Test func `a root of the system is trusted`() throws {
        let root = try #require(SystemRoot.any, "no trust store on this machine")
        let facts = try #require(verdict([root], anchors: []).certificates.first ?? nil)
        let start = try #require(facts.notBefore)
        let problems = verdict([root], anchors: nil, at: start + day).problems
        #expect(!problems.contains(.selfSigned) && !problems.contains(.untrustedRoot) && !problems.contains(.incompleteChain))
        #expect(verdict([root], anchors: [], at: start + day).problems.contains(.selfSigned))
    }

    @Test func `independent problems are all named`() {
        let after = spring + 400 * day
        let result = verdict(der(Fixture.selfSigned), host: "api.example.org", at: after)
        #expect(Set(result.problems) == [.expired(certificate: 0), .selfSigned, .nameMismatch])
        #expect(result.daysLeft == -94)
        let cut = verdict(der(Fixture.leaf), host: "api.example.org", at: after)
        #expect(Set(cut.problems) == [.expired(certificate: 0), .incompleteChain, .nameMismatch])
    }

    @Test func `days left are cut toward zero on both sides of the end`() {
        let end = spring + 305 * day + day / 2
        let chain = der(Fixture.leaf, Fixture.inter)
        #expect(verdict(chain, at: end - 1).daysLeft == 0)
        #expect(verdict(chain, at: end - 1).ok)
        #expect(verdict(chain, at: end + day - 1).daysLeft == 0)
        #expect(!verdict(chain, at: end + day - 1).ok)
        #expect(verdict(chain, at: end + day).daysLeft == -1)
    }

    @Test func `a validity that is still to come is named`() {
        #expect(verdict(der(Fixture.leaf, Fixture.inter), at: spring - 90 * day).problems == [.notYetValid(certificate: 0)])
    }

    @Test func `an expired intermediate is named by its place`() {
        #expect(verdict(der(Fixture.underStale, Fixture.staleInter)).problems == [.expired(certificate: 1)])
    }

    @Test func `without subjectAltName the common name does not count`() {
        let result = verdict(der(Fixture.nameless, Fixture.inter))
        #expect(result.problems == [.noSubjectAltName])
        #expect(!result.ok)
        let other = verdict(der(Fixture.nameless, Fixture.inter), host: "api.example.org")
        #expect(other.problems == [.noSubjectAltName, .nameMismatch])
    }

    @Test func `a leaf must not issue certificates`() {
        let result = verdict(der(Fixture.notCA, Fixture.leaf, Fixture.inter))
        #expect(!result.ok)
        #expect(result.problems.contains { if case .other = $0 { true } else { false } })
    }

    @Test func `weak keys are problems of policy, weak signatures of trust`() {
        let key = verdict(der(Fixture.weak, Fixture.inter))
        #expect(key.problems == [.weakKey(certificate: 0, bits: 1_024)])
        #expect(key.ok)
        let signature = verdict(der(Fixture.sha1, Fixture.inter))
        #expect(signature.problems == [.weakSignature(certificate: 0)])
        #expect(!signature.ok)
    }

    @Test func `a changed octet breaks the signature`() {
        var chain = der(Fixture.leaf, Fixture.inter)
        guard var leaf = chain.first, let last = leaf.indices.last else { return }
        leaf[last] ^= 1
        chain[0] = leaf
        #expect(verdict(chain).problems == [.badSignature(certificate: 0)])
    }
}

private enum SystemRoot {
    /// The first root of the usual files.
    static var any: [UInt8]? {
        for path in ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"] {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
            if let first = certificates(fromPEM: text).certificates.first { return first }
        }
        return nil
    }
}

@Suite struct `Names that a certificate covers` {
    @Test(arguments: [
        "www.example.com", "WWW.Example.COM", "www.example.com.", "a.wild.example.com", "192.0.2.7", "2001:db8::7", "[2001:db8:0::7]",
    ])
    func covers(host: String) {
        let result = verdict(der(Fixture.leaf, Fixture.inter), host: host)
        #expect(result.ok)
        #expect(result.matchedName != nil)
    }

    @Test(arguments: [
        "example.com", "a.b.wild.example.com", "wild.example.com", "foo.part.example.com", "192.0.2.8", "2001:db8::8", "", ".", "[]",
        ".example.com", "www.example.com\0.example.org", "www.example.com..",
    ])
    func `does not cover`(host: String) {
        let result = verdict(der(Fixture.leaf, Fixture.inter), host: host)
        #expect(result.problems == [.nameMismatch])
        #expect(result.matchedName == nil)
    }
}

@Suite struct `Facts of a certificate` {
    @Test func `names, key and times are read`() throws {
        let facts = try #require(verdict(der(Fixture.leaf, Fixture.inter)).certificates.first ?? nil)
        #expect(facts.subject == "CN=www.example.com")
        #expect(facts.issuer == "CN=Fixture Intermediate,O=Fixture")
        #expect(facts.notBefore == 1_767_225_600)
        #expect(facts.notAfter == 1_798_761_600)
        #expect(facts.dnsNames == ["www.example.com", "*.wild.example.com", "f*.part.example.com"])
        #expect(facts.ipAddresses == ["192.0.2.7", "2001:db8:0:0:0:0:0:7"])
        #expect(facts.keyType == "EC" && facts.keyBits == 256)
        #expect(facts.signatureAlgorithm == "ecdsa-with-SHA256")
        #expect(!facts.isCA && !facts.isSelfIssued)
        #expect(facts.serial.count == 40 && facts.fingerprint.count == 64)
    }

    @Test func `a comma and a final blank in a name are escaped`() throws {
        let facts = try #require(verdict(der(Fixture.weak)).certificates.first ?? nil)
        #expect(facts.subject == "O=Fixture\\, Inc.\\ ")
        #expect(facts.keyType == "RSA")
    }

    @Test func `a root is a CA and issues itself`() throws {
        let facts = try #require(verdict(der(Fixture.root)).certificates.first ?? nil)
        #expect(facts.isCA && facts.isSelfIssued && !facts.hasSubjectAltName)
    }
}

@Suite struct `Octets that are no certificates` {
    @Test func `an empty chain has no certificate`() {
        #expect(verdict([]).problems == [.noCertificate])
        #expect(verdict([[]]).problems == [.malformed(certificate: 0)])
    }

    @Test func `a malformed certificate is named by its place and left out`() {
        var chain = der(Fixture.leaf, Fixture.inter)
        chain.insert([0x30, 0x82, 0xff, 0xff, 0x00], at: 1)
        let result = verdict(chain)
        #expect(result.problems == [.malformed(certificate: 1)])
        #expect(result.ok)
        #expect(result.certificates.count == 3)
    }

    @Test func `no prefix and no single changed octet does harm`() {
        guard let leaf = der(Fixture.leaf).first else { return }
        for length in 0..<leaf.count {
            #expect(verdict([Array(leaf.prefix(length))]).problems == [.malformed(certificate: 0)])
        }
        #expect(verdict([leaf + [0]]).problems == [.malformed(certificate: 0)])
        for index in leaf.indices {
            var changed = leaf
            changed[index] ^= 0x55
            #expect(!verdict([changed] + der(Fixture.inter)).ok)
        }
    }

    @Test func `a long chain is cut`() {
        guard let leaf = der(Fixture.leaf).first, let inter = der(Fixture.inter).first else { return }
        let result = verdict([leaf] + Array(repeating: inter, count: 1_000))
        #expect(result.problems == [.tooManyCertificates])
        #expect(result.certificates.count == 32)
        #expect(verdict([Array(repeating: 0x30, count: 100_001)]).problems == [.malformed(certificate: 0)])
    }
}

@Suite struct `Certificates in a text` {
    @Test func `several blocks are read and the rest is counted`() {
        let text = "noise\n\(Fixture.leaf)\n-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n\(Fixture.inter)\r\nnoise"
        let result = certificates(fromPEM: text)
        #expect(result.certificates == der(Fixture.leaf, Fixture.inter))
        #expect(result.skipped == 1)
    }

    @Test func `carriage returns and indentation do not matter`() {
        let text = Fixture.leaf.split(separator: "\n").map { "  " + $0 + "\r\n" }.joined()
        #expect(certificates(fromPEM: text).certificates == der(Fixture.leaf))
    }

    @Test func `a block that is cut off does not swallow the next`() {
        let cut = String(Fixture.leaf.prefix(200)) + "\n" + Fixture.inter
        let result = certificates(fromPEM: cut)
        #expect(result.certificates == der(Fixture.inter))
        #expect(result.skipped == 1)
    }

    @Test(arguments: [
        "", "-----BEGIN CERTIFICATE-----", "-----BEGIN CERTIFICATE----------END CERTIFICATE-----",
        "-----BEGIN CERTIFICATE-----\n!!!!\n-----END CERTIFICATE-----", "-----BEGIN CERTIFICATE-----\n\n-----END CERTIFICATE-----",
    ])
    func `holds no certificate`(text: String) {
        #expect(certificates(fromPEM: text).certificates.isEmpty)
    }
}
