import PennyContent
import PennyDiagnostics
import PennyFiles

/// Reading a file that a person wrote: what the system refuses is a fault in its place.
enum SourceFile {
    static func bytes(_ path: String, limit: Int) throws(DiagnosticError) -> [UInt8] {
        try attempt(path) { () throws(FileError) in try FileSystem.read(path, limit: limit) }
    }

    /// The text of a file below a folder, to which no link leads.
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

    /// The path with all links resolved; nil for nothing.
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
        let fault = SiteFault.cannotRead(path, reason: error.reason)
        return DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: path))])
    }
}
