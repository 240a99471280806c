import CFileSwap
import Glibc
import PennyDiagnostics

/// The output as it is being made: in a staging folder beside the real one,
/// which it replaces in one step when whole.
struct OutputFolder {
    private let path: String
    private let parent: String
    private let staging: String
    private var folders: Set<String> = []
    private let lock: FolderLock

    /// Prepares the staging folder.
    ///
    /// - Throws: when the folder holds the site's sources or something that no
    ///   build has made, or when another build is at work.
    init(_ output: String, source: String) throws(DiagnosticError) {
        path = FileSystem.resolved(output) ?? Self.withoutSlash(output)
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let above = parts.dropLast().joined(separator: "/")
        parent = parts.count == 1 ? "." : (above.isEmpty ? "/" : above)
        staging = "\(parent)/.\(parts.last ?? "").staging"
        do throws(FileError) {
            try FileSystem.makeFolders(parent)
        } catch {
            throw Self.error(.cannotWrite(error.path, reason: error.reason), output)
        }
        if Self.holds(path, source) { throw Self.error(.outputIsSource(output), output) }
        guard Self.isOurs(path) else { throw Self.error(.outputNotOurs(output), output) }
        let taken: FolderLock?
        do throws(FileError) {
            taken = try FolderLock(parent)
            if taken != nil {
                try FileSystem.removeTree(staging)
                try FileSystem.makeFolder(staging)
            }
        } catch {
            throw Self.error(.cannotWrite(error.path, reason: error.reason), output)
        }
        guard let taken else { throw Self.error(.outputLocked(output), output) }
        lock = taken
    }

    /// Writes one file at a path below the output.
    mutating func write(_ bytes: [UInt8], to relative: String) throws(DiagnosticError) {
        do throws(FileError) {
            var folder = staging
            for part in relative.split(separator: "/").dropLast() {
                folder += "/" + part
                if folders.insert(folder).inserted { try FileSystem.makeFolder(folder) }
            }
            try FileSystem.write(bytes, to: staging + "/" + relative)
        } catch {
            throw Self.error(.cannotWrite(relative, reason: error.reason), relative)
        }
    }

    /// Puts the staging folder in the place of the output.
    func publish() throws(DiagnosticError) {
        do throws(FileError) {
            for folder in folders.sorted() { try FileSystem.synchronise(folder: folder) }
            try FileSystem.synchronise(folder: staging)
            if FileSystem.kind(of: path) == nil {
                try FileSystem.rename(staging, to: path)
            } else {
                try exchange()
                try FileSystem.removeTree(staging)
            }
            try FileSystem.synchronise(folder: parent)
        } catch {
            throw Self.error(.cannotWrite(path, reason: error.reason), path)
        }
    }

    /// Swaps old and new in one step; in two renames on a file system that
    /// cannot.
    private func exchange() throws(FileError) {
        if penny_exchange(staging, path) == 0 { return }
        guard errno == EINVAL || errno == ENOSYS else { throw FileError(path) }
        let old = staging + ".old"
        try FileSystem.removeTree(old)
        try FileSystem.rename(path, to: old)
        try FileSystem.rename(staging, to: path)
        try FileSystem.rename(old, to: staging)
    }

    /// Removes what was staged. Whatever is left of it is removed by the next
    /// build, so a failure here is not worth hiding the reason for discarding.
    func discard() {
        do throws(FileError) { try FileSystem.removeTree(staging) } catch {}
    }

    // MARK: - What may be replaced

    /// A folder that is missing, empty, or made by a build.
    private static func isOurs(_ path: String) -> Bool {
        guard let kind = FileSystem.kind(of: path) else { return true }
        guard kind == .folder else { return false }
        if FileSystem.kind(of: path + "/" + Address.manifest) == .file { return true }
        guard let folder = opendir(path) else { return false }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        return count == 2
    }

    /// Whether the output folder is the site's or lies above it.
    private static func holds(_ output: String, _ source: String) -> Bool {
        guard let outer = FileSystem.resolved(output), let inner = FileSystem.resolved(source)
        else { return false }
        return inner == outer || inner.hasPrefix(outer == "/" ? outer : outer + "/")
    }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? withoutSlash(String(path.dropLast())) : path
    }

    private static func error(_ fault: SiteFault, _ path: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: path))])
    }
}

/// Keeps other builds away from a folder while it lives.
final class FolderLock {
    private let descriptor: Int32

    /// Nil when another process holds the lock.
    init?(_ path: String) throws(FileError) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
        let code = errno
        guard code == EWOULDBLOCK else { throw FileError(path, code) }
        return nil
    }

    deinit { close(descriptor) }
}
