import Foundation

let usage = """
    usage: assay-bench pipeline DIR [--seconds S] [--runs N]
           assay-bench syntax

    pipeline  the whole pipeline, JSON report included, over each NAME.http of DIR (and NAME.req beside it) on one core; beside it
              the bare cost of undoing the content codings and of SHA-256 over the same bodies
    syntax    reading heads and chunked bodies

    """
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "pipeline" where arguments.count >= 2: exit(PipelineBench(arguments: Array(arguments.dropFirst())).run() ? 0 : 1)
case "syntax": SyntaxBench.run()
default:
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
}
