import Checks
import Foundation
import HTTPSemantics
import Recording
import Reporting

/// `assay check`: reads a response from a file or standard input and prints its report.
enum CheckCommand {
    static let usage = """
        usage: assay check FILE|- [flags]

        Reads the octets of one HTTP response and prints what is wrong with it.

          --format text|json          text for people (default), json for programs
          --request-method METHOD     the method of the request (default GET)
          --url URL                   the URL that was asked for
          --header 'NAME: VALUE'      a field of the request; may be given several times
          --now TIME                  judge ages and expiry at this time (RFC 3339 or Unix seconds; default: what Date and Age tell)
          --fail-on error|warning|note
                                      exit with 1 when a finding is at least this grave
          --width N                   columns of the text report (default: the terminal's, else 100)
          --no-redact                 show cookie values and tokens

        Colour is used on a terminal unless NO_COLOR is set.

        Exit codes: 0 the report was printed; 1 a finding reached --fail-on; 2 the command line cannot be used; 3 the input cannot be read.

        """

    private struct Options {
        var input: String?
        var isJSON = false
        var request = Request(method: "GET")
        var now: Int?
        var failOn: Check.Severity?
        var width: Int?
        var redacts = true
    }

    /// What is wrong with the command line.
    private struct Misuse: Error {
        let words: String
    }

    static func run(_ arguments: [String]) -> Int32 {
        if arguments.contains("--help") || arguments.contains("-h") {
            print(usage, terminator: "")
            return 0
        }
        let options: Options
        do {
            options = try read(arguments)
        } catch let misuse as Misuse {
            complain("assay check: \(misuse.words)\n\n\(usage)")
            return Usage.failure
        } catch {
            return Usage.failure
        }
        guard let path = options.input, let octets = octets(of: path) else {
            complain("assay check: cannot read \(options.input ?? "")\n")
            return 3
        }
        return report(octets, options)
    }

    private static func report(_ octets: [UInt8], _ options: Options) -> Int32 {
        var choices = ReportOptions()
        choices.redacts = options.redacts
        let investigation = Investigation(posted: Hop(request: options.request, received: octets), kind: .file)
        let report = analyze(investigation, at: options.now, id: UUID().uuidString.lowercased(), options: choices)
        if options.isJSON {
            let time = Timestamp.text(Int64(Date().timeIntervalSince1970))
            FileHandle.standardOutput.write(Data(report.json(analyzedAt: time, isPretty: true) + [0x0A]))
        } else {
            let isTerminal = isatty(STDOUT_FILENO) == 1
            let usesColor = isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty != false
            let style = TextStyle(width: options.width ?? (isTerminal ? terminalWidth : 100), usesColor: usesColor)
            FileHandle.standardOutput.write(Data(report.text(style).utf8))
        }
        guard let floor = options.failOn else { return 0 }
        return report.findings.contains { $0.severity >= floor } ? 1 : 0
    }

    private static func read(_ arguments: [String]) throws -> Options {
        var options = Options()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                if options.input != nil { throw Misuse(words: "one input only, not also \(argument)") }
                options.input = argument
                continue
            }
            if argument == "--no-redact" {
                options.redacts = false
                continue
            }
            guard let value = rest.popFirst() else { throw Misuse(words: "\(argument) needs a value, or is no flag") }
            try set(argument, value, &options)
        }
        if options.input == nil { throw Misuse(words: "no input: give a file, or - for standard input") }
        return options
    }

    private static func set(_ flag: String, _ value: String, _ options: inout Options) throws {
        switch flag {
        case "--format":
            guard value == "text" || value == "json" else { throw Misuse(words: "--format takes text or json, not \(value)") }
            options.isJSON = value == "json"
        case "--request-method": options.request.method = value
        case "--url": options.request.url = value
        case "--header":
            guard let colon = value.firstIndex(of: ":") else { throw Misuse(words: "--header takes 'NAME: VALUE', not \(value)") }
            let field = value[value.index(after: colon)...].drop { $0 == " " }
            options.request.fields.append((name: String(value[..<colon]), value: String(field)))
        case "--now":
            guard let now = seconds(value) else { throw Misuse(words: "--now takes RFC 3339 or Unix seconds, not \(value)") }
            options.now = now
        case "--fail-on":
            guard let severity = Check.Severity(rawValue: value) else {
                throw Misuse(words: "--fail-on takes error, warning or note, not \(value)")
            }
            options.failOn = severity
        case "--width":
            guard let width = Int(value), width > 0 else { throw Misuse(words: "--width takes a number of columns, not \(value)") }
            options.width = width
        default: throw Misuse(words: "no flag \(flag)")
        }
    }

    private static func seconds(_ text: String) -> Int? {
        Int(text) ?? ISO8601DateFormatter().date(from: text).map { Int($0.timeIntervalSince1970) }
    }

    private static func octets(of path: String) -> [UInt8]? {
        if path == "-" { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
        return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }

    private static var terminalWidth: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
        return min(Int(size.ws_col), 120)
    }

    private static func complain(_ words: String) { FileHandle.standardError.write(Data(words.utf8)) }
}
