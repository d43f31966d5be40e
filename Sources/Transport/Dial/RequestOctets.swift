import WebURL

/// Lays a request out for the wire (RFC 9112 3). The rules have judged it.
struct RequestOctets {
    private(set) var octets: [UInt8] = []
    /// The fields as sent.
    private(set) var fields: [(name: String, value: String)] = []

    init(_ request: FetchRequest, for target: Target, rules: RequestRules) {
        fields.append(("Host", RequestOctets.host(of: target)))
        fields += request.fields
        addUnlessPresent("User-Agent", rules.userAgent)
        addUnlessPresent("Accept", "*/*")
        // RFC 9110 8.6: a method that gives content a meaning says so when there is none.
        if !request.content.isEmpty || ["POST", "PUT", "PATCH"].contains(request.method) {
            fields.append(("Content-Length", String(request.content.count)))
        }
        octets.append(contentsOf: "\(request.method) \(target.url.requestTarget) HTTP/1.1\r\n".utf8)
        for (name, value) in fields {
            octets.append(contentsOf: name.utf8)
            octets.append(contentsOf: ": ".utf8)
            octets.append(contentsOf: value.utf8)
            octets.append(contentsOf: "\r\n".utf8)
        }
        octets.append(contentsOf: "\r\n".utf8)
        octets.append(contentsOf: request.content)
    }

    private mutating func addUnlessPresent(_ name: String, _ value: String) {
        let isPresent = fields.contains { $0.name.lowercased() == name.lowercased() }
        if !isPresent { fields.append((name, value)) }
    }

    /// RFC 9110 7.2: the port only where it is not the scheme's own.
    private static func host(of target: Target) -> String {
        target.url.explicitPort.map { "\(target.host):\($0)" } ?? target.host
    }
}
