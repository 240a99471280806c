import PennyContent
import PennyDiagnostics
import PennyFiles

/// Reading a file that a person wrote: what the system refuses is a fault in its place.
enum SourceFile {
    static func text(_ path: String) throws(DiagnosticError) -> ContentText {
        try ContentText(path: path, bytes: bytes(path, limit: ContentText.byteLimit))
    }

    static func bytes(_ path: String, limit: Int) throws(DiagnosticError) -> [UInt8] {
        try attempt(path) { () throws(FileError) in try FileSystem.read(path, limit: limit) }
    }

    static func attempt<Value>(
        _ path: String, _ read: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try read()
        } catch {
            throw DiagnosticError([
                Diagnostic(
                    .error, SiteFault.cannotRead(path, reason: error.reason),
                    at: SourceLocation(path: path))
            ])
        }
    }
}
