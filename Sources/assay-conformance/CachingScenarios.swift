import HTTPSemantics
import HTTPSyntax
import Recording

/// What a cache does with the second of two requests, the first one's response being stored.
enum CachingScenarios {
    /// 2026-03-01T12:00:00Z.
    private static let arrival = 1_772_366_400

    static func second(_ input: [String: Any]) -> [String: Any]? {
        guard let steps = input["input"] as? [[String: Any]], steps.count == 2 else { return nil }
        let stored = request(steps[0])
        let later = request(steps[1])
        let facts = Facts(of: Exchange(Hop(request: stored, received: response(steps[0]))), at: arrival)
        return ["second": answer(facts, stored, later, step: steps[1], elapsed: steps[0]["pause_after"] == nil ? 0 : 3)]
    }

    private static func answer(_ facts: Facts, _ stored: Request, _ later: Request, step: [String: Any], elapsed: Int) -> String {
        let caching = facts.caching
        let isPrivate = caching.sharedCache.refusal == .private
        let policy = isPrivate ? caching.privateCache : caching.sharedCache
        guard stored.url == later.url, policy.isReusable, caching.vary.allows(later, for: stored) else { return "not_cached" }
        let forbidsReuse = step["cache"] as? String == "no-cache" || Pragma(FieldValues(text: later.field("pragma") ?? "")).noCache != nil
        if !forbidsReuse {
            switch policy.answer(atAge: caching.age + elapsed) {
            case .fresh, .staleWhileRevalidate: return "cached"
            case .mustRevalidate, .notReusable: break
            }
        }
        return facts.validators.ifNoneMatch != nil
            ? "etag_validated" : facts.validators.ifModifiedSince != nil ? "lm_validated" : "not_cached"
    }

    private static func request(_ step: [String: Any]) -> Request {
        let query = (step["query_arg"] as? String).map { "?\($0)" } ?? ""
        let fields = (step["request_headers"] as? [[Any]] ?? []).compactMap(field)
        return Request(method: step["request_method"] as? String ?? "GET", url: "https://www.example.com/\(query)", fields: fields)
    }

    private static func response(_ step: [String: Any]) -> [UInt8] {
        let status = (step["response_status"] as? [Any])?.first as? Int ?? 200
        let fields = (step["response_headers"] as? [[Any]] ?? []).compactMap(field).map { "\($0.name): \($0.value)\r\n" }
        return Array(("HTTP/1.1 \(status) X\r\n" + fields.joined() + "\r\n").utf8)
    }

    /// Numbers in date fields count seconds from the time of receipt.
    private static func field(_ line: [Any]) -> (name: String, value: String)? {
        guard line.count >= 2, let name = line[0] as? String else { return nil }
        guard let number = line[1] as? Int else { return (name, line[1] as? String ?? "") }
        let isDate = ["date", "expires", "last-modified", "if-modified-since"].contains(name.lowercased())
        return (name, isDate ? HTTPDate.text(arrival + number) : String(number))
    }
}
