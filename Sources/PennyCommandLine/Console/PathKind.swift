import PennyDiagnostics
import PennyFiles
import PennySite

/// Checks a path that a person named. A system error becomes a fault at that path.
enum PathKind {
    /// Nil for nothing.
    static func of(_ path: String) throws(DiagnosticError) -> FileKind? {
        try attempt(path) { () throws(FileError) in try FileSystem.entryKind(of: path) }
    }

    /// The path with all links resolved; nil for nothing.
    static func real(_ path: String) throws(DiagnosticError) -> String? {
        try attempt(path) { () throws(FileError) in try FileSystem.realPath(of: path) }
    }

    private static func attempt<Value>(
        _ path: String, _ body: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try body()
        } catch {
            let fault = Fault.site.cannotRead(path, error.reason)
            throw DiagnosticError([Diagnostic(fault, at: SourceLocation(path: path))])
        }
    }
}
