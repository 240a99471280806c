import Glibc
import PennyDiagnostics
import PennyFiles

/// The files of a site's report: what the system refuses is a fault in its place, and so is
/// a link on the way to a file.
struct ReportFiles {
    private let tree: FileTree

    /// Twice what a fetch takes of an answer; texts have a smaller limit of their own.
    private static let byteLimit = 8 * 1024 * 1024

    init(site: String) {
        tree = FileTree(site)
    }

    /// A path as messages show it.
    func path(_ relative: String) -> String { tree.path(relative) }

    /// The bytes of a file; nil where none stands.
    func read(_ relative: String) throws(DiagnosticError) -> [UInt8]? {
        do throws(FileError) {
            return try tree.read(relative, limit: Self.byteLimit)
        } catch {
            if error.code == ENOENT { return nil }
            throw Self.fault(.cannotRead(error.path, reason: error.reason), error.path)
        }
    }

    /// The bytes of a file that a source names. It is never opened through a link.
    func bytes(ofSource relative: String) throws(ReportFault) -> [UInt8] {
        do throws(FileError) {
            return try tree.read(relative, limit: Self.byteLimit)
        } catch {
            if error.code == ENOENT { throw .noFile(relative) }
            throw .unreadableFile(relative, reason: error.reason)
        }
    }

    /// The names in a folder, in order; none where no folder stands.
    func names(in relative: String) throws(DiagnosticError) -> [String] {
        do throws(FileError) {
            return try tree.entries(of: relative).map(\.name)
        } catch {
            if error.code == ENOENT { return [] }
            throw Self.fault(.cannotRead(error.path, reason: error.reason), error.path)
        }
    }

    /// Writes a file that gets its name with all others of a batch, whatever is there. Folders
    /// are made if need be.
    func add(
        _ bytes: [UInt8], to relative: String, _ batch: FileBatch
    ) throws(DiagnosticError) {
        try change { () throws(FileError) in
            try batch.add(bytes, to: relative, in: tree, replaces: true)
        }
    }

    /// Gives the files of a batch their names.
    func commit(_ batch: FileBatch) throws(DiagnosticError) {
        try change { () throws(FileError) in try batch.commit() }
    }

    /// Removes what killed commands have left of files of such names in a folder.
    func removeLeftovers(
        in folder: String, where isOurs: (String) -> Bool
    ) throws(DiagnosticError) {
        try change { () throws(FileError) in
            guard try tree.standing(at: folder) == .folder else { return }
            try tree.removeLeftovers(in: folder, where: isOurs)
        }
    }

    /// Keeps other commands that write the report away while the lock lives.
    func lock(_ relative: String) throws(DiagnosticError) -> FolderLock {
        let lock = try change { () throws(FileError) in
            try FolderLock.making(in: tree, relative)
        }
        guard let lock else { throw Self.fault(.locked, path(relative)) }
        return lock
    }

    private func change<Value>(
        _ work: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try work()
        } catch {
            throw Self.fault(.cannotWrite(error.path, reason: error.reason), error.path)
        }
    }

    private static func fault(_ fault: ReportFault, _ path: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(.error, fault, at: .option(path))])
    }
}
