import CFileCalls
import Glibc
import Synchronization

/// A folder that new files are put into, from several threads at once: the folders in it are made
/// when the first file comes and stay open, and the files are waited for together.
package final class NewFiles: Sendable {
    private let root: String
    private let top: Int32
    /// The folders below it; those that are kept open with their numbers.
    private let folders = Mutex<[Substring: Int32?]>([:])

    /// So many folders are kept open; others are opened for each file. A program may have
    /// 1,024 files open on most systems.
    private static let limit = 256

    private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

    private let early: EarlyWriting

    /// - Parameter root: an empty folder.
    package convenience init(_ root: String) throws(FileError) {
        try self.init(root, early: EarlyWriting(after: 128 << 20))
    }

    init(_ root: String, early: EarlyWriting) throws(FileError) {
        self.root = root
        self.early = early
        top = Glibc.open(root, Self.flags)
        guard top >= 0 else { throw FileError(root) }
    }

    deinit {
        folders.withLock { folders in
            for case let number? in folders.values { close(number) }
        }
        if top >= 0 { close(top) }
    }

    /// The number of a folder, which is made if it is not there; nil for one that is not kept
    /// open.
    private func number(of folder: Substring) throws(FileError) -> Int32? {
        let found = folders.withLock { folders -> Result<Int32?, FileError> in
            do throws(FileError) {
                return .success(try make(folder, &folders))
            } catch {
                return .failure(error)
            }
        }
        return try found.get()
    }

    private func make(
        _ folder: Substring, _ folders: inout [Substring: Int32?]
    ) throws(FileError) -> Int32? {
        if let known = folders[folder] { return known }
        if let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            _ = try make(folder[..<slash], &folders)
        }
        let name = String(folder)
        // In an empty folder nothing has its name: what does was put there by others.
        guard mkdirat(top, name, 0o755) == 0, fchmodat(top, name, 0o755, 0) == 0 else {
            throw FileError(root + "/" + name)
        }
        var number: Int32?
        if folders.count < Self.limit {
            let opened = openat(top, name, Self.flags)
            guard opened >= 0 else { throw FileError(root + "/" + name) }
            number = opened
        }
        folders[folder] = .some(number)
        return number
    }

    /// Writes a new file that everybody may read.
    ///
    /// - Returns: its state.
    @discardableResult
    package func write(_ bytes: [UInt8], to path: String) throws(FileError) -> FileState {
        let file = try begin(path)
        try file.append(bytes[...])
        let state = try file.finish()
        early.wrote(bytes.count) { self.beginWriting() }
        return state
    }

    /// Writes a new file with what a file below another folder has.
    ///
    /// - Returns: its state.
    @discardableResult
    package func copy(
        _ source: String, in tree: FileTree, to path: String
    ) throws(FileError) -> FileState {
        let original = try tree.file(source)
        let file = try begin(path)
        try original.content.read(tree.path(source)) { (part) throws(FileError) in
            try file.append(part)
            return true
        }
        return try file.finish()
    }

    /// Gives a file below another folder a name here, too. Where a file system gives none, the file
    /// is copied.
    ///
    /// - Returns: its state.
    package func link(
        _ source: String, in tree: FileTree, to path: String
    ) throws(FileError) -> FileState {
        let (folder, name) = try place(of: path)
        guard try tree.link(source, into: folder, name) else {
            return try copy(source, in: tree, to: path)
        }
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            throw FileError(root + "/" + path)
        }
        // Of a file that not everybody may read, the owner keeps what there is.
        if status.st_mode & 0o777 == 0o644 { return FileState(status) }
        guard unlinkat(folder, name, 0) == 0 else { throw FileError(root + "/" + path) }
        return try copy(source, in: tree, to: path)
    }

    /// Begins a new file that is written in pieces.
    package func begin(_ path: String) throws(FileError) -> NewFile {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let (folder, name) = try place(of: path)
        let number = openat(folder, name, flags, 0o644)
        let shown = root + "/" + path
        guard number >= 0 else { throw FileError(shown) }
        return NewFile(number, shown)
    }

    /// The number of an open folder, and the path of a file from there.
    private func place(of path: String) throws(FileError) -> (folder: Int32, name: String) {
        if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
            let number = try number(of: path[..<slash])
        {
            return (number, String(path[path.utf8.index(after: slash)...]))
        }
        return (top, path)
    }

    /// Has the disk write what it was given up to now. Whoever waits by one descriptor is told of
    /// a failure once, and it is the end that must be: so this waits by another.
    private func beginWriting() {
        let folder = Descriptor(openat(top, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        if folder.number >= 0 { _ = penny_synchronise(folder.number) }
    }

    /// Waits until all files and folders are on the disk.
    package func synchronise() throws(FileError) {
        guard penny_synchronise(top) == 0 else { throw FileError(root) }
    }
}
