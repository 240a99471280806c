import Glibc
import PennyDiagnostics
import PennyFiles

/// The files of the report: what the system refuses is a fault in its place.
enum ReportFiles {
    /// The bytes of a file; nil where none stands.
    static func read(_ path: String) throws(DiagnosticError) -> [UInt8]? {
        do throws(FileError) {
            return try FileSystem.read(path)
        } catch {
            if error.code == ENOENT { return nil }
            throw fault(.cannotRead(path, reason: error.reason), path)
        }
    }

    /// The names in a folder, in order; none where no folder stands.
    static func names(in path: String) throws(DiagnosticError) -> [String] {
        do throws(FileError) {
            return try FileSystem.entries(of: path).map(\.name)
        } catch {
            if error.code == ENOENT { return [] }
            throw fault(.cannotRead(path, reason: error.reason), path)
        }
    }

    /// Puts a whole file in the place of what stands there; folders are made if
    /// need be.
    static func write(_ bytes: [UInt8], to path: String) throws(DiagnosticError) {
        try makeFolders(above: path)
        do throws(FileError) {
            try FileSystem.replace(path, with: bytes)
        } catch {
            throw fault(.cannotWrite(path, reason: error.reason), path)
        }
    }

    /// Keeps other commands that write the report away while the lock lives.
    static func lock(_ path: String) throws(DiagnosticError) -> FolderLock {
        try makeFolders(above: path)
        let lock: FolderLock?
        do throws(FileError) {
            lock = try FolderLock(path)
        } catch {
            throw fault(.cannotWrite(path, reason: error.reason), path)
        }
        guard let lock else { throw fault(.locked, path) }
        return lock
    }

    private static func makeFolders(above path: String) throws(DiagnosticError) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        for count in parts.indices where !parts[count].isEmpty {
            let folder = parts[...count].joined(separator: "/")
            if mkdir(folder, 0o755) != 0, errno != EEXIST {
                let reason = String(cString: strerror(errno))
                throw fault(.cannotWrite(folder, reason: reason), folder)
            }
        }
    }

    private static func fault(_ fault: ReportFault, _ path: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(.error, fault, at: .option(path))])
    }
}
