import Evidence

/// Warning: obsolete since RFC 9111, still sent: `299 agent "text" "date"` (RFC 7234 5.5).
package struct WarningField: Sendable {
    package struct Warning: Sendable, Hashable {
        package let code: Int?
        package let agent: String
        package let text: String
        /// Unix time.
        package let date: Int?
        package let range: OctetRange
    }

    package let warnings: [Warning]

    package init(_ values: FieldValues, now: Int) {
        let octets = values.octets
        warnings = CommaList.members(of: values).prefix(64).map { member in
            let words = WarningField.words(member, in: octets)
            let code = words.first.flatMap { $0.count == 3 ? DeltaSeconds.value($0, in: octets) : nil }
            let date = words.count > 3 ? QuotedString.inner(words[3], in: octets).flatMap { HTTPDate($0, in: octets, now: now) } : nil
            let text = words.count > 2 ? QuotedString.inner(words[2], in: octets) : nil
            return Warning(
                code: code,
                agent: words.count > 1 ? octets.text(words[1]) : "",
                text: text.map { octets.text($0) } ?? "",
                date: date?.seconds,
                range: member
            )
        }
    }

    package func has(_ code: Int) -> Bool { warnings.contains { $0.code == code } }

    /// Words and quoted strings.
    private static func words(_ range: OctetRange, in octets: [UInt8]) -> [OctetRange] {
        CommaList.split(range, in: octets, at: 0x20).map { octets.trimmed($0) }.filter { !$0.isEmpty }
    }
}
