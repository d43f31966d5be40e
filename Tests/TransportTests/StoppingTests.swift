import Dispatch
import Glibc
import Testing

@testable import Transport

private let get = "GET /?n HTTP/1.1\r\nHost: a\r\n\r\n"

@Suite struct StoppingTests {
    @Test("Announced closing makes every answer the last, and new connections are still served")
    func announced() throws {
        let echo = try RunningEcho(loops: 2)
        let client = try echo.client()
        client.send(get)
        #expect(client.receiveAnswer()?.content == "now n")
        echo.server.announceClosing()
        usleep(20_000)
        client.send(get)
        #expect(client.receiveAll().contains("Connection: close"))
        #expect(try echo.status(of: get) == 200)
    }

    @Test("What was received when the server stops is answered, even in part; the rest ends", arguments: [1, 2])
    func stopped(loops: Int) throws {
        let echo = try RunningEcho(loops: loops) { $0.lingerTime = 300_000_000 }
        let idle = try echo.client()
        idle.send(get)
        #expect(idle.receiveAnswer()?.content == "now n")
        let busy = try echo.client()
        busy.send("POST /held HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na")
        for _ in 0..<500 where echo.application.tickets.withLock(\.count) == 0 { usleep(2_000) }
        let partial = try echo.client()
        partial.send("GET /?p HTTP/1.1\r\nHo")
        usleep(20_000)
        let fresh = try echo.client()
        let done = DispatchSemaphore(value: 0)
        echo.server.stop(grace: 1_000_000_000) { done.signal() }
        #expect(idle.receiveAll() == "")
        #expect(LoopbackClient(port: echo.port) == nil)
        fresh.send(get)
        #expect(fresh.receiveAll().hasSuffix("now n"))
        partial.send("st: a\r\n\r\n")
        #expect(partial.receiveAll().hasSuffix("now p"))
        #expect(done.wait(timeout: .now()) == .timedOut)
        echo.application.tickets.withLock(\.last)?.send(Response(status: 200, route: "", content: .octets([49])))
        #expect(busy.receiveAll().hasSuffix("\r\n\r\n1"))
        withExtendedLifetime((idle, busy, partial, fresh)) {}
        #expect(done.wait(timeout: .now() + 10) == .success)
    }

    @Test("Cutting ends everything at once")
    func cut() throws {
        let echo = try RunningEcho()
        let client = try echo.client()
        client.send("POST /held HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na")
        usleep(20_000)
        echo.server.cut()
        #expect(client.receive() == nil)
    }
}
