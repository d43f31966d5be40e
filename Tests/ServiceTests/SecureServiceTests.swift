import Testing
import Transport

@testable import Service

@Suite struct SecureServiceTests {
    @Test("HTTPS needs a certificate and a key, and files that can be read")
    func files() throws {
        let flags = ["--listen", "127.0.0.1:0", "--tls-listen", "127.0.0.1:0", "--access-log", "off"]
        for more in [
            [], ["--tls-cert", "/nonexistent/chain.pem"], ["--tls-cert", "/nonexistent/chain.pem", "--tls-key", "/nonexistent/key.pem"],
        ] {
            let configuration = try Configuration(environment: [:], arguments: flags + more)
            #expect(throws: TransportError.self) {
                _ = try RunningService(configuration, log: LogSink(), analyze: Fixture.echo)
            }
        }
    }
}
