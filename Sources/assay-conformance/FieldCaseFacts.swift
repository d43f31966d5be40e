import Foundation

/// The report's members under the names of the field-cases corpus.
struct FieldCaseFacts {
    let report: [String: Any]

    /// Corpus name → path in the report.
    private static let paths: [(String, String)] = [
        ("status", "status"), ("reason", "reason"), ("http_version", "http_version"), ("level.network", "outcome.network"),
        ("level.http", "outcome.http"), ("level.business", "outcome.business"), ("framing.mode", "framing.mode"),
        ("framing.declared_length", "framing.declared_length_bytes"), ("framing.body_bytes", "framing.body_bytes"),
        ("framing.missing_bytes", "framing.missing_bytes"), ("framing.excess_bytes", "framing.excess_bytes"),
        ("framing.leading_bytes", "framing.leading_bytes"), ("framing.complete", "framing.complete"),
        ("framing.chunk_count", "framing.chunk_count"), ("framing.trailers", "framing.trailers"),
        ("framing.line_endings", "line_endings"), ("headers.count", "header_count"), ("disposition.type", "disposition.type"),
        ("disposition.filename", "disposition.filename"), ("codings.declared", "codings.declared"),
        ("body.decoded_length", "body.decoded_bytes"), ("body.decoded_sha256", "body.decoded_sha256"),
        ("encoding.header", "charset.header"), ("encoding.bom", "charset.bom"), ("encoding.meta", "charset.meta"),
        ("encoding.effective", "charset.effective"), ("encoding.source", "charset.source"), ("encoding.suggested", "charset.suggested"),
        ("text.replacement_chars", "charset.replacement_chars"), ("mime.declared", "media_type.declared"),
        ("mime.effective", "media_type.effective"), ("json.valid", "json.valid"), ("json.error_offset", "json.error.offset"),
        ("json.top_type", "json.top_type"), ("json.prefix", "json.prefix"), ("json.records", "json.records"),
        ("json.duplicate_keys", "json.duplicate_keys"), ("json.unsafe_integers", "json.unsafe_integers"),
        ("redirect.is_redirect", "redirect.is_redirect"), ("redirect.kind", "redirect.kind"), ("redirect.target", "redirect.target"),
        ("redirect.loop", "redirect.loop"), ("auth.challenges", "auth.challenges"), ("allow", "allow"),
        ("retry.after_seconds", "retry.after_seconds"), ("retry.valid", "retry.valid"), ("business.code", "business.code"),
        ("business.message", "business.message"), ("cache.storable_shared", "cache.storable_shared"),
        ("cache.storable_private", "cache.storable_private"), ("cache.reusable", "cache.reusable"),
        ("cache.must_revalidate", "cache.must_revalidate"), ("cache.freshness_source", "cache.freshness_source"),
        ("cache.freshness_seconds", "cache.freshness_seconds"), ("cache.age_seconds", "cache.age_seconds"),
        ("cache.fresh", "cache.fresh"), ("cache.clock_skew_seconds", "cache.clock_skew_seconds"), ("validators.etag", "validators.etag"),
        ("validators.etag_weak", "validators.etag_weak"), ("validators.etag_valid", "validators.etag_valid"),
        ("range.first", "range.first"), ("range.last", "range.last"), ("range.total", "range.total_bytes"), ("range.parts", "range.parts"),
        ("range.accept", "range.accept"), ("range.resumable", "range.resumable"), ("cookies.accepted", "cookies.accepted"),
        ("cookies.rejected", "cookies.rejected"), ("security.hsts_effective", "security.hsts_effective"),
        ("security.hsts_max_age", "security.hsts_max_age_seconds"), ("security.cors_usable", "security.cors_usable"),
        ("security.framing", "security.framing"), ("security.cross_origin_isolated", "security.cross_origin_isolated"),
        ("tls.ok", "tls.trust.ok"), ("tls.protocol", "tls.protocol"), ("tls.days_left", "tls.trust.days_left"), ("verdict", "verdict"),
    ]

    private func value(_ path: String) -> Any {
        var current: Any = report
        for key in path.split(separator: ".") { current = (current as? [String: Any])?[String(key)] ?? NSNull() }
        return current
    }

    private func list(_ path: String) -> [[String: Any]] { value(path) as? [[String: Any]] ?? [] }

    var all: [String: Any] {
        var facts: [String: Any] = [:]
        for (name, path) in Self.paths { facts[name] = value(path) }
        facts["interim"] = list("interim").map { $0["status"] ?? NSNull() }
        facts["finding_ids"] = list("findings").compactMap { $0["id"] }
        let cookies = list("cookies.list")
        facts["cookies.count"] = cookies.count
        facts["cookies.names"] = cookies.compactMap { $0["name"] }
        let success = value("business.success") as? String
        facts["business.ok"] = success == "ok" ? true : success == "fail" ? false : success == "partial" ? "partial" : NSNull()
        addCodings(&facts)
        for (name, entry) in value("headers_by_name") as? [String: [String: Any]] ?? [:] {
            facts["header.\(name)"] = entry["value"] as? String ?? (entry["lines"] as? [String] ?? []).joined(separator: ", ")
        }
        facts["text"] = ["text.content", "text.as_effective"].compactMap { value($0) as? String }.joined(separator: "\n")
        // The corpus asks about a body that should be JSON; one that is something else is none.
        if facts["json.valid"] is NSNull { facts["json.valid"] = false }
        return facts
    }

    private func addCodings(_ facts: inout [String: Any]) {
        let undone = list("codings.undone")
        facts["codings"] = undone.compactMap { $0["coding"] }
        guard let last = undone.last else { return }
        facts["coding.deflate_variant"] = last["variant"] ?? NSNull()
        facts["coding.members"] = last["members"] ?? NSNull()
        facts["coding.trailing_bytes"] = last["trailing_bytes"] ?? NSNull()
        facts["coding.complete"] = last["complete"] ?? NSNull()
    }
}
