/// The IANA registry of HTTP authentication schemes, with NTLM, taken on 2026-11-01.
package enum AuthenticationScheme {
    private static let withParameters: Set<String> = [
        "basic", "bearer", "digest", "dpop", "gnap", "hoba", "mutual", "oauth", "privatetoken", "scram-sha-1", "scram-sha-256", "vapid",
        "concealed", "aws4-hmac-sha256",
    ]
    private static let withToken: Set<String> = ["negotiate", "ntlm", "kerberos"]

    /// Letter case does not matter.
    package static func isKnown(_ name: String) -> Bool {
        withParameters.contains(name.lowercased()) || withToken.contains(name.lowercased())
    }

    /// `name=value` pairs, never one token alone, follow the scheme.
    package static func takesParameters(_ name: String) -> Bool { withParameters.contains(name.lowercased()) }
}
