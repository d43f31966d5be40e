import Foundation
import WebURL

/// The suites about URLs: what production code makes of a case's input.
enum URLSuites {
    static func actual(suite: String, file: String, case: [String: Any]) -> [String: Any]? {
        switch suite {
        case "url-resolution": resolution(`case`)
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
}
