/// What an investigation did after a hop, and why.
package enum Continuation: Sendable, Hashable {
    /// The hop is the answer: it sends nobody elsewhere, and another try was not called for.
    case final
    /// The next hop is the target of this one.
    case followed
    /// The next hop asks again.
    case retried
    /// The hop sends the client elsewhere, and it did not go.
    case notFollowed(Obstacle)
    /// The hop failed in a way that may pass, retries were asked for, and none was made.
    case notRetried(Obstacle)

    package enum Obstacle: Sendable, Hashable {
        /// The caller wants no redirects.
        case notAsked
        case tooManyRedirects
        /// The same request was sent before.
        case loop
        /// A redirect status without a usable Location.
        case noTarget
        /// The target is no http URL.
        case scheme
        /// By Refresh, in a field or in the document; only people's browsers go there.
        case refresh
        /// The time for all is over, or would be after the wait that was asked for.
        case deadline
        /// All retries are used up.
        case retriesUsedUp
        /// The method may have changed something, so that a second try is not ours to make.
        case unsafeMethod
        /// The wall refused the target; its code.
        case denied(String)
        /// The host has had its share of requests; microseconds until it may get another.
        case pace(retryAfter: Int64)
        /// The caller has left.
        case cancelled
    }

    package var obstacle: Obstacle? {
        switch self {
        case .notFollowed(let obstacle), .notRetried(let obstacle): obstacle
        case .final, .followed, .retried: nil
        }
    }

    /// One word for reports.
    package var code: String {
        switch self {
        case .final: "final"
        case .followed: "followed"
        case .retried: "retried"
        case .notFollowed(let obstacle), .notRetried(let obstacle): obstacle.code
        }
    }
}

extension Continuation.Obstacle {
    package var code: String {
        switch self {
        case .notAsked: "not-asked"
        case .tooManyRedirects: "too-many-redirects"
        case .loop: "redirect-loop"
        case .noTarget: "no-target"
        case .scheme: "scheme"
        case .refresh: "refresh"
        case .deadline: "total-timeout"
        case .retriesUsedUp: "retries-used-up"
        case .unsafeMethod: "unsafe-method"
        case .denied: "denied"
        case .pace: "pace"
        case .cancelled: "cancelled"
        }
    }

    /// Why the network level failed, when this is what ended the investigation.
    var reason: OutcomeFacts.Reason? {
        switch self {
        case .tooManyRedirects: .tooManyRedirects
        case .loop: .redirectLoop
        case .denied: .denied
        case .notAsked, .noTarget, .scheme, .refresh, .deadline, .retriesUsedUp, .unsafeMethod, .pace, .cancelled: nil
        }
    }
}
