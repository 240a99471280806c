import PennyDiagnostics
import PennyFiles

/// The files of an output that is being made: those that stand there already stay, and the others
/// are staged.
struct OutputFiles: Sendable {
    /// The output's folder as it was named, for messages.
    let name: String
    let files: NewFiles
    /// The staging folder.
    let staging: FileTree
    let standing: StandingOutput?
    let rule: KeyRule

    /// Takes one file at a path below the output.
    func write(
        _ content: Printed.Content, to path: String
    ) throws(DiagnosticError) -> Press.Made {
        switch content {
        case .bytes(let bytes), .picture(let bytes): return try write(bytes, to: path)
        case .making(let make): return try write(make(), to: path)
        case .file(let tree, let source):
            if let mark = standing?.mark(of: path, holding: source, in: tree) {
                return Press.Made(path: path, mark: mark, isNew: false)
            }
            return try made(path, copying: tree.path(source)) { () throws(FileError) in
                try files.copy(source, in: tree, to: path)
            }
        case .pieces(let make): return try write(make, to: path)
        }
    }

    private func write(
        _ bytes: [UInt8], to path: String
    ) throws(DiagnosticError) -> Press.Made {
        if let mark = standing?.mark(of: path, holding: bytes) {
            return Press.Made(path: path, mark: mark, isNew: false)
        }
        return try made(path) { () throws(FileError) in try files.write(bytes, to: path) }
    }

    /// What was made in pieces is staged, and dropped where it is what stands there.
    private func write(
        _ make: Printed.Pieces, to path: String
    ) throws(DiagnosticError) -> Press.Made {
        let file: NewFile
        do throws(FileError) {
            file = try files.begin(path)
        } catch {
            throw cannotWrite(path, error)
        }
        try make { (bytes) throws(DiagnosticError) in
            try attempt(path) { () throws(FileError) in try file.append(bytes[...]) }
        }
        let staged = try made(path) { () throws(FileError) in try file.finish() }
        guard let mark = standing?.mark(of: path, holding: path, in: staging) else {
            return staged
        }
        try attempt(path) { () throws(FileError) in try staging.remove(path) }
        return Press.Made(path: path, mark: mark, isNew: false)
    }

    private func made(
        _ path: String, copying source: String? = nil,
        _ work: () throws(FileError) -> FileState
    ) throws(DiagnosticError) -> Press.Made {
        let state = try attempt(path, copying: source, work)
        return Press.Made(path: path, mark: StandingOutput.mark(of: state, rule))
    }

    private func cannotWrite(_ path: String, _ error: FileError) -> DiagnosticError {
        let shown = name + "/" + path
        return OutputFolder.error(.cannotWrite(shown, reason: error.reason), shown)
    }

    /// Runs a file operation and says what cannot be read or written if it fails.
    private func attempt<Value>(
        _ path: String, copying source: String? = nil, _ work: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try work()
        } catch {
            if let source, error.path == source {
                throw OutputFolder.error(.cannotRead(source, reason: error.reason), source)
            }
            throw cannotWrite(path, error)
        }
    }
}
