import Dispatch
import Foundation
import Service

/// `assay serve`: runs until a signal ends it.
enum ServeCommand {
    static func run(_ arguments: [String]) {
        if arguments.contains("--help") || arguments.contains("-h") {
            print("usage: assay serve [flags]; each may be set as ASSAY_… too (--drain-delay as ASSAY_DRAIN_DELAY)\n")
            print(Configuration.flagHelp, terminator: "")
            return
        }
        do {
            let configuration = try Configuration(environment: ProcessInfo.processInfo.environment, arguments: arguments)
            let service = try RunningService(configuration, log: LogSink(), analyze: ReportingAnalysis.answer)
            // Before anybody can know that we listen.
            let signals = (service.stopOnSignals(), service.reloadOnSignal())
            for address in service.addresses { write("assay: listening on \(address.origin)\n", to: STDOUT_FILENO) }
            withExtendedLifetime(signals) { dispatchMain() }
        } catch let fault as Configuration.Fault {
            write("assay: \(fault)\n", to: STDERR_FILENO)
            exit(Usage.failure)
        } catch {
            write("assay: \(error)\n", to: STDERR_FILENO)
            exit(1)
        }
    }

    private static func write(_ line: String, to descriptor: Int32) {
        let octets = Array(line.utf8)
        _ = Foundation.write(descriptor, octets, octets.count)
    }
}
