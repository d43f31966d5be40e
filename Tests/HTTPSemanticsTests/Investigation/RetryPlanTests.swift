import Recording
import Testing

@testable import HTTPSemantics

@Suite struct RetryPlanTests {
    @Test("Statuses that may pass are tried again", arguments: [408, 425, 429, 500, 502, 503, 504])
    func statuses(_ status: Int) {
        var chain = Chain(fields: [("Authorization", "x")], options: Chain.options(retries: 2))
        chain.answer("\(status) X")
        #expect(chain.last == .retried)
        #expect(chain.next?.purpose == .retry(1))
        #expect(chain.nextURL == "https://www.example.com/a?q#f")
        #expect(chain.fieldNames == ["Authorization"])
        chain.answer("200 OK")
        #expect(chain.investigation.steps.map(\.continuation) == [.retried, .final])
        #expect(chain.investigation.failure == nil)
    }

    @Test("Others are the answer", arguments: [200, 304, 400, 401, 403, 404, 409, 501, 505])
    func finalStatuses(_ status: Int) {
        var chain = Chain(options: Chain.options(retries: 2))
        chain.answer("\(status) X")
        #expect(chain.last == .final)
        #expect(chain.next == nil)
    }

    @Test("Network failures that may pass are tried again, others are not", arguments: OutcomeFacts.Reason.allCases)
    func reasons(_ reason: OutcomeFacts.Reason) {
        var chain = Chain(options: Chain.options(retries: 1))
        chain.fail(reason)
        #expect((chain.last == .retried) == reason.isTransient)
        #expect(chain.investigation.failure == reason)
    }

    @Test("The octets tell of an early close when the transport says nothing")
    func earlyClose() {
        for octets in ["", "HTTP/1.1 200 OK\r\nConte", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc", "HTTP/1.1 100 Continue\r\n\r\n"] {
            var chain = Chain(options: Chain.options(retries: 1))
            chain.investigation.record(Hop(received: Array(octets.utf8)), at: chain.now)
            #expect(chain.last == .retried, "\(octets)")
        }
        var whole = Chain(options: Chain.options(retries: 1))
        whole.investigation.record(Hop(received: Array("HTTP/1.1 200 OK\r\n\r\nabc".utf8)), at: whole.now)
        #expect(whole.last == .final)
    }

    @Test(
        "Only safe methods are repeated",
        arguments: [("GET", true), ("HEAD", true), ("OPTIONS", true), ("POST", false), ("DELETE", false)]
    )
    func methods(_ method: String, _ isRepeated: Bool) {
        var chain = Chain(method: method, options: Chain.options(retries: 1))
        chain.answer("503 X")
        #expect(chain.last == (isRepeated ? .retried : .notRetried(.unsafeMethod)))
    }

    @Test("Without being asked nobody tries again; when all tries are used up it is said")
    func count() {
        var none = Chain()
        none.answer("503 X")
        #expect(none.last == .final)

        var two = Chain(options: Chain.options(retries: 2))
        for _ in 0..<3 { two.answer("503 X") }
        #expect(two.investigation.steps.map(\.continuation) == [.retried, .retried, .notRetried(.retriesUsedUp)])
        #expect(two.investigation.steps.map(\.purpose) == [.first, .retry(1), .retry(2)])
    }

    @Test("Waits double with jitter between a half and the whole, the same for the same seed")
    func backoff() {
        var differences: Set<Int64> = []
        for seed in 0..<50 as Range<UInt64> {
            var waits: [[Int64]] = [[], []]
            for run in 0..<2 {
                var chain = Chain(options: Chain.options(retries: 6, seed: seed, total: 1_000_000_000))
                for _ in 0..<6 {
                    chain.answer("503 X")
                    waits[run].append(chain.next?.wait(at: chain.now) ?? -1)
                }
            }
            #expect(waits[0] == waits[1])
            for (wait, step) in zip(waits[0], [500_000, 1_000_000, 2_000_000, 4_000_000, 8_000_000, 8_000_000] as [Int64]) {
                #expect((step / 2...step).contains(wait))
            }
            differences.insert(waits[0][0])
        }
        #expect(differences.count > 40)
    }

    @Test("Retry-After is obeyed when it asks for more, as seconds and as a date")
    func retryAfter() {
        var chain = Chain(options: Chain.options(retries: 3))
        chain.answer("503 X\r\nRetry-After: 7")
        #expect(chain.next?.wait(at: chain.now) == 7_000_000)
        chain.answer("429 X\r\nRetry-After: Sun, 01 Mar 2026 12:00:09 GMT")
        #expect(chain.next?.wait(at: chain.now) == 9_000_000)
        chain.answer("503 X\r\nRetry-After: 0")
        #expect(chain.next?.wait(at: chain.now) ?? 0 >= 1_000_000)
    }

    @Test(
        "No try is planned that could not begin before the deadline",
        arguments: ["30", "99999999999999999999", "Fri, 01 Jan 2100 00:00:00 GMT"]
    )
    func deadline(_ value: String) {
        var chain = Chain(options: Chain.options(retries: 3))
        chain.answer("503 X\r\nRetry-After: \(value)")
        #expect(chain.next == nil)
        #expect(chain.last == .notRetried(.deadline))
    }

    @Test("After the deadline nothing is asked")
    func late() {
        var chain = Chain(options: Chain.options(retries: 3))
        chain.now += 30_000_000
        chain.fail(.totalTimeout)
        #expect(chain.last == .notRetried(.deadline))
        #expect(chain.investigation.failure == .totalTimeout)

        var redirected = Chain()
        redirected.now += 30_000_000
        redirected.answer("302 Found\r\nLocation: /x")
        #expect(redirected.last == .notFollowed(.deadline))
    }

    @Test("A retry of a redirect's target is no loop, and counts no redirect")
    func retryAfterRedirect() {
        var chain = Chain(options: Chain.options(follow: 1, retries: 1))
        chain.answer("302 Found\r\nLocation: /b")
        chain.fail(.connectTimeout)
        #expect(chain.next?.purpose == .retry(1))
        #expect(chain.next?.redirects == 1)
        #expect(chain.next?.base?.href == "https://www.example.com/a?q#f")
        chain.answer("200 OK")
        #expect(chain.investigation.steps.map(\.continuation) == [.followed, .retried, .final])
    }

    @Test("Any clock and any option gives an answer")
    func extremes() {
        for now in [Int64.min, -1, 0, .max] {
            for total in [Int64.min, 0, .max] {
                var options = Chain.options(retries: 2, total: total)
                options.backoff = now
                options.longestBackoff = total
                var investigation = Investigation(of: Request(url: "::"), options: options, at: now)
                #expect(investigation.nextFetch?.wait(at: .min) ?? 0 >= 0)
                investigation.record(Hop(received: Array("HTTP/1.1 503 X\r\nRetry-After: 5\r\n\r\n".utf8)), at: now)
                #expect(investigation.steps.count == 1)
            }
        }
    }
}
