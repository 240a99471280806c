public import PennyDiagnostics

/// The outcome of a build.
public struct BuildReport: Sendable {
    /// The output folder, as it was named.
    public let output: String
    /// The target of the output folder, if its name is a symbolic link.
    public let linked: String?
    public let pages: Int
    /// The number of pages that differ from those before.
    public let newPages: Int
    /// The number of pages that are gone.
    public let removedPages: Int
    /// The rows of the schedules on the pages.
    public let rows: Int
    /// Warnings; a build with errors has no report.
    public let warnings: [Diagnostic]
    public let timings: BuildTimings
}
