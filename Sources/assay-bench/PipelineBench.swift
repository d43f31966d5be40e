import Foundation
import HTTPContent
import HTTPSemantics
import HTTPSyntax
import Recording
import Reporting

/// Responses a second through the whole pipeline on one core.
struct PipelineBench {
    private struct Sample {
        let name: String
        let hop: Hop
    }

    private let directory: String
    private var seconds = 1.0
    private var runs = 3
    /// The corpus' own clock does not matter: each response is judged at the time that its Date tells.
    private let samples: [Sample]

    init(arguments: [String]) {
        directory = arguments[0]
        for (index, argument) in arguments.enumerated() where index + 1 < arguments.count {
            if argument == "--seconds" { seconds = Double(arguments[index + 1]) ?? seconds }
            if argument == "--runs" { runs = Int(arguments[index + 1]) ?? runs }
        }
        samples = PipelineBench.samples(in: directory)
    }

    func run() -> Bool {
        guard !samples.isEmpty else {
            FileHandle.standardError.write(Data("no .http files in \(directory)\n".utf8))
            return false
        }
        for sample in samples {
            let pipeline = Stopwatch.cost(seconds: seconds / 4, runs: runs) { blackHole(report(sample)) }
            let bare = Stopwatch.cost(seconds: seconds / 8, runs: runs) { blackHole(bareCost(sample)) }
            let line = [
                pad(sample.name, 28), pad("\(Int(1 / pipeline)) responses/s", 22), pad("\(tenths(pipeline)) µs", 12),
                "codings and SHA-256 alone \(tenths(bare)) µs",
            ]
            print(line.joined())
        }
        let pass = Stopwatch.cost(seconds: seconds, runs: runs) { for sample in samples { blackHole(report(sample)) } }
        print("all: \(Int(Double(samples.count) / pass)) responses/s")
        return true
    }

    private func report(_ sample: Sample) -> Int {
        let report = analyze(Investigation(posted: sample.hop, kind: .raw), at: nil, id: "bench")
        return report.json(analyzedAt: "2026-08-01T10:00:02Z").count
    }

    /// What any tool must do with these octets: undo the codings, and take the digest.
    private func bareCost(_ sample: Sample) -> Int {
        let context = MessageReader.Context(method: sample.hop.request.method ?? "GET")
        let message = MessageReader.read(sample.hop.received, context: context)
        let codings = CodingReader.read(message.content, declared: message.values("content-encoding"), context: .init())
        return SHA256Digest.digest(of: codings.decoded.octets, in: codings.decoded.range).count
    }

    private static func samples(in directory: String) -> [Sample] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).filter { $0.hasSuffix(".http") }.sorted()
        return names.compactMap { name in
            guard let data = FileManager.default.contents(atPath: "\(directory)/\(name)") else { return nil }
            let stem = String(name.dropLast(5))
            let request = FileManager.default.contents(atPath: "\(directory)/\(stem).req").flatMap {
                Request(head: [UInt8]($0), scheme: "https")
            }
            return Sample(name: stem, hop: Hop(request: request ?? Request(method: "GET"), received: [UInt8](data)))
        }
    }

    private func pad(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }

    private func tenths(_ seconds: Double) -> String { "\((seconds * 1e7).rounded() / 10)" }
}

/// Keeps the optimiser from seeing that a result is not used.
@inline(never) func blackHole(_ value: Int) {
    if value == .min { print(value) }
}
