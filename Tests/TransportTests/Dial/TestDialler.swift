import HTTPSemantics
import Recording

@testable import Transport

/// A dialler that may go to this machine, on any port, with short limits, and looks names up in a table.
struct TestDialler {
    let dialler: Dialler
    let loop: EventLoop

    static let short: FetchLimits = {
        var limits = FetchLimits()
        limits.dnsTime = 300_000_000
        limits.connectTime = 300_000_000
        limits.tlsTime = 400_000_000
        limits.firstOctetTime = 400_000_000
        limits.readTime = 300_000_000
        limits.totalTime = 900_000_000
        limits.stagger = 50_000_000
        limits.head = 64 << 10
        limits.content = 256 << 10
        return limits
    }()

    init(
        limits: FetchLimits = TestDialler.short,
        methods: Set<String> = ["GET", "HEAD", "OPTIONS"],
        allowed: [String] = ["127.0.0.0/8", "::1/128"],
        lookUp: @escaping @Sendable (String) -> LookUp = { _ in .notFound }
    ) throws {
        var policy = WallPolicy()
        policy.ports = nil
        policy.allowedRanges = allowed.compactMap { AddressRange($0) }
        var rules = RequestRules()
        rules.methods = methods
        rules.userAgent = "Assay/test"
        loop = try EventLoop(name: "dial")
        dialler = try Dialler(
            loops: [loop],
            policy: policy,
            limits: limits,
            rules: rules,
            resolver: Resolver(threads: 2, lookUp: lookUp)
        ) { ResponseFollower(method: $0) }
    }

    func fetch(_ url: String) -> Hop { dialler.fetchAndWait(FetchRequest(url: url)) }
    func fetch(_ request: FetchRequest) -> Hop { dialler.fetchAndWait(request) }
}

extension Hop {
    var end: FetchEnd? { fetch?.end }
    var text: String { String(decoding: received, as: UTF8.self) }
}
