import Testing
import WebURL

@testable import Transport

private let publicAddress = [Address("93.184.215.14")].compactMap { $0 }

private func outcome(
    _ text: String,
    _ policy: WallPolicy = WallPolicy(),
    base: String? = nil,
    answers: [String] = ["93.184.215.14"]
) -> String {
    let decision = policy.decide(text, base: base.flatMap { WebURL($0) }) { _ in answers.compactMap { Address($0) } }
    switch decision {
    case .success(let destination): return destination.addresses.first?.description(port: destination.target.port) ?? ""
    case .failure(let refusal): return refusal.rawValue
    }
}

@Suite struct `The wall by text` {
    @Test(arguments: [
        ("http://shop.example.org/", "93.184.215.14:80"), ("https://shop.example.org./", "93.184.215.14:443"),
        ("https://[2a00:1450::1]/", "[2a00:1450::1]:443"), ("http://shop.example.org:/", "93.184.215.14:80"),
        ("", "malformed_url"), ("shop.example.org", "malformed_url"), ("/x", "malformed_url"), ("http:/a.org/", "malformed_url"),
        ("http:///a.org/", "malformed_url"), ("http://", "malformed_url"), (" http://a.org/", "malformed_url"),
        ("http:\\\\a.org/", "ambiguous_authority"), ("http://a.org\\b", "ambiguous_authority"), ("http://@a.org/", "userinfo"),
        ("http://a.org/\u{1}", "control_char"), ("http://a.org/\u{7f}", "control_char"), ("ftp://a.org/", "scheme"),
        ("x-http://a.org/", "scheme"),
        ("http://a..org/", "invalid_host"), ("http://a.org../", "invalid_host"), ("http://a!b.org/", "invalid_host"),
        ("http://[::1/", "invalid_host"),
        ("http://a.org:70000/", "bad_port"), ("http://a.org:x/", "bad_port"), ("http://a.org:0/", "bad_port"),
        ("http://a.org:25/", "port_not_allowed"),
        ("http://foo.test/", "special_use_name"), ("http://router.home.arpa/", "special_use_name"), ("http://printer/", "single_label"),
        ("http://METADATA.goog./", "metadata_name"), ("http://134744072/", "noncanonical_ip"), ("http://8.8.8.8./", "noncanonical_ip"),
        ("http://0x8.8.8.8/", "noncanonical_ip"), ("http://8.8.2056/", "noncanonical_ip"), ("http://0x7f.1/", "address_not_global"),
    ])
    func `decides`(text: String, expected: String) {
        #expect(outcome(text) == expected)
    }

    @Test func `refuses what is too long`() {
        let path = String(repeating: "a", count: 8_000 - 15)
        #expect(outcome("http://a.b.org/" + path) == "93.184.215.14:80")
        #expect(outcome("http://a.b.org//" + path) == "too_long")
        #expect(outcome("http://" + String(repeating: "a", count: 64) + ".org/") == "invalid_host")
        #expect(outcome("http://" + String(repeating: "abc.", count: 63) + "org/") == "invalid_host")
    }

    @Test(arguments: [
        ("/next", "93.184.215.14:443"), ("next?a=http://b@c", "93.184.215.14:443"), ("", "93.184.215.14:443"),
        ("//b.org/", "93.184.215.14:443"),
        ("/\\b.org/", "ambiguous_authority"), ("\\\\b.org", "ambiguous_authority"), ("//u@b.org/", "userinfo"),
        ("http:b.org", "malformed_url"),
        ("//10.0.0.1/", "address_not_global"), ("//2915172878/", "noncanonical_ip"), ("javascript:x", "scheme"),
        ("/a\r\nb", "control_char"),
    ])
    func `decides on a redirect`(location: String, expected: String) {
        #expect(outcome(location, base: "https://a.org/x") == expected)
    }

    @Test func `a relative redirect of an address stays there`() {
        #expect(outcome("/next", base: "http://8.8.8.8/x") == "8.8.8.8:80")
    }
}

@Suite struct `The wall by addresses` {
    @Test func `every range of the tables is one`() {
        #expect(SpecialPurposeRanges.all.count == SpecialPurposeRanges.texts.count)
        #expect(MetadataServices.addresses.count == MetadataServices.addressTexts.count)
        #expect(SpecialPurposeRanges.globalUnicastIPv6.count == 1)
    }

    @Test(arguments: SpecialPurposeRanges.texts)
    func `closes`(range: String) throws {
        let first = try #require(Address(String(range.prefix { $0 != "/" })))
        #expect(WallPolicy().refusal(of: first) == .addressNotGlobal)
    }

    @Test(
        arguments: [
            ("9.255.255.255", nil), ("11.0.0.0", nil), ("100.63.255.255", nil), ("100.128.0.0", nil), ("223.255.255.255", nil),
            ("255.255.255.255", .addressNotGlobal), ("2600::1", nil), ("1fff::1", .addressNotGlobal), ("2001:200::1", nil),
            ("3fff:1000::1", nil),
            ("::ffff:8.8.8.8", .embeddedIPv4), ("2002:808:808::1", .embeddedIPv4), ("2001:0:4136:e378::1", .addressNotGlobal),
            ("2600::5efe:10.0.0.1", .embeddedIPv4), ("2600::200:5efe:808:808", .embeddedIPv4), ("64:ff9b::8.8.8.8", .embeddedIPv4),
            ("168.63.129.16", .metadataAddress), ("fd00:ec2::254", .metadataAddress),
        ] as [(String, WallRefusal?)]
    )
    func `at their edges`(text: String, expected: WallRefusal?) throws {
        #expect(WallPolicy().refusal(of: try #require(Address(text))) == expected)
    }

