import Foundation
import HTTPSemantics
import HTTPSyntax
import Recording

/// What the project makes of the cases about cookies, dates, structured fields and security fields.
enum CookieSuites {
    /// 2011-04-01, the clock of the suite of that year.
    private static let clock = 1_301_616_000

    static func actual(suite: String, file: String, case sample: [String: Any]) -> [String: Any]? {
        switch (suite, file) {
        case ("structured-fields", _): StructuredFieldSuite.actual(file: file, sample)
        case ("http-dates", _): date(sample)
        case ("set-cookie", "http-state.json"): header(sample)
        case ("set-cookie", "tough-cookie.json"): attributes(sample)
        case ("set-cookie", "chromium-parsed-cookie.json"): parsed(sample)
        case ("security-headers", _): SecuritySuite.actual(sample)
        case ("header-fields", "wpt-nosniff.json"): nosniff(sample)
        case ("header-fields", "chromium-fields.json"): hsts(sample)
        case ("header-fields", "chromium-headers.json"): redirect(sample)
        default: nil
        }
    }

    private static func exchange(head text: String, request: Request = Request()) -> Exchange {
        // Code points up to FF stand for octets.
        Exchange(Hop(request: request, received: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }))
    }

    private static func nosniff(_ sample: [String: Any]) -> [String: Any]? {
        guard let input = sample["input"] as? String else { return nil }
        let values = exchange(head: "HTTP/1.1 200 OK\r\n\(input)\r\n\r\n").values("x-content-type-options")
        return ["nosniff": ContentTypeOptions(values).isNosniff]
    }

    private static func hsts(_ sample: [String: Any]) -> [String: Any]? {
        guard let input = sample["input"] as? String, sample["field"] as? String == "Strict-Transport-Security" else { return nil }
        let octets = Array(input.utf8)
        let field = StrictTransportSecurity(FieldValues(octets: octets, ranges: [octets.trimmed(0..<octets.count)]))
        return [
            "valid": field.isValid, "max_age": field.maxAge as Any? ?? NSNull(), "include_subdomains": field.includesSubdomains,
        ]
    }

    /// `location` is the reference as a request line could bear it, not resolved.
    private static func redirect(_ sample: [String: Any]) -> [String: Any]? {
        guard let id = sample["id"] as? String, id.hasPrefix("redirect/"), let input = sample["input"] as? String else { return nil }
        let facts = Facts(of: exchange(head: input), at: clock)
        let isRedirect = facts.redirection.isRedirect
        let location = facts.redirection.location.escapedReference.map { String(decoding: $0, as: UTF8.self) }
        return ["is_redirect": isRedirect, "location": isRedirect ? location as Any? ?? NSNull() : NSNull()]
    }

    private static func date(_ sample: [String: Any]) -> [String: Any]? {
        guard let input = sample["input"] as? String else { return nil }
        let octets = Array(input.utf8)
        return ["epoch": CookieDate.seconds(0..<octets.count, in: octets) as Any? ?? NSNull()]
    }

    private static func cookie(base64 text: String) -> SetCookie {
        let octets = Data(base64Encoded: text).map { Array($0) } ?? []
        return SetCookie(0..<octets.count, in: octets)
    }

    private static func header(_ sample: [String: Any]) -> [String: Any]? {
        guard let lines = sample["input_b64"] as? [String] else { return nil }
        let target = RequestTarget(url: sample["request_url"] as? String)
        var store = CookieStore()
        for line in lines { store.store(cookie(base64: line), from: target, now: clock) }
        let header = store.header(for: RequestTarget(url: sample["next_url"] as? String), now: clock)
        return ["cookie_header_b64": header.map { Base64.encoded($0) as Any } ?? NSNull()]
    }

    /// Without a request: a line is refused for its syntax alone.
    private static func isKept(_ cookie: SetCookie) -> Bool {
        !cookie.has(.controlCharacter) && !cookie.has(.empty) && !cookie.has(.oversize)
    }

    private static func attributes(_ sample: [String: Any]) -> [String: Any]? {
        guard let input = sample["input"] as? String else { return nil }
        let octets = Array(input.utf8)
        let cookie = SetCookie(0..<octets.count, in: octets)
        let extensions = cookie.attributes.filter { [.priority, .obsolete, .unknown].contains($0.name) }.map {
            cookie.octets.text($0.range)
        }
        return [
            "accepted": isKept(cookie),
            "key": cookie.name,
            "value": cookie.value,
            "expires": cookie.expires as Any? ?? NSNull(),
            "maxAge": cookie.maxAge as Any? ?? NSNull(),
            "domain": cookie.domain as Any? ?? NSNull(),
            "path": cookie.path as Any? ?? NSNull(),
            "secure": cookie.isSecure,
            "httpOnly": cookie.isHTTPOnly,
            "sameSite": cookie.sameSite?.rawValue as Any? ?? NSNull(),
            "extensions": extensions.isEmpty ? NSNull() : extensions as Any,
        ]
    }

    private static func parsed(_ sample: [String: Any]) -> [String: Any]? {
        guard let input = sample["input_b64"] as? String else { return nil }
        let cookie = cookie(base64: input)
        return [
            "IsValid": isKept(cookie),
            "Name": cookie.name,
            "Value": cookie.value,
            "Path": cookie.attribute(.path).map { cookie.octets.text($0.value) } ?? "",
            "Domain": cookie.domain ?? "",
            "HasPath": cookie.attribute(.path).map { !$0.value.isEmpty } ?? false,
            "HasDomain": cookie.domain != nil,
            "HasExpires": cookie.attribute(.expires).map { !$0.value.isEmpty } ?? false,
            "IsSecure": cookie.isSecure,
            "IsHttpOnly": cookie.isHTTPOnly,
            "SameSite": cookie.sameSite?.rawValue ?? "default",
        ]
    }
}
