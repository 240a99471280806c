public import PennyDiagnostics

/// Builds and checks a site, and renders single pages of it.
public struct SiteBuilder {
    let options: BuildOptions

    public init(_ options: BuildOptions) {
        self.options = options
    }

    /// Builds the site into its output folder. A build with errors leaves the existing output as it
    /// was.
    ///
    /// - Throws: every fault of all files.
    public func build() throws(DiagnosticError) -> BuildReport { try Pipeline(options).build() }

    /// Does everything that a build does, except writing.
    ///
    /// - Throws: every fault of all files.
    public func check() throws(DiagnosticError) -> BuildReport { try Pipeline(options).check() }
}
