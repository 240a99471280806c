import CFileCalls
import Glibc
import Synchronization

/// A folder into which several threads write new files at once. Subfolders are made with their
/// first file and stay open, and one final wait covers all files.
package final class NewFiles: Sendable {
    private let root: String
    private let top: Int32
    /// The subfolders; open ones with their descriptors.
    private let folders = Mutex<[Substring: Int32?]>([:])

    /// The number of folders that stay open; others are opened for each file. A program may have
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

    /// The descriptor of a folder, which is made if necessary; nil for one that does not stay open.
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
        // The folder was empty, so an existing entry was added by someone else.
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

    /// Writes a new file that everyone may read.
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

    /// Copies a file from another folder into a new file.
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

    /// Gives a file of another folder a second name here. If the file system does not support that,
    /// the file is copied.
    ///
    /// - Returns: its state.
    package func link(
        _ source: String, in tree: FileTree, to path: String
    ) throws(FileError) -> FileState {
        let (folder, name) = try locate(path)
        guard try tree.link(source, into: folder, name) else {
            return try copy(source, in: tree, to: path)
        }
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            throw FileError(root + "/" + path)
        }
        // A file that not everyone may read is copied: its owner keeps its permissions.
        if status.st_mode & 0o777 == 0o644 { return FileState(status) }
        guard unlinkat(folder, name, 0) == 0 else { throw FileError(root + "/" + path) }
        return try copy(source, in: tree, to: path)
    }

    /// Begins a new file that is written in pieces.
    package func begin(_ path: String) throws(FileError) -> NewFile {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let (folder, name) = try locate(path)
        let number = openat(folder, name, flags, 0o644)
        let shown = root + "/" + path
        guard number >= 0 else { throw FileError(shown) }
        return NewFile(number, shown)
    }

    /// The descriptor of the open folder, and the file's path from there.
    private func locate(_ path: String) throws(FileError) -> (folder: Int32, name: String) {
        if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
            let number = try number(of: path[..<slash])
        {
            return (number, String(path[path.utf8.index(after: slash)...]))
        }
        return (top, path)
    }

    /// Has the disk write the bytes so far. The system reports a write failure once for each
    /// descriptor, and the final wait must get it, so this uses another descriptor.
    private func beginWriting() {
        let folder = Descriptor(openat(top, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        if folder.number >= 0 { _ = penny_synchronise(folder.number) }
    }

    /// Waits until all files and folders are on the disk.
    package func synchronise() throws(FileError) {
        guard penny_synchronise(top) == 0 else { throw FileError(root) }
    }
}
