import Testing
import Transport

@testable import Service

/// SplitMix64, so that a failure can be repeated.
private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int64) -> Int64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int64((mixed ^ (mixed >> 31)) % UInt64(sides))
    }
}

extension PaceTable {
    /// A request that is over at once.
    fileprivate mutating func ask(_ host: String, _ address: UInt32 = 0x0101_0101, at now: Int64) -> PaceDecision {
        let decision = admit(host: host, port: 443, addresses: [.ipv4(address)], now: now)
        if decision.isAllowed { finish(host: host, port: 443) }
        return decision
    }
}

@Suite struct PaceTableTests {
    @Test("A burst is allowed at once, then the steady pace, and the answer says how long to wait")
    func burst() {
        var table = PaceTable()
        for left in (0..<10).reversed() {
            let decision = table.ask("a.example", at: 1_000)
            #expect(decision.isAllowed)
            #expect(decision.remaining == Int64(left))
            #expect(decision.retryAfter == 0)
        }
        let denied = table.ask("a.example", at: 1_000)
        #expect(denied.denial == .host)
        #expect(denied.retryAfter == 500_000)
        #expect(denied.remaining == 0)
        #expect(table.ask("a.example", at: 500_999).denial == .host)
        #expect(table.ask("a.example", at: 501_000).isAllowed)
        #expect(table.ask("a.example", at: 501_000).denial == .host)
    }

    @Test("After a rest the whole burst is there again, and no more")
    func rest() {
        var table = PaceTable()
        for _ in 0..<10 { _ = table.ask("a.example", at: 0) }
        let allowed = (0..<30).filter { _ in table.ask("a.example", at: 3_600_000_000).isAllowed }
        #expect(allowed.count == 10)
    }

    @Test("Ports are hosts of their own, names in one block share the pace of the block")
    func keys() {
        var table = PaceTable()
        var allowed = 0
        for number in 0..<100 where table.ask("h\(number).example", 0x0505_0500 + UInt32(number), at: 0).isAllowed { allowed += 1 }
        #expect(allowed == 40)
        let denied = table.ask("other.example", 0x0505_05FF, at: 0)
        #expect(denied.denial == .network)
        #expect(denied.retryAfter == 50_000)
        #expect(table.ask("other.example", 0x0505_0600, at: 0).isAllowed)
        for _ in 0..<10 { _ = table.admit(host: "p.example", port: 80, addresses: [.ipv4(1 << 24)], now: 0) }
        #expect(table.admit(host: "p.example", port: 8080, addresses: [.ipv4(1 << 24)], now: 0).isAllowed)
    }

    @Test("An IPv6 block is a /48, and all addresses of a name count, whichever stands first")
    func blocks() {
        var table = PaceTable()
        for number in 0..<40 as Range<UInt64> {
            let addresses: [Address] = [.ipv4(UInt32(number) << 8), .ipv6(high: 0x2001_0DB8_0001_0000 | number, low: number)]
            #expect(table.admit(host: "h\(number)", port: 1, addresses: addresses, now: 0).isAllowed)
        }
        #expect(table.admit(host: "x", port: 1, addresses: [.ipv6(high: 0x2001_0DB8_0001_FFFF, low: 0)], now: 0).denial == .network)
        #expect(table.admit(host: "x", port: 1, addresses: [.ipv6(high: 0x2001_0DB8_0002_0000, low: 0)], now: 0).isAllowed)
    }

