import Glibc

/// A folder that someone named, and its contents.
///
/// A path below it is walked name by name from the open folder, and no symbolic link on it is
/// followed. So no one can redirect a read or write elsewhere, not even by creating a link while it
/// is in progress.
package struct FileTree: Equatable, Sendable {
    /// The folder as it was named. Links in that path are up to the person who named it.
    package let root: String
    let openFolders: OpenFolders?

    package init(_ root: String) {
        self.root = root
        openFolders = nil
    }

    private init(_ root: String, keeping openFolders: OpenFolders) {
        self.root = root
        self.openFolders = openFolders
    }

    /// The same tree with these folders open from now on: files are read from the folders as they
    /// are now, whatever takes their names later.
    package func keeping(_ folders: [String]) -> FileTree {
        FileTree(root, keeping: OpenFolders(folders, in: self))
    }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.root == rhs.root }

    /// A path below the folder as messages show it.
    package func path(_ relative: String) -> String {
        if relative.isEmpty { return root.isEmpty ? "." : root }
        return prefix + relative
    }

    /// The path below the folder of a path as messages show it.
    package func relative(_ path: String) -> String {
        String(path.utf8.dropFirst(prefix.utf8.count)) ?? ""
    }

    private var prefix: String {
        switch root {
        case "", ".": ""
        case _ where root.hasSuffix("/"): root
        default: root + "/"
        }
    }

    /// The kind of the entry at a path; nil for nothing, for a path behind a link, and where the
    /// system cannot tell.
    package func kind(of relative: String) -> FileKind? {
        do throws(FileError) { return try existingKind(at: relative) } catch { return nil }
    }

    /// The kind of the existing entry at a path; nil for nothing.
    ///
    /// - Throws: the system's reason if it cannot tell.
    package func existingKind(at relative: String) throws(FileError) -> FileKind? {
        do throws(FileError) {
            return FileKind(try status(of: relative))
        } catch {
            if FileSystem.isMissing(error.code) { return nil }
            throw error
        }
    }

    /// The entries of a folder by name, except hidden ones.
    package func entries(of relative: String) throws(FileError) -> [FolderEntry] {
        let shown = path(relative)
        let folder = try Self.opened(folder(relative[...]), shown)
        return try FolderNames.entries(in: folder, shown)
    }

    /// The number of files and links below the folder, including hidden ones, except what git
    /// stores at its top.
    package func fileCount() throws(FileError) -> Int {
        var count = 0
        var folders = [""]
        while let next = folders.popLast() {
            let shown = path(next)
            let opened = try Self.opened(folder(next[...]), shown)
            let found = try FolderNames.counts(in: opened, shown)
            count += found.files
            // In a linked worktree git has a file.
            if next.isEmpty, let git = try existingKind(at: GitFolder.name), git != .folder {
                count -= 1
            }
            folders += found.folders.filter { !next.isEmpty || $0 != GitFolder.name }
                .map { next.isEmpty ? $0 : next + "/" + $0 }
        }
        return count
    }

    /// Whether two paths are names of one file.
    package func isOneFile(_ first: String, _ second: String) throws(FileError) -> Bool {
        let (one, two) = (try status(of: first), try status(of: second))
        return one.st_ino == two.st_ino && one.st_dev == two.st_dev
    }

    func status(of relative: String) throws(FileError) -> stat {
        var status = stat()
        let location = try locate(relative)
        guard fstatat(location.folder.number, location.name, &status, AT_SYMLINK_NOFOLLOW) == 0
        else {
            throw FileError(path(relative))
        }
        return status
    }

    // MARK: - Walking

    /// A name in an open folder.
    struct Location: ~Copyable {
        let folder: Descriptor
        let name: String
    }

    /// Opens the folder of a path's last name.
    func locate(_ relative: String) throws(FileError) -> Location {
        let (folder, name) = try parts(relative)
        return Location(folder: try self.folder(folder), name: name)
    }

    /// Splits a path into its folder and last name.
    func parts(_ relative: String) throws(FileError) -> (folder: Substring, name: String) {
        let names = relative.utf8
        guard let slash = names.lastIndex(of: UInt8(ascii: "/")) else {
            guard Self.isName(relative[...]) else { throw FileError(path(relative), EINVAL) }
            return ("", relative)
        }
        let name = relative[names.index(after: slash)...]
        // A slash at the start follows an empty name.
        guard Self.isName(name), slash > names.startIndex else {
            throw FileError(path(relative), EINVAL)
        }
        return (relative[..<slash], String(name))
    }

    private static func isName(_ name: Substring) -> Bool {
        !name.isEmpty && name != "." && name != ".."
    }

    /// Opens a folder from the root; the root itself for an empty path.
    func folder(_ relative: Substring) throws(FileError) -> Descriptor {
        let root = root.isEmpty ? "." : root
        var current = Descriptor(open(root, Self.asFolder))
        guard current.number >= 0 else { throw FileError(root) }
        if relative.isEmpty { return current }
        let names = relative.utf8
        var start = names.startIndex
        while true {
            let end = names[start...].firstIndex(of: UInt8(ascii: "/")) ?? names.endIndex
            current = try step(from: current, to: relative[start..<end], relative[..<end])
            if end == names.endIndex { return current }
            start = names.index(after: end)
        }
    }

    func step(
        from folder: borrowing Descriptor, to name: Substring, _ walked: Substring
    ) throws(FileError) -> Descriptor {
        guard Self.isName(name) else { throw FileError(path(String(walked)), EINVAL) }
        let name = String(name)
        let next = Descriptor(openat(folder.number, name, Self.asFolder | O_NOFOLLOW))
        guard next.number >= 0 else {
            // For a link the system reports a link or not a folder.
            let code = errno
            var status = stat()
            let isLink =
                fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0
                && FileKind(status) == .symbolicLink
            throw FileError(path(String(walked)), isLink ? ELOOP : code)
        }
        return next
    }

    /// The names in a folder, including hidden ones, ordered by their bytes.
    func names(in relative: String) throws(FileError) -> [String] {
        let shown = path(relative)
        return try FolderNames.all(in: Self.opened(folder(relative[...]), shown), shown)
    }

    /// Reopens a folder for listing or waiting.
    static func opened(
        _ folder: borrowing Descriptor, _ path: String
    ) throws(FileError) -> Descriptor {
        let opened = Descriptor(openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        guard opened.number >= 0 else { throw FileError(path) }
        return opened
    }

    /// The flags for walking through a folder, which need not be readable. O_PATH, which Swift's
    /// Glibc leaves out, has this value on all of Linux.
    private static let asFolder = 0o10000000 | O_DIRECTORY | O_CLOEXEC
}
