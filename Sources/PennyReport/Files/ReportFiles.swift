import Glibc
import PennyDiagnostics
import PennyFiles

/// Reads and writes the files of a site's report. Reports an error of the system, or a symbolic
/// link on the path, as a fault at the file.
struct ReportFiles {
    private let tree: FileTree

    /// Twice the limit of a fetched answer; text files have a smaller limit of their own.
    private static let byteLimit = 8 * 1024 * 1024

    init(site: String) {
        tree = FileTree(site)
    }

    /// A path as shown in messages.
    func path(_ relative: String) -> String { tree.path(relative) }

    /// The bytes of a file; nil if there is none.
    func read(_ relative: String) throws(DiagnosticError) -> [UInt8]? {
        do throws(FileError) {
            return try tree.read(relative, limit: Self.byteLimit)
        } catch {
            if error.code == ENOENT { return nil }
            throw Self.fault(.report.cannotRead(error.path, error.reason), error.path)
        }
    }

    /// The bytes of a file that a source names. Symbolic links are never followed.
    func bytes(ofSource relative: String) throws(Fault) -> [UInt8] {
        do throws(FileError) {
            return try tree.read(relative, limit: Self.byteLimit)
        } catch {
            if error.code == ENOENT { throw .connection.noFile(relative) }
            throw .connection.unreadableFile(relative, error.reason)
        }
    }

    /// The sorted names in a folder; none if it does not exist.
    func names(in relative: String) throws(DiagnosticError) -> [String] {
        do throws(FileError) {
            return try tree.entries(of: relative).map(\.name)
        } catch {
            if error.code == ENOENT { return [] }
            throw Self.fault(.report.cannotRead(error.path, error.reason), error.path)
        }
    }

    /// Writes a file that gets its name with all others of a batch, and replaces an existing one.
    /// Creates missing folders.
    func add(
        _ bytes: [UInt8], to relative: String, _ batch: FileBatch
    ) throws(DiagnosticError) {
        try change { () throws(FileError) in
            try batch.add(bytes, to: relative, in: tree, replaces: true)
        }
    }

    /// Renames the files of a batch to their names.
    func commit(_ batch: FileBatch) throws(DiagnosticError) {
        try change { () throws(FileError) in try batch.commit() }
    }

    /// Removes temporary files that killed commands have left in a folder, for files whose names
    /// match.
    func removeLeftovers(
        in folder: String, where isOurs: (String) -> Bool
    ) throws(DiagnosticError) {
        try change { () throws(FileError) in
            guard try tree.existingKind(at: folder) == .folder else { return }
            try tree.removeLeftovers(in: folder, where: isOurs)
        }
    }

    /// Prevents other commands from writing the report while the lock is alive.
    func lock(_ relative: String) throws(DiagnosticError) -> FolderLock {
        let lock = try change { () throws(FileError) in
            try FolderLock.making(in: tree, relative)
        }
        guard let lock else { throw Self.fault(.report.locked, path(relative)) }
        return lock
    }

    private func change<Value>(
        _ work: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try work()
        } catch {
            throw Self.fault(.report.cannotWrite(error.path, error.reason), error.path)
        }
    }

    private static func fault(_ fault: Fault, _ path: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(fault, at: .option(path))])
    }
}
