import HTTPSyntax
import Recording
import WebURL

/// What was asked and what was seen: the hops so far, the last one being the answer; and what to ask next.
///
/// Pure: whoever does the I/O fetches `nextFetch` until there is none, and records what came. All moments are Unix time in
/// microseconds, given by the caller. A posted response is an investigation whose loop ended before it began.
package struct Investigation: Sendable {
    /// How the input came to us.
    package enum Kind: String, Sendable {
        case raw
        case rawBase64 = "raw_base64"
        case response
        case message = "message/http"
        case file
        case url
    }

    /// One hop, read; and what came of it.
    package struct Step: Sendable {
        package let hop: Hop
        package let exchange: Exchange
        package let purpose: PlannedFetch.Purpose
        /// Why the network level failed, as far as the transport said.
        package let failure: OutcomeFacts.Reason?
        package internal(set) var continuation: Continuation
    }

    package let kind: Kind
    package let options: InvestigationOptions
    package private(set) var steps: [Step] = []
    /// What to fetch now; `nil` when the last hop is the answer.
    package private(set) var nextFetch: PlannedFetch?
    /// Set when the investigation was ended before its first hop.
    package private(set) var obstacle: Continuation.Obstacle?
    private var backoff: Backoff
    /// Method and URL of all requests but retries.
    private var asked: Set<[UInt8]> = []
    private var retriesMade = 0

    /// A response that somebody else fetched.
    package init(posted hop: Hop, kind: Kind) {
        self.kind = kind
        options = InvestigationOptions()
        backoff = Backoff(seed: 0)
        steps = [Step(hop: hop, exchange: Exchange(hop), purpose: .first, failure: nil, continuation: .final)]
    }

    /// A request that is still to be made.
    package init(of request: Request, content: [UInt8]? = nil, options: InvestigationOptions = InvestigationOptions(), at now: Int64) {
        kind = .url
        self.options = options
        backoff = Backoff(seed: options.seed)
        let reference = request.url ?? ""
        let url = WebURL(reference)
        asked = [Investigation.key(request.method ?? "GET", url)]
        var first = request
        first.method = request.method ?? "GET"
        let (deadline, overflow) = now.addingReportingOverflow(max(options.totalTime, 0))
        nextFetch = PlannedFetch(
            purpose: .first,
            request: first,
            content: content,
            reference: reference,
            base: nil,
            redirects: 0,
            notBefore: now,
            deadline: overflow ? .max : deadline
        )
    }

    package var transcript: Transcript { Transcript(hops: steps.map(\.hop)) }

    /// The hops, read.
    package var exchanges: [Exchange] { steps.map(\.exchange) }

    /// Why the network level failed, for `Facts(of:at:failure:)`: what the transport said of the last hop, or what ended the chain.
    package var failure: OutcomeFacts.Reason? {
        guard let last = steps.last else { return obstacle?.reason }
        // The time was over before the target could be asked.
        if last.continuation == .notFollowed(.deadline) { return .totalTimeout }
        return last.continuation.obstacle?.reason ?? last.failure
    }

    /// Takes in what came of `nextFetch` and decides what to do next. Without a fetch being planned nothing happens.
    ///
    /// - Parameters:
    ///   - hop: What came; without a request of its own it gets the planned one.
    ///   - failure: Why the network level failed, when the transport knows.
    ///   - now: When the hop ended.
    package mutating func record(_ hop: Hop, failure: OutcomeFacts.Reason? = nil, at now: Int64) {
        guard let fetch = nextFetch else { return }
        nextFetch = nil
        var hop = hop
        if hop.request.url == nil { hop.request = fetch.request }
        let exchange = Exchange(hop, index: steps.count)
        var step = Step(hop: hop, exchange: exchange, purpose: fetch.purpose, failure: failure, continuation: .final)
        let seconds = Int(clamping: now / 1_000_000)
        step.continuation =
            redirect(exchange, after: fetch, seconds: seconds, at: now)
            ?? retry(exchange, failure: failure, after: fetch, seconds: seconds, at: now)
            ?? .final
        steps.append(step)
    }

    /// Ends the investigation instead of fetching: the wall or the host's pace refused `nextFetch`, or the caller left.
    package mutating func stop(_ obstacle: Continuation.Obstacle) {
        guard let fetch = nextFetch else { return }
        nextFetch = nil
        guard let last = steps.indices.last else {
            self.obstacle = obstacle
            return
        }
        steps[last].continuation = if case .retry = fetch.purpose { .notRetried(obstacle) } else { .notFollowed(obstacle) }
    }

    /// What the last hop is called in a report: Refresh in the document is seen by those who read it.
    package func continuation(of redirection: RedirectionFacts) -> Continuation {
        let last = steps.last?.continuation ?? .final
        guard last == .final, redirection.kind == .metaRefresh || redirection.kind == .refreshHeader else { return last }
        return .notFollowed(.refresh)
    }
}

