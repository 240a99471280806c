import PennyDiagnostics
import PennyFiles

/// The output of a build while its files are rendered.
struct OpenOutput {
    /// Receives the new files.
    let files: StagingSink
    /// The output of an earlier build; nil for the first.
    let existing: ExistingOutput?
    /// Holds data that does not fit in memory.
    let scratch: ScratchFile?
    /// The pictures of earlier builds, by path.
    var pictures: [String: PictureStore.Entry]

    /// Passes each file to the output.
    var sink: ArtifactRenderer.FileSink {
        { [files] (path, content) throws(DiagnosticError) in try files.write(content, to: path) }
    }
}

extension StagedOutput {
    /// Opens the output for the files of a build.
    mutating func opened() throws(DiagnosticError) -> OpenOutput {
        OpenOutput(
            files: try open(), existing: existing, scratch: makeScratch(),
            pictures: readPictures())
    }
}
