import Foundation
import HTTPSemantics
import HTTPSyntax
import Recording

/// What the facts of caching, validators and ranges say about the cases of the caching and header-fields suites.
enum CachingSuites {
    /// The time of receipt where a case names none: 2026-03-01T12:00:00Z.
    private static let arrival = 1_772_366_400

    static func actual(suite: String, file: String, case input: [String: Any]) -> [String: Any]? {
        switch (suite, file) {
        case ("caching", "reuse.json"): reuse(input)
        case ("caching", "cache-semantics.json"): semantics(input)
        case ("caching", "chromium-age.json"): age(input)
        case ("caching", "chromium-max-age.json"): directives(input)
        case ("caching", "chromium-validation.json"): validation(input)
        case ("caching", "scenarios.json"): CachingScenarios.second(input)
        case ("header-fields", "chromium-fields.json"): field(input)
        case ("header-fields", "chromium-headers.json"): head(input)
        default: nil
        }
    }

    // MARK: - caching

    private static func reuse(_ input: [String: Any]) -> [String: Any]? {
        guard let stored = input["input"] as? [String: Any], let status = stored["status"] as? Int,
            let lines = stored["headers"] as? [[Any]], let elapsed = stored["elapsed_seconds"] as? Int
        else { return nil }
        let fields = lines.compactMap { line -> (String, String)? in
            guard line.count >= 2, let name = line[0] as? String else { return nil }
            return (name, text(line[1], named: name))
        }
        let facts = CachingFacts(exchange(status: status, fields: fields), now: arrival)
        let hasTarget = fields.contains { $0.0.lowercased() == "cdn-cache-control" }
        let isShared = input["browser_skip"] as? Bool ?? false
        let policy = hasTarget ? facts.targetedCache : isShared ? facts.sharedCache : facts.privateCache
        let answer = policy.answer(atAge: currentAge(facts, from: arrival, to: arrival).at(arrival + elapsed))
        return ["reuse": answer == .fresh || answer == .staleWhileRevalidate]
    }

    private static func semantics(_ input: [String: Any]) -> [String: Any]? {
        guard let response = input["input"] as? [String: Any] else { return nil }
        let request = input["request"] as? [String: Any] ?? [:]
        let options = input["options"] as? [String: Any] ?? [:]
        let exchange = exchange(
            status: response["status"] as? Int ?? 200,
            fields: pairs(response["headers"]),
            method: request["method"] as? String ?? "GET",
            requestFields: pairs(request["headers"])
        )
        let facts = CachingFacts(exchange, now: arrival)
        let policy = options["shared"] as? Bool ?? true ? facts.sharedCache : facts.privateCache
        return ["stale": policy.answer(atAge: facts.age) != .fresh, "storable": policy.isStorable, "maxAge": policy.usableSeconds]
    }

    private static func age(_ input: [String: Any]) -> [String: Any]? {
        guard let head = input["input"] as? String else { return nil }
        let response = time(input["response_time"]) ?? arrival
        let facts = CachingFacts(exchange(head), now: response)
        let current = currentAge(facts, from: time(input["request_time"]) ?? response, to: response)
        var actual: [String: Any] = ["current_age": current.at(time(input["current_time"]) ?? response)]
        actual["age"] = facts.response.age.seconds
        return actual
    }

    private static func directives(_ input: [String: Any]) -> [String: Any]? {
        guard let value = input["input"] as? String else { return nil }
        let control = CacheControl(FieldValues(text: value))
        return [
            "max_age": control.seconds("max-age") ?? NSNull() as Any,
            "stale_while_revalidate": control.seconds("stale-while-revalidate") ?? NSNull() as Any,
        ]
    }

    private static func validation(_ input: [String: Any]) -> [String: Any]? {
        guard let head = input["input"] as? String, let request = time(input["request_time"]),
            let response = time(input["response_time"]), let now = time(input["current_time"])
        else { return nil }
        let facts = CachingFacts(exchange(head), now: response)
        let answer = facts.privateCache.answer(atAge: currentAge(facts, from: request, to: response).at(now))
        let words: [CachePolicy.Answer: String] = [.fresh: "none", .staleWhileRevalidate: "asynchronous"]
        return ["validation": words[answer] ?? "synchronous"]
    }

    // MARK: - header-fields

    private static func field(_ input: [String: Any]) -> [String: Any]? {
        guard let value = input["input"] as? String else { return nil }
        switch input["field"] as? String {
        case "Content-Range": return range(ContentRange(FieldValues(text: value)))
        case "Retry-After":
            let now = time(input["now"]) ?? arrival
            let field = RetryAfter(FieldValues(text: value), now: now)
            return ["valid": field.value != nil, "seconds": field.seconds(from: now) ?? NSNull() as Any]
        default: return nil
        }
    }

    private static func head(_ input: [String: Any]) -> [String: Any]? {
        guard let head = input["input"] as? String, let id = input["id"] as? String else { return nil }
        switch id.prefix(while: { $0 != "/" }) {
        case "content-range":
            let exchange = exchange(head)
            return range(RangeFacts(exchange, validators: ValidatorFacts(exchange, now: arrival), now: arrival).contentRange)
        case "strong-validators":
            return ["strong_validators": ValidatorFacts(exchange(head), now: arrival).hasStrongValidator]
        default: return nil
        }
    }

    private static func range(_ field: ContentRange?) -> [String: Any] {
        guard let field, field.isValid else { return ["valid": false] }
        return [
            "valid": true,
            "first": field.first?.value ?? NSNull() as Any,
            "last": field.last?.value ?? NSNull() as Any,
            "length": field.total?.value ?? NSNull() as Any,
        ]
    }

    // MARK: - Inputs

    private static func currentAge(_ facts: CachingFacts, from request: Int, to response: Int) -> CurrentAge {
        CurrentAge(
            date: facts.response.date.seconds,
            age: facts.response.age.seconds,
            requestTime: request,
            responseTime: response
        )
    }

    private static func time(_ value: Any?) -> Int? {
        guard let text = value as? String else { return nil }
        let octets = Array(text.utf8)
        return HTTPDate(0..<octets.count, in: octets, now: arrival)?.seconds
    }

    /// Numbers in date fields count seconds from the time of receipt.
    private static func text(_ value: Any, named name: String) -> String {
        guard let number = value as? Int else { return value as? String ?? "" }
        let isDate = ["date", "expires", "last-modified"].contains(name.lowercased())
        return isDate ? HTTPDate.text(arrival + number) : String(number)
    }

    private static func pairs(_ headers: Any?) -> [(String, String)] {
        guard let headers = headers as? [String: Any] else { return [] }
        return headers.sorted { $0.key < $1.key }.flatMap { name, value -> [(String, String)] in
            if let values = value as? [Any] { return values.map { (name, "\($0)") } }
            return [(name, "\(value)")]
        }
    }

    private static func exchange(
        status: Int,
        fields: [(String, String)],
        method: String = "GET",
        requestFields: [(String, String)] = []
    ) -> Exchange {
        let head = "HTTP/1.1 \(status) Status\n" + fields.map { "\($0): \($1)\n" }.joined() + "\n"
        return exchange(head, Request(method: method, fields: requestFields.map { (name: $0, value: $1) }))
    }

    /// A head whose code points stand for octets.
    private static func exchange(_ head: String, _ request: Request = Request(method: "GET")) -> Exchange {
        let octets = head.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        return Exchange(Hop(request: request, received: octets))
    }
}
