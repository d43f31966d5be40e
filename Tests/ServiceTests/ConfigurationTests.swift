import Testing

@testable import Service

@Suite struct ConfigurationTests {
    @Test("Flags go before the environment, which goes before defaults")
    func precedence() throws {
        let environment = ["ASSAY_LOOPS": "2", "ASSAY_DRAIN_DELAY": "250ms", "ASSAY_LISTEN": ":1,[::1]:2", "ASSAY_REDIS_URL": "x"]
        let configuration = try Configuration(environment: environment, arguments: ["--loops", "3", "--access-log=off"])
        #expect(configuration.loops == 3)
        #expect(configuration.drainDelay == 250_000_000)
        #expect(configuration.listen == [.init(host: nil, port: 1), .init(host: "::1", port: 2)])
        #expect(!configuration.accessLog)
        #expect(configuration.limits.connections == 1024)
    }

    @Test(
        "A setting that cannot be used is named",
        arguments: [
            ["--loops", "0"], ["--loops"], ["--listen", "::1:80"], ["--listen", "a:70000"], ["--listen", ","], ["--drain-delay", "5 s"],
            ["--drain-delay", "99999999h"], ["--access-log", "maybe"], ["--frobnicate", "1"], ["stray"],
        ]
    )
    func faults(_ arguments: [String]) {
        let fault = #expect(throws: Configuration.Fault.self) { try Configuration(environment: [:], arguments: arguments) }
        #expect(fault?.description.contains(arguments[0]) == true)
        #expect(throws: Configuration.Fault.self) { try Configuration(environment: ["ASSAY_WORKERS": "many"], arguments: []) }
    }

    @Test("The help names every flag")
    func help() {
        for setting in Setting.all { #expect(Configuration.flagHelp.contains("  \(setting.flag) ")) }
    }
}
