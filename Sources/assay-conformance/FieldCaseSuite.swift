import Certificates
import Foundation
import HTTPSemantics
import Recording
import Reporting

/// field-cases: the facts of the corpus, taken from the JSON report that callers get.
enum FieldCaseSuite {
    static func actual(suite: String, file: String, case input: [String: Any]) -> [String: Any]? {
        guard suite == "field-cases", let hop = hop(input) else { return nil }
        let context = input["context"] as? [String: Any] ?? [:]
        var options = ReportOptions()
        options.bodyPreview = .max
        options.redacts = false
        let investigation = Investigation(posted: hop, kind: .raw)
        let now = (context["now"] as? String).flatMap(seconds)
        let report = analyze(investigation, at: now, id: "case", options: options)
        let octets = report.json(analyzedAt: "")
        guard let json = try? JSONSerialization.jsonObject(with: Data(octets)) as? [String: Any] else { return nil }
        return FieldCaseFacts(report: json).all
    }

    private static func hop(_ input: [String: Any]) -> Hop? {
        guard let text = input["response_b64"] as? String, let data = Data(base64Encoded: text) else { return nil }
        let request = input["request"] as? [String: Any] ?? [:]
        let fields = (request["headers"] as? [String: String] ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
        let tls = (input["context"] as? [String: Any])?["tls"] as? [String: Any]
        return Hop(
            request: Request(method: request["method"] as? String, url: request["url"] as? String, fields: fields),
            received: [UInt8](data),
            tls: tls.map(record)
        )
    }

    private static func record(_ tls: [String: Any]) -> TLSRecord {
        func chain(_ key: String) -> [[UInt8]] { (tls[key] as? [String] ?? []).flatMap { certificates(fromPEM: $0).certificates } }
        return TLSRecord(
            serverName: tls["server_name"] as? String,
            negotiatedProtocol: tls["protocol"] as? String,
            chain: chain("chain_pem"),
            trustAnchors: chain("trust_anchors_pem"),
            clientHelloSent: tls["client_hello_sent"] as? Bool ?? false
        )
    }

    private static func seconds(_ text: String) -> Int? {
        ISO8601DateFormatter().date(from: text).map { Int($0.timeIntervalSince1970) }
    }
}
