import PennyContent
import PennyDiagnostics
import PennyFiles

/// Reads source files. An error of the system becomes a fault at the file's path.
enum SourceFile {
    static func bytes(_ path: String, limit: Int) throws(DiagnosticError) -> [UInt8] {
        try attempt(path) { () throws(FileError) in try FileSystem.read(path, limit: limit) }
    }

    /// Reads the text of a file below a folder, without following links.
    static func text(_ relative: String, in tree: FileTree) throws(DiagnosticError) -> ContentText {
        let bytes = try bytes(relative, in: tree, limit: ContentText.byteLimit)
        return try ContentText(path: tree.path(relative), bytes: bytes)
    }

    static func bytes(
        _ relative: String, in tree: FileTree, limit: Int
    ) throws(DiagnosticError) -> [UInt8] {
        try attempt(tree.path(relative)) { () throws(FileError) in
            try tree.read(relative, limit: limit)
        }
    }

    /// Returns the path with all links resolved; nil where there is no file.
    static func realPath(of path: String) throws(DiagnosticError) -> String? {
        try attempt(path) { () throws(FileError) in try FileSystem.realPath(of: path) }
    }

    static func attempt<Value>(
        _ path: String, _ read: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try read()
        } catch {
            throw failure(error, path)
        }
    }

    /// Reports an error of the system at the path of the file.
    static func failure(_ error: FileError, _ path: String? = nil) -> DiagnosticError {
        let path = path ?? error.path
        let fault = Fault.site.cannotRead(path, error.reason)
        return DiagnosticError([Diagnostic(fault, at: SourceLocation(path: path))])
    }
}
