import Foundation

let usage = """
    usage: assay-conformance emit DIR [SUITE…]
           assay-conformance compare DIR EMITTED

    emit     prints, a JSON line a case, what the code says about each input of the suites below DIR
    compare  compares an emission with the `expected` members of the cases below DIR

    """
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "emit" where arguments.count >= 2:
    exit(Emission(directory: arguments[1], suites: Set(arguments.dropFirst(2))).run() ? 0 : 1)
case "compare" where arguments.count == 3: exit(Comparison(directory: arguments[1], emitted: arguments[2]).run() ? 0 : 1)
default:
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
}
