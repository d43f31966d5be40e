enum Usage {
    /// The exit code for a command line that cannot be used.
    static let failure: Int32 = 2

    static let text = """
        usage: assay check FILE|- [flags]
                                       say what is wrong with a response
               assay serve [flags]      serve the API and the page
               assay healthcheck [HOST:PORT]
                                       ask a running server whether it serves
               assay --version

        `assay check --help` and `assay serve --help` list the flags.

        """
}
