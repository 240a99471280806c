import PennyDiagnostics
import PennyFiles

/// The files of an output that is being made.
struct OutputFiles: Sendable {
    /// The output's folder as it was named, for messages.
    let name: String
    let files: NewFiles

    /// Writes one file at a path below the output.
    func write(_ content: Printed.Content, to path: String) throws(DiagnosticError) {
        do throws(FileError) {
            switch content {
            case .bytes(let bytes), .picture(let bytes): try files.write(bytes, to: path)
            case .file(let tree, let source): try files.copy(source, in: tree, to: path)
            }
        } catch {
            if case .file(let tree, let source) = content, error.path == tree.path(source) {
                throw OutputFolder.error(
                    .cannotRead(error.path, reason: error.reason), error.path)
            }
            let shown = name + "/" + path
            throw OutputFolder.error(.cannotWrite(shown, reason: error.reason), shown)
        }
    }
}
