import Checks
import Foundation
import HTTPSemantics
import HTTPSyntax
import Recording

/// What the checks find in the cases of other linters: httplint and httpolice-exchanges.
enum LintSuites {
    /// 2026-03-01T12:00:00Z, where a case names no time.
    private static let now = 1_772_366_400

    static func actual(suite: String, file: String, case input: [String: Any]) -> [String: Any]? {
        switch (suite, file) {
        case ("httplint", "fields.json"): field(input)
        case ("httplint", "messages.json"): message(input)
        case ("httpolice-exchanges", "cases.json"): exchange(input)
        default: nil
        }
    }

    // MARK: - httplint

    private static func field(_ input: [String: Any]) -> [String: Any]? {
        guard let name = input["field"] as? String, let lines = input["input_b64"] as? [String] else { return nil }
        let context = input["context"] as? [String: Any] ?? [:]
        var response = lines.map { (name, octets($0)) }
        var request: [(name: String, value: String)] = []
        for pair in context["headers_b64"] as? [[String]] ?? [] where pair.count == 2 {
            let other = String(decoding: octets(pair[0]), as: UTF8.self)
            if FieldRegistry.isRequestOnly(other) {
                request.append((other, octets(pair[1]).text(0..<octets(pair[1]).count)))
            } else {
                response.append((other, octets(pair[1])))
            }
        }
        let status = context["status_code"] as? Int ?? 200
        let hop = Hop(
            request: Request(method: context["method"] as? String, url: context["base_uri"] as? String, fields: request),
            received: head("HTTP/1.1 \(status) Status", response)
        )
        var actual = findings(hop, at: context["start_time"] as? Int ?? now)
        let values = FieldValues(lines: lines.map(octets))
        for (key, value) in LintValues.actual(name.lowercased(), values, now: now) { actual[key] = value }
        return actual
    }

    private static func message(_ input: [String: Any]) -> [String: Any]? {
        guard let whole = input["input"] as? [String: Any], let response = whole["response"] as? [String: Any] else { return nil }
        let body = octets(response["body_b64"] as? String ?? "")
        let line = (response["start_line"] as? [String] ?? []).joined(separator: " ")
        var request = Request()
        if let asked = whole["request"] as? [String: Any] {
            let start = asked["start_line"] as? [String] ?? []
            request.method = start.first
            request.fields = pairs(asked).map { (name: $0, value: $1.text(0..<$1.count)) }
        }
        // A response to which no content belongs is one to HEAD.
        if response["no_content"] as? Bool == true { request.method = "HEAD" }
        return findings(Hop(request: request, received: head(line, pairs(response)) + body), at: now)
    }

    private static func pairs(_ message: [String: Any]) -> [(String, [UInt8])] {
        (message["headers_b64"] as? [[String]] ?? []).compactMap { pair in
            pair.count == 2 ? (String(decoding: octets(pair[0]), as: UTF8.self), octets(pair[1])) : nil
        }
    }

    private static func head(_ statusLine: String, _ fields: [(String, [UInt8])]) -> [UInt8] {
        Array("\(statusLine)\r\n".utf8) + fields.flatMap { Array("\($0): ".utf8) + $1 + [0x0D, 0x0A] } + [0x0D, 0x0A]
    }

    // MARK: - httpolice-exchanges

    private static func exchange(_ input: [String: Any]) -> [String: Any]? {
        guard let response = input["input_b64"] as? String else { return ["findings": [String](), "errors": [String]()] }
        let scheme = input["scheme"] as? String
        let requests = (input["request_b64"] as? String).map { SentRequest.all(octets($0), scheme: scheme) } ?? []
        var rest = octets(response)[...]
        var ids: Set<String> = []
        var errors: Set<String> = []
        var index = 0
        // Responses in a row answer the requests in their order.
        while !rest.isEmpty {
            let request = index < requests.count ? requests[index] : Request(method: nil, url: nil)
            let exchange = Exchange(Hop(request: request, received: Array(rest)))
            let excess = exchange.message.excess
            let isFollowed = index + 1 < requests.count && !excess.isEmpty && exchange.message.head != nil
            let received = isFollowed ? Array(rest.prefix(excess.lowerBound)) : Array(rest)
            let found = findings(Hop(request: request, received: received, closed: !isFollowed), at: now)
            ids.formUnion(found["findings"] as? [String] ?? [])
            errors.formUnion(found["errors"] as? [String] ?? [])
            rest = isFollowed ? rest.dropFirst(excess.lowerBound) : []
            index += 1
        }
        return ["findings": ids.sorted(), "errors": errors.sorted()]
    }

    // MARK: - The pipeline

    private static func findings(_ hop: Hop, at now: Int) -> [String: Any] {
        let found = Catalogue.findings(in: Facts(of: Exchange(hop), at: now)).findings
        return ["findings": found.map(\.check.id), "errors": found.filter { $0.severity == .error }.map(\.check.id)]
    }

    static func octets(_ base64: String) -> [UInt8] { Data(base64Encoded: base64).map { [UInt8]($0) } ?? [] }
}
