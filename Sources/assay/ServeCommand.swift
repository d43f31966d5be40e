import Dispatch
import Foundation
import Service
import Transport

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
            let service = try RunningService(configuration, log: LogSink(), analyze: analyze)
            // Before anybody can know that we listen.
            let signals = stopOnSignals(service)
            for address in service.addresses { write("assay: listening on http://\(address)\n", to: STDOUT_FILENO) }
            withExtendedLifetime(signals) { dispatchMain() }
        } catch let fault as Configuration.Fault {
            write("assay: \(fault)\n", to: STDERR_FILENO)
            exit(Usage.failure)
        } catch {
            write("assay: \(error)\n", to: STDERR_FILENO)
            exit(1)
        }
    }

    /// The first signal drains, the second ends the process at once.
    private static func stopOnSignals(_ service: RunningService) -> Signals {
        let received = Guarded(0)
        return Signals([SIGTERM, SIGINT]) { _ in
            let count = received.withLock { received in
                received += 1
                return received
            }
            if count == 1 {
                service.drain { exit(0) }
            } else {
                service.cut()
                exit(0)
            }
        }
    }

    /// Until the pipeline is joined in, the answer says what was received.
    private static let analyze: Analyze = { request, requestID, now in
        let text = "{\"id\":\"\(requestID)\",\"input\":{\"kind\":\"\(request.kind)\",\"bytes\":\(request.octets.count)}}\n"
        return AnalysisAnswer(contentType: "application/json", body: Array(text.utf8))
    }

    private static func write(_ line: String, to descriptor: Int32) {
        let octets = Array(line.utf8)
        _ = Foundation.write(descriptor, octets, octets.count)
    }
}