extension Investigation {
    /// `nil` when the answer sends nobody elsewhere.
    private mutating func redirect(_ exchange: Exchange, after fetch: PlannedFetch, seconds: Int, at now: Int64) -> Continuation? {
        // Of a head that was cut, half a Location may be all that came.
        guard let head = exchange.message.head, head.isTerminated else { return nil }
        let redirection = RedirectionFacts(exchange, now: seconds)
        guard redirection.isRedirectStatus else { return redirection.kind == .refreshHeader ? .notFollowed(.refresh) : nil }
        guard options.redirectLimit > 0 else { return .notFollowed(.notAsked) }
        guard redirection.kind == .location, let target = redirection.targetURL, let octets = redirection.location.reference else {
            return .notFollowed(redirection.kind == .refreshHeader ? .refresh : .noTarget)
        }
        guard target.schemeKind == .http || target.schemeKind == .https else { return .notFollowed(.scheme) }
        let method = redirection.nextMethod ?? "GET"
        // Asked before the limit: who goes round in circles is told so.
        guard asked.insert(Investigation.key(method, target)).inserted else { return .notFollowed(.loop) }
        guard fetch.redirects < options.redirectLimit else { return .notFollowed(.tooManyRedirects) }
        let wait = Investigation.microseconds(retryAfter(exchange, seconds) ?? 0)
        guard let notBefore = moment(after: wait, from: now, deadline: fetch.deadline) else { return .notFollowed(.deadline) }

        let base = exchange.target.url.flatMap { WebURL($0) }
        let dropsContent = method != fetch.method
        var url = target.href
        if let fragment = redirection.inheritedFragment { url += "#" + fragment }
        let fields = RedirectedFields.kept(
            of: fetch.request.fields,
            changesOrigin: base.map { !$0.hasSameOrigin(as: target) } ?? true,
            dropsContent: dropsContent
        )
        nextFetch = PlannedFetch(
            purpose: .redirect,
            request: Request(method: method, url: url, fields: fields),
            content: dropsContent ? nil : fetch.content,
            reference: String(decoding: octets, as: UTF8.self),
            base: base,
            redirects: fetch.redirects + 1,
            notBefore: notBefore,
            deadline: fetch.deadline
        )
        return .followed
    }

    /// `nil` when the hop did not fail, will fail again, or nobody asked for retries.
    private mutating func retry(
        _ exchange: Exchange,
        failure: OutcomeFacts.Reason?,
        after fetch: PlannedFetch,
        seconds: Int,
        at now: Int64
    ) -> Continuation? {
        let status = exchange.message.head.flatMap { $0.isTerminated ? exchange.message.status : nil }
        let hasFailed = (failure ?? Investigation.cut(exchange))?.isTransient ?? false
        guard options.retries > 0, hasFailed || status.map({ OutcomeFacts.retryableCodes.contains($0) }) ?? false else { return nil }
        guard OutcomeFacts.safeMethods.contains(fetch.method) else { return .notRetried(.unsafeMethod) }
        guard retriesMade < options.retries else { return .notRetried(.retriesUsedUp) }
        let attempt = if case .retry(let number) = fetch.purpose { number + 1 } else { 1 }
        let own = backoff.wait(attempt: attempt, options: options)
        let asked = status == nil ? 0 : Investigation.microseconds(retryAfter(exchange, seconds) ?? 0)
        guard let notBefore = moment(after: max(own, asked), from: now, deadline: fetch.deadline) else { return .notRetried(.deadline) }
        retriesMade += 1
        nextFetch = PlannedFetch(
            purpose: .retry(attempt),
            request: fetch.request,
            content: fetch.content,
            reference: fetch.reference,
            base: fetch.base,
            redirects: fetch.redirects,
            notBefore: notBefore,
            deadline: fetch.deadline
        )
        return .retried
    }

    private func retryAfter(_ exchange: Exchange, _ seconds: Int) -> Int? {
        RetryAfter(exchange.values("retry-after"), now: seconds).seconds(from: seconds)
    }

    private static func microseconds(_ seconds: Int) -> Int64 {
        let (product, overflow) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000)
        return overflow ? .max : product
    }

    /// `nil` when nothing could be sent before the deadline.
    private func moment(after wait: Int64, from now: Int64, deadline: Int64) -> Int64? {
        let (moment, overflow) = now.addingReportingOverflow(wait)
        return overflow || moment >= deadline ? nil : moment
    }

    /// What the octets tell of a connection that ended too early, when the transport says nothing.
    private static func cut(_ exchange: Exchange) -> OutcomeFacts.Reason? {
        guard exchange.isClosed else { return nil }
        let message = exchange.message
        if message.octets.isEmpty { return .closedBeforeResponse }
        guard let head = message.head else { return message.interim.isEmpty ? nil : .closedBeforeResponse }
        if !head.isTerminated { return .closedInHead }
        return message.framing.isComplete == false ? .closedInBody : nil
    }

    /// Equal for requests that get the same answer; the fragment is not sent.
    private static func key(_ method: String, _ url: WebURL?) -> [UInt8] {
        Array(method.utf8) + [0x20] + (url?.withoutFragment.octets ?? [])
    }
}