    @Test func `one bad answer refuses all`() {
        #expect(outcome("http://a.org/", answers: ["93.184.215.14", "10.0.0.1"]) == "mixed_dns")
        #expect(outcome("http://a.org/", answers: ["10.0.0.1", "127.0.0.1"]) == "address_not_global")
        #expect(outcome("http://a.org/", answers: []) == "dns_failure")
    }

    @Test func `a name is looked up once and a literal never`() {
        var asked: [String] = []
        _ = WallPolicy().decide("http://A.B\u{fc}cher.org.:8080/") { name in
            asked.append(name)
            return publicAddress
        }
        _ = WallPolicy().decide("http://8.8.8.8/") { name in
            asked.append(name)
            return []
        }
        #expect(asked == ["a.xn--bcher-kva.org"])
    }
}

@Suite struct `The wall by policy` {
    private func policy(_ change: (inout WallPolicy) -> Void) -> WallPolicy {
        var policy = WallPolicy()
        change(&policy)
        return policy
    }

    private func ranges(_ texts: String...) -> [AddressRange] { texts.compactMap { AddressRange($0) } }

    @Test func `an open range opens no metadata service, in no disguise`() {
        let open = policy { $0.allowedRanges = ranges("0.0.0.0/0", "::/0") }
        #expect(outcome("http://10.0.0.1/", open) == "10.0.0.1:80")
        #expect(outcome("http://169.254.169.254/", open) == "metadata_address")
        #expect(outcome("http://[::ffff:169.254.169.254]/", open) == "embedded_ipv4")
        #expect(outcome("http://[fd00:ec2::254]/", open) == "metadata_address")
    }

    @Test func `NAT64 judges the address inside`() {
        let nat64 = policy { $0.allowsNAT64 = true }
        #expect(outcome("http://[64:ff9b::808:808]/", nat64) == "[64:ff9b::808:808]:80")
        #expect(outcome("http://[64:ff9b::a00:1]/", nat64) == "address_not_global")
        #expect(outcome("http://[64:ff9b::a9fe:a9fe]/", nat64) == "metadata_address")
        #expect(outcome("http://[::ffff:808:808]/", nat64) == "embedded_ipv4")
    }

    @Test func `the operator's lists and the service's own addresses`() {
        let strict = policy {
            $0.deniedRanges = ranges("93.184.208.0/20")
            $0.allowedRanges = ranges("93.184.0.0/16", "127.0.0.0/8")
            $0.ownAddresses = Set([Address("127.0.0.9")].compactMap { $0 })
        }
        #expect(outcome("http://a.org/", strict) == "operator_denied")
        #expect(outcome("http://127.0.0.9/", strict) == "self_address")
        #expect(outcome("http://127.0.0.8/", strict) == "127.0.0.8:80")
        #expect(outcome("http://127.8/", strict) == "noncanonical_ip")
    }

    @Test func `ports`() {
        let any = policy { $0.ports = nil }
        #expect(outcome("http://a.org:9000/", any) == "93.184.215.14:9000")
        #expect(outcome("http://a.org:6379/", any) == "port_not_allowed")
        #expect(outcome("http://a.org:6379/", policy { $0.forcedPorts = [6_379] }) == "93.184.215.14:6379")
    }

    @Test func `local names only where asked for, and only to open ranges`() {
        let local = policy {
            $0.allowsLocalNames = true
            $0.allowedRanges = ranges("127.0.0.0/8")
        }
        #expect(outcome("http://localhost/", local, answers: ["127.0.0.1"]) == "127.0.0.1:80")
        #expect(outcome("http://localhost/", local, answers: ["8.8.8.8"]) == "address_not_global")
        #expect(
            outcome("http://localhost/", policy { $0.allowedRanges = ranges("127.0.0.0/8") }, answers: ["127.0.0.1"]) == "special_use_name"
        )
    }

    @Test func `redirects are counted and credentials stay home`() throws {
        #expect(WallPolicy().decide("http://a.org/", redirects: 10) { _ in publicAddress }.isSuccess)
        #expect(!WallPolicy().decide("http://a.org/", redirects: 11) { _ in publicAddress }.isSuccess)
        let first = try #require(WebURL("http://a.org/"))
        #expect(WallPolicy().keepsCredentials(from: first, to: try #require(WebURL("http://a.org:80/x"))))
        #expect(!WallPolicy().keepsCredentials(from: first, to: try #require(WebURL("https://a.org/x"))))
    }

    @Test(arguments: ["", "/8", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0/8", "::/129", "10.0.0.0/8/8", "10.0.0.0/+8", "010.0.0.0/8"])
    func `refuses as a range`(text: String) {
        #expect(AddressRange(text) == nil)
    }
}

extension Result {
    fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
