public import PennyDiagnostics

/// A file that an import produces; the caller writes it.
public struct ImportedFile: Equatable, Sendable {
    public let path: String
    public let text: String
    /// A summary of the contents, such as `3 products`.
    public let contents: String
}

/// The result of an import, and what was left out, each with its location and the reason.
public struct Imported: Equatable, Sendable {
    public let files: [ImportedFile]
    public let leftOut: [Diagnostic]
    /// Parts that the user should complete by hand.
    public let notes: [Diagnostic]
}
