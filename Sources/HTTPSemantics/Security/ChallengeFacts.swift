import Evidence
import HTTPSyntax

/// What is wrong with the challenges of WWW-Authenticate and Proxy-Authenticate (RFC 9110 11.6, RFC 7617, RFC 6750).
package struct ChallengeFacts: Sendable {
    package let basic: [FieldPlace]
    package let bearer: [FieldPlace]
    /// Error codes of Bearer that do not go with the status or the request.
    package let bearerErrors: [FieldPlace]
    /// A 407 without Proxy-Authenticate.
    package let lacksProxyChallenge: Bool

    init(_ exchange: Exchange) {
        let names = ChallengeFacts.fields.filter(exchange.message.fields.has)
        guard !names.isEmpty else {
            basic = []
            bearer = []
            bearerErrors = []
            lacksProxyChallenge = exchange.message.status == 407
            return
        }
        let all = names.flatMap { name in ChallengeField(exchange.values(name)).challenges.map { (name.text, $0) } }
        basic = all.filter { $0.1.name == "basic" }.flatMap { field, challenge in ChallengeFacts.basic(challenge, field) }
        let tokens = all.filter { $0.1.name == "bearer" }
        let isSecure = exchange.target.isSecure ?? true
        bearer = tokens.flatMap { field, challenge in ChallengeFacts.bearer(challenge, field, isSecure: isSecure) }
        let hasToken = exchange.requestField("authorization") != nil || exchange.target.url?.contains("access_token=") ?? false
        let isRequestKnown = exchange.request.method != nil
        bearerErrors = tokens.flatMap { field, challenge in
            ChallengeFacts.errors(challenge, field, status: exchange.message.status ?? 0, hasToken: isRequestKnown ? hasToken : nil)
        }
        lacksProxyChallenge = exchange.message.status == 407 && exchange.values("proxy-authenticate").isEmpty
    }

    private static func basic(_ challenge: ChallengeField.Challenge, _ field: String) -> [FieldPlace] {
        if let token = challenge.token68 { return [FieldPlace(field, token, "one token where realm is due")] }
        var found: [FieldPlace] = []
        if let realm = challenge["realm"] {
            if !realm.isQuoted { found.append(FieldPlace(field, realm.range, "realm without quotes")) }
        } else {
            found.append(FieldPlace(field, challenge.schemeRange, "no realm"))
        }
        for parameter in challenge.parameters {
            if parameter.name == "charset", parameter.value.lowercased() != "utf-8" {
                found.append(FieldPlace(field, parameter.range, "UTF-8 is the one charset allowed"))
            } else if parameter.name != "realm", parameter.name != "charset" {
                found.append(FieldPlace(field, parameter.range, "Basic has no parameter \(parameter.name)"))
            }
        }
        return found
    }

    private static func bearer(_ challenge: ChallengeField.Challenge, _ field: String, isSecure: Bool) -> [FieldPlace] {
        var found: [FieldPlace] = []
        if challenge.parameters.isEmpty { found.append(FieldPlace(field, challenge.schemeRange, "no parameter")) }
        if !isSecure { found.append(FieldPlace(field, challenge.schemeRange, "asked for without TLS")) }
        found += challenge.repeated.map { FieldPlace(field, $0.range, "\($0.name) stood before") }
        for parameter in challenge.parameters where ["scope", "error", "error_description"].contains(parameter.name) {
            // Printable ASCII without quote and backslash (RFC 6750 3).
            let isClean = parameter.value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
            if !isClean { found.append(FieldPlace(field, parameter.range, "an octet that \(parameter.name) cannot hold")) }
        }
        return found
    }

    private static let fields: [FieldName] = ["www-authenticate", "proxy-authenticate"]
    private static let statuses = ["invalid_request": 400, "invalid_token": 401, "insufficient_scope": 403]

    private static func errors(_ challenge: ChallengeField.Challenge, _ field: String, status: Int, hasToken: Bool?) -> [FieldPlace] {
        guard let error = challenge["error"] else {
            return hasToken == true && status == 401
                ? [FieldPlace(field, challenge.schemeRange, "the token was refused without a reason")] : []
        }
        var found: [FieldPlace] = []
        if let expected = statuses[error.value], expected != status {
            found.append(FieldPlace(field, error.range, "\(error.value) goes with \(expected), not \(status)"))
        }
        if hasToken == false { found.append(FieldPlace(field, error.range, "an error though no token was sent")) }
        return found
    }
}
