import Evidence
import HTTPSyntax

/// What the status line says, and whether the rest of the message goes with it (RFC 9110 15).
package final class StatusFacts: Sendable {
    /// The final status code, `nil` when there is no status line or no number in it.
    package let code: Int?
    /// As sent, empty when absent.
    package let reason: String
    package let statusLine: StatusLine?
    /// Scheme names of WWW-Authenticate in order, in lower case.
    package let challenges: [String]
    /// Methods of Allow in order.
    package let allow: [String]
    /// The members of Allow with their places.
    package let allowed: [TokenList.Member]
    /// Fields in 100 and 102 that describe a representation, at their names.
    package let interimRepresentationFields: [OctetRange]
    package let hasAllow: Bool
    package let hasChallenge: Bool

    /// 2xx.
    package var isSuccess: Bool { code.map { (200..<300).contains($0) } ?? false }

    /// Outside the five classes (RFC 9110 15).
    package var isOutsideClasses: Bool { code.map { !(100...599).contains($0) } ?? false }

    init(_ exchange: Exchange) {
        let message = exchange.message
        code = message.status
        statusLine = message.head?.statusLine
        reason = message.head.map { message.octets.text($0.statusLine.reason) } ?? ""
        let challenge = exchange.values("www-authenticate")
        hasChallenge = !challenge.isEmpty
        challenges = StatusFacts.schemes(challenge)
        let list = TokenList(exchange.values("allow"))
        hasAllow = list.isPresent
        allowed = list.members
        allow = list.members.map(\.text)
        interimRepresentationFields = message.interim.filter { $0.code != 103 }.flatMap { head in
            StatusFacts.representationFields.flatMap { head.fields.lines(named: $0).map(\.name) }
        }
    }

    private static let representationFields: [FieldName] = [
        "content-type", "content-encoding", "content-language", "content-location", "etag", "last-modified",
    ]

    /// A member that begins with a token and a blank, or is a token alone, starts a challenge; `name=value` goes on with the last one.
    private static func schemes(_ values: FieldValues) -> [String] {
        CommaList.members(of: values).compactMap { member in
            let token = member.prefix { values.octets[$0].isTokenCharacter }
            guard !token.isEmpty else { return nil }
            let rest = values.octets.trimmed(token.endIndex..<member.upperBound)
            if let next = rest.first, values.octets[next] == 0x3D { return nil }
            return values.octets.lowercasedText(token.startIndex..<token.endIndex)
        }
    }
}

extension StatusFacts {
    /// Words of failure that do not go with 2xx.
    private static let failureWords: Set<String> = [
        "banned", "blocked", "denied", "error", "expired", "fail", "failed", "failure", "fault", "forbidden", "invalid", "refused",
        "rejected", "unauthorized", "unavailable",
    ]

    /// What the reason phrase says, when that is something else than the code does (it binds nobody: RFC 9112 4).
    package var contradiction: String? {
        guard let code, !reason.isEmpty, let registered = StatusRegistry.phrases[code] else { return nil }
        if reason.lowercased() == registered.lowercased() { return nil }
        if let other = StatusRegistry.code(of: reason), other != code { return "\(reason) is the phrase of \(other)" }
        guard (200..<300).contains(code) else { return nil }
        let words = reason.lowercased().split { !$0.isLetter }
        let bad = words.first { StatusFacts.failureWords.contains(String($0)) }
        return bad.map { "\($0) does not go with \(code)" }
    }
}

extension Framing {
    /// The content is empty because the response says so, not because it was cut off.
    package var isDeliberatelyEmpty: Bool { missing == 0 && received == 0 && isComplete != false }
}
