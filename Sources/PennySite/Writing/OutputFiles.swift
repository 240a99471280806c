import PennyDiagnostics
import PennyFiles

/// The files of an output that is being made.
struct OutputFiles: Sendable {
    /// The output's folder as it was named, for messages.
    let name: String
    let files: NewFiles

    /// Writes one file at a path below the output.
    func write(_ content: Printed.Content, to path: String) throws(DiagnosticError) {
        switch content {
        case .bytes(let bytes), .picture(let bytes):
            try attempt(path) { () throws(FileError) in try files.write(bytes, to: path) }
        case .file(let tree, let source):
            try attempt(path, copying: tree.path(source)) { () throws(FileError) in
                try files.copy(source, in: tree, to: path)
            }
        case .pieces(let make): try write(make, to: path)
        }
    }

    private func write(
        _ make: Printed.Pieces, to path: String
    ) throws(DiagnosticError) {
        let file: NewFile
        do throws(FileError) {
            file = try files.begin(path)
        } catch {
            throw cannotWrite(path, error)
        }
        try make { (bytes) throws(DiagnosticError) in
            try attempt(path) { () throws(FileError) in try file.append(bytes[...]) }
        }
        try attempt(path) { () throws(FileError) in try file.finish() }
    }

    private func cannotWrite(_ path: String, _ error: FileError) -> DiagnosticError {
        let shown = name + "/" + path
        return OutputFolder.error(.cannotWrite(shown, reason: error.reason), shown)
    }

    /// Runs a file operation and says what cannot be read or written if it fails.
    private func attempt(
        _ path: String, copying source: String? = nil, _ work: () throws(FileError) -> Void
    ) throws(DiagnosticError) {
        do throws(FileError) {
            try work()
        } catch {
            if let source, error.path == source {
                throw OutputFolder.error(.cannotRead(source, reason: error.reason), source)
            }
            throw cannotWrite(path, error)
        }
    }
}
