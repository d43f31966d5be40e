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
            for address in service.addresses { announce("assay: listening on http://\(address)\n") }
            let signals = stopOnSignals(service)
            withExtendedLifetime(signals) { dispatchMain() }
        } catch let fault as Configuration.Fault {
            announce("assay: \(fault)\n")
            exit(Usage.failure)
        } catch {
            announce("assay: \(error)\n")
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

    private static func announce(_ line: String) {
        FileHandle.standardError.write(Data(line.utf8))
    }
}
