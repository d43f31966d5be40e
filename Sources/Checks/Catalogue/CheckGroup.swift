import HTTPSemantics

/// Checks about one topic, asked together: where a response has nothing of the topic, none of them is.
///
/// Three hundred checks that find nothing cost a fifth of an analysis, most of it for fetching their code.
struct CheckGroup: Sendable {
    let checks: [Check]
    /// Whether a check of the group can say anything; a test holds it to that on every example of every check.
    let isConcerned: @Sendable (Facts) -> Bool
    /// `checks` again, unretained: holding and releasing a check would cost as much as asking it.
    let unretained: [Unmanaged<Check>]

    init(_ checks: [Check], where isConcerned: @escaping @Sendable (Facts) -> Bool = { _ in true }) {
        self.checks = checks
        self.isConcerned = isConcerned
        unretained = checks.map { Unmanaged.passUnretained($0) }
    }
}

extension Facts {
    var concernsContentCoding: Bool { !contentCoding.codings.layers.isEmpty || message.fields.has("content-encoding") }
    var concernsCookies: Bool { !cookies.entries.isEmpty }
    var concernsRedirection: Bool { redirection.isRedirectStatus || redirection.isRedirect || message.fields.has("location") }
    var concernsRanges: Bool {
        let status = message.status
        return status == 206 || status == 416 || ranges.contentRange != nil || !ranges.acceptRanges.units.isEmpty || ranges.wasIgnored
    }
}
