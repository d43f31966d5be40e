import Evidence
import HTTPSemantics
import Recording
import Testing

@testable import Checks

/// Heads that are cut or spoilt anywhere: whatever comes, there is an answer, and it points into the octets.
@Suite struct HostileFieldTests {
    static let head = """
        HTTP/1.1 302 Found\r
        Location: //e.example/a b?%zz#\u{FC}\r
        Refresh: 0; url="/x"\r
        Set-Cookie: __Host-a="b c"; Domain=.co.uk; Expires=Tue, 22 Jun 2027 10:09:02 GMT, b=2; Max-Age=-0; SameSite=None\r
        Set-Cookie: =;;;=; Path; Secure=1; Partitioned\r
        Strict-Transport-Security: max-age="1;", max-age=9; preload=\r
        Content-Security-Policy: default-src *;; script-src 'unsafe-inline' 'unsafe-eval', frame-ancestors\r
        X-Frame-Options: ALLOW-FROM x, DENY\r
        Permissions-Policy: camera=(self "https://a.example" 1.5;x=:AQ=:), geo=?1, camera=%"%c3%bc"\r
        Cross-Origin-Opener-Policy: same-origin; report-to="a\\"b"\r
        Reporting-Endpoints: main="http://[", x=1\r
        Access-Control-Allow-Origin: https://*.e.example, null\r
        Clear-Site-Data: "cache", cookies, "\r
        Referrer-Policy: unsafe-url, x\r
        Server: a/1.2.3\r
        \r

        """

    private func findings(_ octets: [UInt8], url: String?) -> [Finding] {
        let fields = [(name: "Origin", value: "https://a.example"), (name: "Cookie", value: "a=b")]
        let hop = Hop(request: Request(method: "POST", url: url, fields: fields), received: octets)
        return Catalogue.findings(in: Facts(of: Exchange(hop), at: Example.defaultNow)).findings
    }

    private func expectPlaces(_ findings: [Finding], within count: Int) {
        for finding in findings {
            for mark in finding.marks {
                guard case .received(let range) = mark.place else { continue }
                #expect(range.lowerBound >= 0 && range.upperBound <= count, "\(finding.check.id) \(range)")
            }
        }
    }

    @Test("A head cut anywhere is read as far as it goes")
    func cuts() {
        let octets = Array(Self.head.utf8)
        for length in stride(from: 0, through: octets.count, by: 3) {
            expectPlaces(findings(Array(octets.prefix(length)), url: "https://www.example.co.uk/a"), within: length)
        }
    }

    @Test("A head spoilt anywhere is read all the same", arguments: [0x00, 0x22, 0x2C, 0x3B, 0x3D, 0xFF] as [UInt8])
    func spoilt(_ octet: UInt8) {
        let octets = Array(Self.head.utf8)
        for index in stride(from: Int(octet) % 5, to: octets.count, by: 5) {
            var changed = octets
            changed[index] = octet
            expectPlaces(findings(changed, url: index.isMultiple(of: 2) ? nil : "http://192.0.2.7/"), within: changed.count)
        }
    }
}
