public import PennyDiagnostics

/// A file that an import makes; writing it is the caller's.
public struct ImportedFile: Equatable, Sendable {
    public let path: String
    public let text: String
    /// What is in it: `3 products`.
    public let contents: String
}

/// What an import makes of a file, and what of it was left out, each with its
/// place and why.
public struct Imported: Equatable, Sendable {
    public let files: [ImportedFile]
    public let leftOut: [Diagnostic]
    /// What of it asks to be completed by hand.
    public let notes: [Diagnostic]
}
