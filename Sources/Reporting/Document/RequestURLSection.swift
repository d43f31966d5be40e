import HTTPContent
import HTTPSemantics

extension Report {
    /// Query items shown at most.
    private static let itemLimit = 100

    /// What the URL asked for says itself; `null` when it is not known. The findings say where.
    func writeRequestURL(_ writer: inout JSONWriter) {
        let url = facts.requestURL
        guard url.isKnown else {
            writer.name("request_url")
            return writer.null()
        }
        func has(_ test: (RequestURLFacts.Kind) -> Bool) -> Bool { url.signs.contains { test($0.kind) } }
        writer.objectMember("request_url") { writer in
            writer.member("encoded_twice", has { if case .encodedTwice = $0 { true } else { false } })
            writer.member("ampersand_in_value", has { if case .ampersand = $0 { true } else { $0 == .htmlEscape } })
            writer.member("equals_in_value", has { $0 == .equals })
            writer.member("plus_in_value", has { if case .plus = $0 { true } else { false } })
            writer.member("query_lost", has { if case .lostQuery = $0 { true } else { $0 == .nestedURL } })
            writer.member("invalid_characters", has { $0 == .invalidCharacter || $0 == .brokenEscape })
            writer.member(
                "invisible_characters",
                has {
                    switch $0 {
                    case .invisible, .presentation: true
                    default: false
                    }
                }
            )
            writer.member("combining_characters", has { if case .combining = $0 { true } else { false } })
            writer.arrayMember("query") { writer in
                for item in url.queryItems.prefix(Report.itemLimit) {
                    writer.object { writer in
                        writer.member("name", item.name)
                        writer.member("value", item.value)
                    }
                }
            }
        }
    }
}
