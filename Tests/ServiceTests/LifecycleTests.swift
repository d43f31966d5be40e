import Dispatch
import Glibc
import Testing
import Transport

@testable import Service

@Suite struct LifecycleTests {
    @Test("Draining turns readiness off at once, serves on, answers what was accepted and ends")
    func draining() throws {
        let gate = DispatchSemaphore(value: 0)
        let fixture = try Fixture(analyze: { request, id, now in
            gate.wait()
            return Fixture.echo(request, id, now)
        })
        #expect(fixture.call("GET", "/readyz").status == 200)
        let busy = fixture.connect()
        Fixture.send("POST /analyze?now=0 HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbusy", to: busy)
        let partial = fixture.connect()
        Fixture.send("POST /analyze?now=0 HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\npa", to: partial)
        usleep(50_000)
        let done = DispatchSemaphore(value: 0)
        fixture.service.drain { done.signal() }
        usleep(50_000)
        let ready = fixture.call("GET", "/readyz")
        #expect(ready.status == 503 && ready.field("Retry-After") != nil && ready.content.contains("\"draining\""))
        #expect(fixture.call("GET", "/healthz").status == 503)
        #expect(fixture.call("GET", "/livez").status == 200)
        usleep(400_000)
        #expect(fixture.connect() < 0)
        Fixture.send("rt", to: partial)
        gate.signal()
        gate.signal()
        for (descriptor, word) in [(busy, "busy"), (partial, "part")] {
            let answer = Fixture.answer(of: descriptor)
            #expect(answer.content.hasSuffix(word) && answer.field("Connection") == "close")
        }
        #expect(done.wait(timeout: .now() + 10) == .success)
    }

    @Test("Work that takes longer than the limit is cut")
    func cutAtLimit() throws {
        let gate = DispatchSemaphore(value: 0)
        let fixture = try Fixture(
            {
                $0.drainDelay = 0
                $0.drainLimit = 200_000_000
            },
            analyze: { request, id, now in
                gate.wait()
                return Fixture.echo(request, id, now)
            }
        )
        let busy = fixture.connect()
        Fixture.send("POST /analyze HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na", to: busy)
        usleep(50_000)
        let done = DispatchSemaphore(value: 0)
        fixture.service.drain { done.signal() }
        #expect(done.wait(timeout: .now() + 10) == .success)
        #expect(Fixture.answer(of: busy).status == 0)
        gate.signal()
    }

    @Test("A full queue is 503 at once, while probes are answered")
    func overload() throws {
        let gate = DispatchSemaphore(value: 0)
        let fixture = try Fixture(
            {
                $0.workers = 1
                $0.queue = 1
            },
            analyze: { request, id, now in
                gate.wait()
                return Fixture.echo(request, id, now)
            }
        )
        let request = "POST /analyze HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\n\r\na"
        let first = fixture.connect()
        Fixture.send(request, to: first)
        usleep(100_000)
        let second = fixture.connect()
        Fixture.send(request, to: second)
        usleep(100_000)
        let refused = fixture.call("POST", "/analyze", content: "a")
        #expect(refused.status == 503 && refused.field("Retry-After") == "1" && refused.content.contains("\"overloaded\""))
        #expect(fixture.call("GET", "/livez").status == 200)
        #expect(fixture.call("GET", "/readyz?verbose").content.contains("queue: 1 of 1"))
        gate.signal()
        gate.signal()
        #expect(Fixture.answer(of: first).status == 200)
        #expect(Fixture.answer(of: second).status == 200)
    }

    @Test("Jobs run in order and the queue is bounded by length and by octets")
    func workerPool() {
        let gate = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        let order = Guarded<[Int]>([])
        let pool = WorkerPool(threads: 1, limit: 3, octetLimit: 100)
        #expect(pool.submit(octets: 500) { gate.wait() })
        for _ in 0..<500 where pool.depth > 0 { usleep(1_000) }
        #expect(pool.submit(octets: 60) { order.withLock { $0.append(1) } })
        #expect(!pool.submit(octets: 50) {})
        #expect(pool.submit(octets: 40) { order.withLock { $0.append(2) } })
        #expect(pool.submit(octets: 0) { done.signal() })
        #expect(!pool.submit(octets: 0) {})
        gate.signal()
        #expect(done.wait(timeout: .now() + 10) == .success)
        #expect(order.withLock { $0 } == [1, 2])
        pool.stop()
        #expect(!pool.submit(octets: 0) {})
    }

    @Test("An address that is taken is an error, and nothing stays behind")
    func addressInUse() throws {
        let fixture = try Fixture()
        let port = try #require(fixture.service.addresses.first).port
        #expect(throws: TransportError.self) {
            try Fixture({ $0.listen = [.init(host: "127.0.0.1", port: 0), .init(host: "127.0.0.1", port: port)] })
        }
        #expect(fixture.call("GET", "/livez").status == 200)
    }
}