    @Test("A denial consumes nothing: what is asked in vain changes no later answer", arguments: 0..<20 as Range<UInt64>)
    func denialIsFree(_ seed: UInt64) {
        var dice = Dice(state: seed)
        var patient = PaceTable()
        var pushing = PaceTable()
        var now: Int64 = 0
        for _ in 0..<2_000 {
            now += dice.roll(120_000)
            let host = "h\(dice.roll(3))"
            // The pushing one asks as long as it is denied something; hosts of one block deny each other.
            let expected = patient.ask(host, at: now)
            #expect(pushing.ask(host, at: now) == expected)
            for _ in 0..<dice.roll(4) where !expected.isAllowed { #expect(pushing.ask(host, at: now) == expected) }
        }
    }

    @Test("In no window more is allowed than rate and burst together", arguments: 0..<20 as Range<UInt64>)
    func rate(_ seed: UInt64) {
        var dice = Dice(state: seed &+ 100)
        var table = PaceTable()
        var allowed: [String: [Int64]] = [:]
        var all: [Int64] = []
        var now: Int64 = 0
        for _ in 0..<5_000 {
            now += dice.roll(2) == 0 ? 0 : dice.roll(40_000)
            if dice.roll(500) == 0 { now += dice.roll(20_000_000) }
            let host = "h\(dice.roll(40))"
            if table.ask(host, at: now).isAllowed {
                allowed[host, default: []].append(now)
                all.append(now)
            }
        }
        for (_, moments) in allowed { #expect(excess(moments, interval: 500_000, burst: 10) == 0) }
        #expect(excess(all, interval: 50_000, burst: 40) == 0)
        #expect(all.count > 200)
    }

    /// Pairs of moments with more between them, both included, than the time at the steady pace and one burst give.
    private func excess(_ moments: [Int64], interval: Int64, burst: Int64) -> Int {
        var found = 0
        for first in moments.indices {
            for last in first..<moments.count where Int64(last - first + 1) > (moments[last] - moments[first]) / interval + burst {
                found += 1
            }
        }
        return found
    }

    @Test("Who waits as long as told is allowed", arguments: 0..<10 as Range<UInt64>)
    func promise(_ seed: UInt64) {
        var dice = Dice(state: seed &+ 500)
        var table = PaceTable()
        var now: Int64 = 0
        for _ in 0..<500 {
            let host = "h\(dice.roll(8))"
            let decision = table.ask(host, at: now)
            if decision.isAllowed {
                now += dice.roll(30_000)
            } else {
                #expect(table.ask(host, at: now + decision.retryAfter - 1).denial != nil)
                now += decision.retryAfter
                #expect(table.ask(host, at: now).isAllowed)
            }
        }
    }

    @Test("At most two requests are under way to one host")
    func inFlight() {
        var table = PaceTable()
        func ask(_ host: String) -> PaceDecision { table.admit(host: host, port: 443, addresses: [.ipv4(1)], now: 0) }
        #expect(ask("a").isAllowed)
        #expect(ask("a").isAllowed)
        let denied = ask("a")
        #expect(denied.denial == .inFlight)
        #expect(denied.retryAfter > 0)
        #expect(denied.host.remaining == 8)
        #expect(ask("b").isAllowed)
        table.finish(host: "a", port: 443)
        #expect(ask("a").isAllowed)
        #expect(ask("a").denial == .inFlight)
        for _ in 0..<5 { table.finish(host: "a", port: 443) }
        #expect(ask("a").isAllowed)
    }

    @Test("A host that asks for patience gets it from all, up to an hour")
    func hold() {
        var table = PaceTable()
        table.hold(host: "a", port: 443, seconds: 30, now: 0)
        #expect(table.ask("a", at: 0).denial == .hold)
        #expect(table.ask("a", at: 0).retryAfter == 30_000_000)
        #expect(table.ask("b", at: 0).isAllowed)
        table.hold(host: "a", port: 443, seconds: 5, now: 1_000_000)
        #expect(table.ask("a", at: 29_999_999).retryAfter == 1)
        #expect(table.ask("a", at: 30_000_000).isAllowed)
        table.hold(host: "a", port: 443, seconds: .max, now: 40_000_000)
        #expect(table.ask("a", at: 40_000_000).retryAfter == 3_600_000_000)
        table.hold(host: "c", port: 443, seconds: -5, now: 40_000_000)
        #expect(table.ask("c", at: 40_000_000).isAllowed)
    }

    @Test("A flood of names finds a bounded table, and pushes nobody out of it")
    func flood() {
        var limits = PaceLimits()
        limits.keys = 2_000
        limits.holds = 100
        var table = PaceTable(limits)
        for _ in 0..<10 { _ = table.ask("victim", 7 << 8, at: 0) }
        var denied = 0
        for number in 0..<10_000 as Range<UInt32> {
            if table.ask("n\(number)", number << 8, at: 0).denial == .full { denied += 1 }
            table.hold(host: "n\(number)", port: 443, seconds: 60, now: 0)
        }
        #expect(table.count <= 2_000)
        #expect(denied > 8_000)
        #expect(table.ask("victim", 7 << 8, at: 0).denial == .host)
        // When their bursts have come back all are forgotten.
        #expect(table.ask("late", 9 << 8, at: 6_000_000).isAllowed)
        #expect(table.count < 10)
    }

    @Test("A clock that goes back costs nobody more than one burst; any moment is taken")
    func clock() {
        var table = PaceTable()
        for _ in 0..<10 { _ = table.ask("a", at: 1_000_000_000_000) }
        #expect(table.ask("a", at: 5).retryAfter <= 5_000_000)
        for now in [Int64.min, -1, 0, .max] {
            _ = table.ask("b", at: now)
            table.hold(host: "b", port: 443, seconds: 1, now: now)
        }
    }

    @Test("The fields tell quota, window, what is left and when to come back")
    func fields() {
        var table = PaceTable()
        let first = table.ask("a", at: 0).fields(table.limits)
        #expect(first.map(\.name) == ["RateLimit-Policy", "RateLimit"])
        #expect(first[0].value == "\"host\";q=10;w=5, \"network\";q=40;w=2")
        #expect(first[1].value == "\"host\";r=9;t=1, \"network\";r=39;t=1")
        for _ in 0..<9 { _ = table.ask("a", at: 0) }
        let denied = table.ask("a", at: 0).fields(table.limits)
        #expect(denied[1].value == "\"host\";r=0;t=5, \"network\";r=30;t=1")
        #expect(denied.last?.name == "Retry-After")
        #expect(denied.last?.value == "1")
    }

    @Test("Rates out of all reason are taken as the nearest that works")
    func extremes() {
        var limits = PaceLimits()
        limits.host = .init(perSecond: 0, burst: 0)
        limits.network = .init(perSecond: .infinity, burst: .max)
        var table = PaceTable(limits)
        #expect(table.ask("a", at: 0).isAllowed)
        #expect(table.ask("a", at: 0).retryAfter == 10_000_000_000)
        #expect(PaceLimits.Rate(perSecond: .nan, burst: 5).interval == 10_000_000_000)
        #expect(PaceLimits.Rate(perSecond: 0.5, burst: 5).interval == 2_000_000)
    }
}
