import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2, arguments[0] == "emit" else {
    FileHandle.standardError.write(
        Data(
            """
            usage: assay-conformance emit DIR [SUITE…]
            Prints, a JSON line a case, what the code says about each input of the suites below DIR.

            """.utf8
        )
    )
    exit(2)
}
exit(Emission(directory: arguments[1], suites: Set(arguments.dropFirst(2))).run() ? 0 : 1)
