import Certificates
import HTTPContent
import HTTPSyntax

/// Success at the three levels: network, HTTP, business; and whether to try again (api.md's closed list of reasons).
package final class OutcomeFacts: Sendable {
    package enum Network: String, Sendable {
        case ok, fail
    }

    package enum HTTPLevel: String, Sendable {
        case ok, redirect, fail
        /// No status line, or no final one.
        case none
    }

    /// Why the network level failed.
    package enum Reason: String, Sendable, CaseIterable {
        case dnsNotFound = "dns-not-found"
        case dnsTimeout = "dns-timeout"
        case dnsFailed = "dns-failed"
        /// The wall refused the target of a redirect.
        case denied
        case connectRefused = "connect-refused"
        case connectTimeout = "connect-timeout"
        case connectUnreachable = "connect-unreachable"
        case connectReset = "connect-reset"
        case tlsTimeout = "tls-timeout"
        case tlsAlert = "tls-alert"
        case tlsNotSpoken = "tls-not-spoken"
        case tlsProtocol = "tls-protocol"
        case tlsClosed = "tls-closed"
        case certificateExpired = "certificate-expired"
        case certificateNotYetValid = "certificate-not-yet-valid"
        case certificateWrongHost = "certificate-wrong-host"
        case certificateUntrusted = "certificate-untrusted"
        case certificateUnfit = "certificate-unfit"
        case closedBeforeResponse = "closed-before-response"
        case closedInHead = "closed-in-head"
        case closedInBody = "closed-in-body"
        case reset
        case firstOctetTimeout = "first-octet-timeout"
        case readTimeout = "read-timeout"
        case totalTimeout = "total-timeout"
        case redirectLoop = "redirect-loop"
        case tooManyRedirects = "too-many-redirects"
        case notHTTP = "not-http"
        case framingInvalid = "framing-invalid"
        case codingCorrupt = "coding-corrupt"
        case limitExceeded = "limit-exceeded"

        /// It may pass by itself, so that a safe request is worth another try: time-outs, resets and early closes.
        package var isTransient: Bool {
            switch self {
            case .dnsTimeout, .connectTimeout, .connectReset, .tlsTimeout, .tlsClosed, .closedBeforeResponse,
                .closedInHead, .closedInBody, .reset, .firstOctetTimeout, .readTimeout, .totalTimeout:
                true
            default: false
            }
        }
    }

    package let network: Network
    package let http: HTTPLevel
    package let business: BusinessFacts.Success
    package let reason: Reason?
    package let isRetryable: Bool
    package let retryAfter: RetryAfter
    /// From Retry-After; `nil` when absent or malformed.
    package let retryAfterSeconds: Int?

    /// Every fact that the levels rest on.
    struct Ground {
        let exchange: Exchange
        let connection: ConnectionFacts
        let coding: ContentCodingFacts
        let business: BusinessFacts.Success
        let isConditional: Bool
        /// What the transport or the investigation says; the octets may say more.
        let failure: Reason?
        let now: Int
    }

    static let retryableCodes: Set = [408, 425, 429, 500, 502, 503, 504]
    private static let chunkFaults: Set<ChunkedDecoder.Flaw> = [.invalidSize, .missingDataEnd, .overlongLine]
    static let safeMethods: Set = ["GET", "HEAD", "OPTIONS", "TRACE", "QUERY"]

    init(_ ground: Ground) {
        let message = ground.exchange.message
        let reason = OutcomeFacts.reason(ground)
        self.reason = reason
        network = reason == nil ? .ok : .fail
        http = OutcomeFacts.level(message.status, isConditional: ground.isConditional)
        business = ground.business
        retryAfter = RetryAfter(ground.exchange.values("retry-after"), now: ground.now)
        retryAfterSeconds = retryAfter.seconds(from: ground.now)
        let isSafe = OutcomeFacts.safeMethods.contains(ground.exchange.method)
        isRetryable = reason?.isTransient == true && isSafe || message.status.map { OutcomeFacts.retryableCodes.contains($0) } ?? false
    }

    private static func level(_ status: Int?, isConditional: Bool) -> HTTPLevel {
        guard let status else { return .none }
        switch status {
        case 200..<300: return .ok
        case 304 where isConditional: return .ok
        case 300..<400: return .redirect
        case 100..<200: return .none
        default: return .fail
        }
    }

    private static func reason(_ ground: Ground) -> Reason? {
        let message = ground.exchange.message
        if let reason = certificateReason(ground.connection.certificates) ?? ground.failure { return reason }
        if ground.connection.gotPlainHTTP { return .tlsNotSpoken }
        if ground.connection.alert != nil { return .tlsAlert }
        guard !message.octets.isEmpty else { return .closedBeforeResponse }
        guard let head = message.head else { return message.interim.isEmpty ? .notHTTP : .closedBeforeResponse }
        if !head.isTerminated { return .closedInHead }
        if !head.statusLine.hasValidCode { return .notHTTP }
        let framing = message.framing
        if framing.contentLength.defects.contains(where: { $0.kind != .repeated }), framing.mode == .untilClose, !ground.exchange.isPasted {
            return .framingInvalid
        }
        if framing.isChunkedNotApplied { return framing.isComplete == true || ground.exchange.isPasted ? nil : .framingInvalid }
        if framing.chunkDefects.contains(where: { OutcomeFacts.chunkFaults.contains($0.kind) }) { return .framingInvalid }
        if framing.isComplete == false { return .closedInBody }
        return codingReason(ground.coding)
    }

    private static func codingReason(_ coding: ContentCodingFacts) -> Reason? {
        for layer in coding.codings.stages {
            switch layer.stage?.outcome {
            case .truncated, .corrupt: return .codingCorrupt
            case .limit: return .limitExceeded
            default: break
            }
        }
        return coding.codings.hitLimit ? .limitExceeded : nil
    }

    private static func certificateReason(_ verdict: CertificateVerdict?) -> Reason? {
        guard let verdict, !verdict.ok else { return nil }
        let reasons = verdict.problems.filter(\.breaksTrust).map { problem -> Reason in
            switch problem {
            case .expired: .certificateExpired
            case .notYetValid: .certificateNotYetValid
            case .nameMismatch, .noSubjectAltName: .certificateWrongHost
            case .selfSigned, .incompleteChain, .untrustedRoot: .certificateUntrusted
            default: .certificateUnfit
            }
        }
        return reasons.first ?? .certificateUnfit
    }
}
