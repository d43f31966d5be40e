import Foundation
import Transport
import WebURL

/// The suites about URLs: what production code makes of a case's input.
enum URLSuites {
    static func actual(suite: String, file: String, case: [String: Any]) -> [String: Any]? {
        switch suite {
        case "url-resolution": resolution(`case`)
        case "ssrf": wall(`case`)
        default: nil
        }
    }

    private static func resolution(_ case: [String: Any]) -> [String: Any]? {
        guard let input = `case`["input"] as? String else { return nil }
        var base: WebURL?
        if let text = `case`["base"] as? String {
            base = WebURL(text)
            guard base != nil else { return ["failure": true] }
        }
        guard let url = WebURL(input, base: base) else { return ["failure": true] }
        return [
            "href": url.href, "protocol": url.protocol, "username": url.username, "password": url.password, "host": url.host,
            "hostname": url.hostname, "port": url.port, "pathname": url.pathname, "search": url.search, "hash": url.hash,
        ]
    }

    /// Walks the redirects of a case; each lookup of a name gets its next answer, the last one repeats.
    private static func wall(_ case: [String: Any]) -> [String: Any]? {
        guard let first = `case`["url"] as? String else { return nil }
        let policy = policy(`case`["policy"] as? [String: Any] ?? [:])
        let names = `case`["dns"] as? [String: [[String]]] ?? [:]
        var lookups: [String: Int] = [:]
        var hops: [Destination] = []
        var stripped: Int?
        for (hop, text) in ([first] + (`case`["redirects"] as? [String] ?? [])).enumerated() {
            let decision = policy.decide(text, base: hops.last?.target.url, redirects: hop) { name in
                let answers = names[name] ?? []
                let turn = lookups[name, default: 0]
                lookups[name] = turn + 1
                return answers.isEmpty ? [] : answers[min(turn, answers.count - 1)].compactMap { Address($0) }
            }
            switch decision {
            case .success(let destination):
                if stripped == nil, let start = hops.first, !policy.keepsCredentials(from: start.target.url, to: destination.target.url) {
                    stripped = hop
                }
                hops.append(destination)
            case .failure(let refusal):
                return wallAnswer(hops, stripped: stripped, refusal: refusal)
            }
        }
        return wallAnswer(hops, stripped: stripped, refusal: nil)
    }

    private static func wallAnswer(_ hops: [Destination], stripped: Int?, refusal: WallRefusal?) -> [String: Any] {
        [
            "decision": refusal == nil ? "allow" : "deny",
            "reason": refusal.map { $0.rawValue as Any } ?? NSNull(),
            "connect": hops.compactMap { hop in hop.addresses.first?.description(port: hop.target.port) },
            "host": hops.first.map { $0.target.host as Any } ?? NSNull(),
            "strip_on_hop": stripped.map { $0 as Any } ?? NSNull(),
        ]
    }

    private static func policy(_ settings: [String: Any]) -> WallPolicy {
        var policy = WallPolicy()
        if settings["ports"] as? String == "any" { policy.ports = nil }
        policy.forcedPorts = Set((settings["force_ports"] as? [Int] ?? []).compactMap { UInt16(exactly: $0) })
        policy.allowedRanges = (settings["allow_cidrs"] as? [String] ?? []).compactMap { AddressRange($0) }
        policy.deniedRanges = (settings["deny_cidrs"] as? [String] ?? []).compactMap { AddressRange($0) }
        policy.ownAddresses = Set((settings["self_addresses"] as? [String] ?? []).compactMap { Address($0) })
        policy.allowsNAT64 = settings["allow_nat64"] as? Bool ?? false
        return policy
    }
}
