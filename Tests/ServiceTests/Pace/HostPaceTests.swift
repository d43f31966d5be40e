import Foundation
import Testing
import Transport

@testable import Service

@Suite struct HostPaceTests {
    private func destination(_ url: String) throws -> Destination {
        var policy = WallPolicy()
        policy.allowsLocalNames = true
        return try policy.decide(url, resolve: { _ in [.ipv4(0x0808_0808)] }).get()
    }

    @Test("Many threads together get no more turns than one alone")
    func threads() throws {
        let clock = Guarded<Int64>(0)
        var limits = PaceLimits()
        limits.inFlight = 1_000
        let pace = HostPace(limits, clock: { clock.withLock { $0 } })
        let destination = try destination("https://a.example.com/")
        let allowed = Guarded(0)
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            if pace.admit(destination).isAllowed { allowed.withLock { $0 += 1 } }
        }
        #expect(allowed.withLock { $0 } == 10)
        clock.withLock { $0 = 1_000_000 }
        #expect(pace.admit(destination).isAllowed)
        #expect(pace.admit(destination).isAllowed)
        #expect(pace.admit(destination).denial == .host)
    }

    @Test("Turns are given back, and patience is kept")
    func turns() throws {
        let clock = Guarded<Int64>(0)
        let pace = HostPace(clock: { clock.withLock { $0 } })
        let destination = try destination("http://a.example.com:8080/x")
        #expect(pace.admit(destination).isAllowed)
        #expect(pace.admit(destination).isAllowed)
        #expect(pace.admit(destination).denial == .inFlight)
        pace.finish(destination.target)
        #expect(pace.admit(destination).isAllowed)
        pace.hold(destination.target, seconds: 2)
        #expect(pace.admit(destination).denial == .hold)
        clock.withLock { $0 = 2_000_000 }
        pace.finish(destination.target)
        #expect(pace.admit(destination).isAllowed)
    }

    @Test("The clock of the system goes forward")
    func systemClock() {
        let first = HostPace.monotonic()
        #expect(first > 0)
        #expect(HostPace.monotonic() >= first)
    }
}
