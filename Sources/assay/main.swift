import Foundation
import Service

var arguments = CommandLine.arguments.dropFirst()
switch arguments.popFirst() {
case "check": exit(CheckCommand.run(Array(arguments)))
case "serve": ServeCommand.run(Array(arguments))
case "healthcheck": exit(HealthcheckCommand.run(Array(arguments)))
case "--version", "version": print("assay \(BuildFacts.version)")
case "--help", "-h", "help": print(Usage.text, terminator: "")
default:
    FileHandle.standardError.write(Data(Usage.text.utf8))
    exit(Usage.failure)
}
